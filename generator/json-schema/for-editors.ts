import { type EditorSchema, isWorthMentioning, mapParts } from './editor-schema.ts'

/**
 * The schema without what makes editors insert too much: they put defaults, and the only value a key may have, into
 * every entry they begin. Descriptions mention the defaults instead, and error messages the shapes a value may have.
 */
export function forEditors(schema: EditorSchema): EditorSchema {
  const { default: usual, examples, ...rest } = schema
  return mapParts(
    {
      ...rest,
      ...(isWorthMentioning(usual) && { description: `${rest.description} Default: ${JSON.stringify(usual)}.` }),
      ...(examples !== undefined && rest.const === undefined && { examples }),
      ...(rest.anyOf && { anyOf: rest.anyOf.map((shape) => withOthers(shape, rest.anyOf!)) }),
    },
    forEditors,
  )
}

/** Adds to a text that groups may replace the error message for a value that is neither. */
function withOthers(shape: EditorSchema, all: readonly EditorSchema[]): EditorSchema {
  if (shape.type !== 'string') return shape
  const keys = all.flatMap(({ required = [] }) => required.map((key) => `${key}:`))
  return { ...shape, errorMessage: `Must be text or a group${keys.length === 0 ? '' : ` with ${keys.join(', ')}`}.` }
}
