import type * as z from 'zod'
import { type Path, valueAt } from '../read/raw-values.ts'
import { asJson, type InputSchema } from './as-json.ts'

/**
 * The keys and values that `schema` allows at `path`: the candidates for correcting a typo. `root` is the whole value:
 * where one of its keys selects the shape, as `kind:` does, only the keys of that shape count.
 */
export function knownAt(schema: z.ZodType, path: Path, root: unknown): { keys: string[]; values: string[] } {
  const shapes = shapesAt(schema, path, root)
  return {
    keys: [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})))],
    values: [
      ...new Set(shapes.flatMap((each) => each.enum ?? (each.const === undefined ? [] : [each.const])).map(String)),
    ],
  }
}

/** The keys that a group at `path` must have; none where it may have one of several shapes. */
export function requiredAt(schema: z.ZodType, path: Path, root: unknown): string[] {
  const [shape, ...others] = shapesAt(schema, path, root)
  return others.length > 0 ? [] : (shape?.required ?? [])
}

/** The maximum length in characters of a text at `path`, where there is one. */
export const maxLengthAt = (schema: z.ZodType, path: Path, root: unknown): number | undefined =>
  shapesAt(schema, path, root).find(({ maxLength }) => maxLength !== undefined)?.maxLength

/** The shapes of the numbers that are allowed at `path`: whole or not, from `minimum` to `maximum`. */
export const numbersAt = (schema: z.ZodType, path: Path, root: unknown): InputSchema[] =>
  shapesAt(schema, path, root).filter(({ type }) => type === 'number' || type === 'integer')

/** Whether a text of the author's own is allowed at `path`, not only one of a few; undefined where nothing is known. */
export function takesText(schema: z.ZodType, path: Path, root: unknown): boolean | undefined {
  const shapes = shapesAt(schema, path, root)
  return shapes.length === 0 ? undefined : shapes.some((each) => each.type === 'string' && each.enum === undefined)
}

/** Whether a list is allowed at `path`. */
export const takesList = (schema: z.ZodType, path: Path, root: unknown): boolean =>
  shapesAt(schema, path, root).some(({ type }) => type === 'array')

/** The groups at `path` that may have any key with a value of a certain shape. Free text has none: it fits anywhere. */
export const recordsAt = (schema: z.ZodType, path: Path, root: unknown): string[] =>
  shapesAt(schema, path, root).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { additionalProperties: value }]) =>
      typeof value === 'object' && (value.type === 'object' || value.pattern !== undefined) ? [name] : [],
    ),
  )

function shapesAt(schema: z.ZodType, path: Path, root: unknown): InputSchema[] {
  let here = [asJson(schema)]
  let value = root
  for (const step of path) {
    here = here.flatMap((each) => descend(each, step, value))
    value = valueAt(value, [step])
  }
  return here.flatMap((each) => shapesOf(each, value))
}

function descend(schema: InputSchema, step: PropertyKey, value: unknown): InputSchema[] {
  return shapesOf(schema, value).flatMap((shape) => {
    if (typeof step === 'number') return shape.items === undefined ? [] : [shape.items]
    const property = shape.properties?.[String(step)]
    if (property !== undefined) return [property]
    return typeof shape.additionalProperties === 'object' ? [shape.additionalProperties] : []
  })
}

/** The shapes a schema allows for `value`: the one whose fixed keys match, or all of them when none does. */
function shapesOf(schema: InputSchema, value: unknown): InputSchema[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices === undefined) return [schema]
  const chosen = choices.filter(({ properties = {} }) => {
    const fixed = Object.entries(properties).filter(([, { const: only }]) => only !== undefined)
    return fixed.length > 0 && fixed.every(([key, { const: only }]) => valueAt(value, [key]) === only)
  })
  return (chosen.length > 0 ? chosen : choices).flatMap((choice) => shapesOf(choice, value))
}
