import type * as z from 'zod'
import { type Codes, englishName } from '../languages.ts'
import { asJson, type InputSchema } from '../parse/as-json.ts'
import { toBeWritten } from '../parse/stand-ins.ts'

/** What a skeleton needs: how its stand-in texts read, and values that only the manifest knows. */
interface Wanted {
  codes: Codes
  /** What the texts belong to: it distinguishes the texts of two skeletons. */
  of: string
  /** Values of keys that a schema cannot know, such as the name of another entry. */
  given: Readonly<Record<string, unknown>>
  /** What texts under certain keys must contain, such as `{city}`. */
  marks?: Readonly<Record<string, string>>
}

/**
 * The smallest value that fits a schema. It is derived from the schema, so it follows future changes to it. Every text
 * says that it is to be written, and what it belongs to. Of several shapes, the first that fits `given` is used.
 */
export function skeletonOf(schema: z.ZodType, wanted: Wanted): Record<string, unknown> {
  return valueFor(asJson(schema), [], wanted) as Record<string, unknown>
}

/** The kinds of pages that have a file. */
export function kindsIn(pages: z.ZodType): string[] {
  const { anyOf, oneOf } = asJson(pages)
  return (oneOf ?? anyOf ?? []).map((each) => String(each.properties?.kind?.const))
}

function valueFor(shape: InputSchema, path: readonly string[], wanted: Wanted): unknown {
  const key = path.at(-1)
  if (key !== undefined && path.length === 1 && key in wanted.given) return wanted.given[key]
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return shape.enum[0]
  const options = shape.anyOf ?? shape.oneOf
  if (options !== undefined)
    return valueFor(options.find((each) => fits(each, path, wanted)) ?? options[0]!, path, wanted)
  if (shape.properties !== undefined) {
    const own = Object.keys(shape.properties)
    const keys =
      path.length === 0
        ? [...new Set([...Object.keys(wanted.given), ...own])].filter((each) => own.includes(each))
        : own
    // A page must be in some language, but its schema leaves open which.
    const needed = (each: string) =>
      shape.required?.includes(each) || (path.length === 0 && (each in wanted.given || wanted.codes.includes(each)))
    return Object.fromEntries(
      keys.filter(needed).map((each) => [each, valueFor(shape.properties![each]!, [...path, each], wanted)]),
    )
  }
  if (shape.type === 'array') {
    const items = Array.from({ length: shape.minItems ?? 0 }, (_, index) => [...path, String(index + 1)])
    return items.map((each) => valueFor(shape.items ?? {}, each, wanted))
  }
  if (shape.type === 'number' || shape.type === 'integer') return shape.minimum ?? 0
  if (shape.type === 'boolean') return false
  return isName(shape) ? nameOf(path) : textOf(path, wanted)
}

/** Whether a shape fits the given values. Pages differ by their `kind`. */
const fits = ({ properties }: InputSchema, path: readonly string[], { given }: Wanted) =>
  path.length === 0 &&
  properties !== undefined &&
  Object.entries(given).every(([key, value]) => [undefined, value].includes(properties[key]?.const))

/** A slug has a pattern; words have none. */
const isName = ({ pattern }: InputSchema) => pattern !== undefined

/** `sections 1 id` -> `part-1`: the same in every language. */
const nameOf = (path: readonly string[]) => `part-${path.findLast((step) => /^\d+$/.test(step)) ?? 1}`

function textOf(path: readonly string[], { codes, of, marks = {} }: Wanted): string {
  const [code, ...rest] = codes.includes(path[0]!) ? path : [codes[0], ...path]
  const where = code === codes[0] ? '' : ` in ${englishName(code!)}`
  const mark = marks[rest[0]!] === undefined ? '' : ` ${marks[rest[0]!]}`
  return `${toBeWritten}${where}: ${rest.join(' ')} of ${of}${mark}`
}
