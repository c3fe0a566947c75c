import { degreesMeant } from '../../drive/point-meant.ts'
import type { Edit } from '../../problems/problems.ts'
import type { Path } from '../../read/raw-values.ts'
import type { InputSchema } from '../as-json.ts'
import type { CheckedFile } from '../checked-file.ts'
import { numbersAt } from '../known-keys.ts'
import type { Remedy } from './remedy.ts'

/**
 * The numbers that `text` may stand for at `path`, among those that the field accepts: 1.0 is not a count, and 33684 is
 * not a latitude. There are two where a comma may separate thousands or decimals, as in `1,200` for a price. Undefined
 * where the field takes no numbers.
 */
export function numbersMeant(text: string, path: Path, file: CheckedFile): number[] | undefined {
  const shapes = numbersAt(path, file)
  if (shapes.length === 0) return undefined
  const angle = degreesMeant(text)
  if (angle !== undefined && angle.key === path.at(-1)) return [angle.degrees]
  return shapes.flatMap((shape) => readingsOf(text, shape).filter((number) => isWithin(number, shape)))
}

/** What to write instead of a text that stands for one of these numbers. Which of two is meant is up to the author. */
export function numberRemedy(
  text: string,
  [number, other]: readonly number[] = [],
  write: (number: number) => Edit | undefined,
  isQuoted = false,
): Remedy {
  if (number === undefined) return { fix: `Write digits only${isQuoted ? ', without quotes' : ''}.` }
  if (other !== undefined) return { fix: `Write ${number}, or ${other} if the comma stands for a decimal point.` }
  return { fix: `Write ${number}${text === String(number) ? ', without quotes' : ''}.`, edit: write(number) }
}

function readingsOf(text: string, { type, maximum }: InputSchema): number[] {
  const unquoted = text.trim().replace(/^["“”'‘’](.*)["“”'‘’]$/, '$1')
  const [, hundredths] = /^(\d+(?:\.\d+)?)\s?%$/.exec(unquoted) ?? []
  // A share of one. Rounded, because a hundredth of 33.3 is a little less than 0.333.
  if (hundredths !== undefined) return maximum === 1 ? [Number((Number(hundredths) / 100).toFixed(8))] : []
  // A price with its currency, on either side: the practice has one currency. A word processor's dash for a minus sign.
  const digits = unquoted
    .replace(/^(?:\p{Sc}|[A-Z]{3}) ?(?=\d)|(?<=\d)\s?(?:\p{Sc}|[A-Z]{3})$/u, '')
    .replace(/^[–—−]/, '-')
  if (/^-?\d+(\.\d+)?$/.test(digits)) return [Number(digits)]
  return [
    ...(/^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits) ? [Number(digits.replaceAll(',', ''))] : []),
    // With a space between thousands, as in French.
    ...(/^-?[1-9]\d{0,2}(\s\d{3})+$/.test(digits) ? [Number(digits.replaceAll(/\s/g, ''))] : []),
    ...(type === 'number' && /^-?\d+,\d+$/.test(digits) ? [Number(digits.replace(',', '.'))] : []),
  ]
}

function isWithin(value: number, { type, minimum, exclusiveMinimum, maximum }: InputSchema): boolean {
  if (type === 'integer' && !Number.isInteger(value)) return false
  return value >= (minimum ?? value) && value > (exclusiveMinimum ?? -Infinity) && value <= (maximum ?? value)
}
