import { type JsonSchema, mapParts } from './json-schema.ts'

/**
 * The schema without what makes editors write too much: they put defaults, and the only value a key may have, into
 * every entry that they begin. What is left out is told in words, and so is what may stand where several shapes may.
 */
export function forEditors(schema: JsonSchema): JsonSchema {
  const { default: usual, examples, ...rest } = schema
  const isTold = ['string', 'number', 'boolean'].includes(typeof usual)
  return mapParts(
    {
      ...rest,
      ...(isTold && { description: `${rest.description} Left out, it is ${JSON.stringify(usual)}.` }),
      ...(examples !== undefined && rest.const === undefined && { examples }),
      ...(rest.anyOf && { anyOf: rest.anyOf.map((shape) => withOthers(shape, rest.anyOf!)) }),
    },
    forEditors,
  )
}

/** Of a text in whose place groups may stand: what fits neither must be one of them. */
function withOthers(shape: JsonSchema, all: readonly JsonSchema[]): JsonSchema {
  if (shape.type !== 'string') return shape
  const keys = all.flatMap(({ required = [] }) => required.map((key) => `${key}:`))
  return { ...shape, errorMessage: `Must be text or a group${keys.length === 0 ? '' : ` with ${keys.join(', ')}`}.` }
}
