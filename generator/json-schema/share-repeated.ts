import { type EditorSchema, mapParts, partsOf } from './editor-schema.ts'

/**
 * The same schema with each titled part that occurs more than once moved to `definitions`. Definitions are named after
 * their titles, which editors show.
 */
export function shareRepeated(schema: EditorSchema): EditorSchema {
  const count = new Map<string, number>()
  countTitled(schema, count)
  const definitions: Record<string, EditorSchema> = {}
  const names = new Map<string, string>()

  const share = (part: EditorSchema): EditorSchema => {
    const { own, shape } = split(part)
    const text = isWorthIt(part) ? JSON.stringify(shape) : ''
    if ((count.get(text) ?? 0) < 2) return mapParts(part, share)
    const known = names.get(text)
    if (known !== undefined) return { ...own, $ref: `#/definitions/${known}` }
    const name = freeName(part.title!, definitions)
    names.set(text, name)
    definitions[name] = {}
    definitions[name] = mapParts(shape, share)
    return { ...own, $ref: `#/definitions/${name}` }
  }
  const shared = mapParts(schema, share)
  return names.size === 0 ? shared : { ...shared, definitions }
}

/** Splits a part into what is said about it at its place and what it has in common with others. */
function split({ description, examples, default: usual, ...shape }: EditorSchema): {
  own: EditorSchema
  shape: EditorSchema
} {
  return {
    own: {
      ...(description && { description }),
      ...(examples && { examples }),
      ...(usual !== undefined && { default: usual }),
    },
    shape,
  }
}

/** Groups, and texts that name something: any other text is no longer than a reference to it. */
const isWorthIt = ({ title, properties, enum: values, pattern = '' }: EditorSchema) =>
  title !== undefined && ((properties ?? values) !== undefined || pattern.length > 100)

/** Does not count the contents of a repeated part again, because they are written once with it. */
function countTitled(schema: EditorSchema, count: Map<string, number>): void {
  if (isWorthIt(schema)) {
    const text = JSON.stringify(split(schema).shape)
    const before = count.get(text) ?? 0
    count.set(text, before + 1)
    if (before > 0) return
  }
  for (const part of partsOf(schema)) countTitled(part, count)
}

/** `Care card` -> `care-card`, or `care-card-2` where another part has that name. */
function freeName(title: string, taken: Record<string, unknown>): string {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name}-${number}`
    if (!(tried in taken)) return tried
  }
}
