import { type Path, valueAt } from '../read/raw-values.ts'
import { asJson, type InputSchema } from './as-json.ts'
import type { CheckedFile } from './checked-file.ts'

/**
 * The keys and values that are allowed at `path`: the candidates for correcting a typo. Where a key that the file has
 * selects the shape, as `kind:` does, only the keys of that shape count.
 */
export function knownAt(path: Path, file: CheckedFile): { keys: string[]; values: string[] } {
  const shapes = shapesAt(path, file)
  return {
    keys: [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})))],
    values: [
      ...new Set(shapes.flatMap((each) => each.enum ?? (each.const === undefined ? [] : [each.const])).map(String)),
    ],
  }
}

/** The keys that a group at `path` must have; none where it may have one of several shapes. */
export function requiredAt(path: Path, file: CheckedFile): string[] {
  const [shape, ...others] = shapesAt(path, file)
  return others.length > 0 ? [] : (shape?.required ?? [])
}

/** The maximum length in characters of a text at `path`, where there is one. */
export const maxLengthAt = (path: Path, file: CheckedFile): number | undefined =>
  shapesAt(path, file).find(({ maxLength }) => maxLength !== undefined)?.maxLength

/** The shapes of the numbers that are allowed at `path`: whole or not, from `minimum` to `maximum`. */
export const numbersAt = (path: Path, file: CheckedFile): InputSchema[] =>
  shapesAt(path, file).filter(({ type }) => type === 'number' || type === 'integer')

/** Whether free text is allowed at `path`, rather than only certain values; undefined where nothing is known. */
export function takesText(path: Path, file: CheckedFile): boolean | undefined {
  const shapes = shapesAt(path, file)
  return shapes.length === 0 ? undefined : shapes.some((each) => each.type === 'string' && each.enum === undefined)
}

/** Whether a list is allowed at `path`. */
export const takesList = (path: Path, file: CheckedFile): boolean =>
  shapesAt(path, file).some(({ type }) => type === 'array')

/** The groups at `path` that may have any key with a value of a certain shape. Free text has none: it fits anywhere. */
export const recordsAt = (path: Path, file: CheckedFile): string[] =>
  shapesAt(path, file).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { additionalProperties: value }]) =>
      typeof value === 'object' && (value.type === 'object' || value.pattern !== undefined) ? [name] : [],
    ),
  )

/** What is allowed at `path`: several shapes where the schema leaves a choice. */
export function shapesAt(path: Path, { schema, source }: CheckedFile): InputSchema[] {
  let here = [asJson(schema)]
  let { value } = source
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
