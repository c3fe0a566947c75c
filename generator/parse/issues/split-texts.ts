import { isMap, isScalar, isSeq, type Pair } from 'yaml'
import { mapNonEmpty, type NonEmpty } from '../../non-empty.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { nodeAt, placeAt } from '../../read/document.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { walk } from '../../read/walk.ts'
import type { CheckedFile } from '../checked-file.ts'
import { takesText } from '../known-keys.ts'
import type { Issue } from './issues.ts'
import { inQuotes } from './text-instead.ts'

/**
 * A text in brackets or braces without quotes, which YAML split at the commas of its numbers:
 * `[Save up to $1,500, Free exam]`. An unknown key after such a comma is one of `cutText`.
 */
export interface SplitText {
  /** The paths of what it became, in order: entries of a list, or a value and the keys after it. */
  pieces: Readonly<NonEmpty<Path>>
  /** Its offsets in the file. */
  start: number
  end: number
  /** The offset of the first comma in one of its numbers. */
  comma: number
  /** Its numbers, as their author wrote them: `$1,500`. */
  numbers: readonly string[]
  /** Whether the comma cannot be the one between two entries. */
  isCertain: boolean
}

/** A comma between thousands. */
const thousands = /\d,\d{3}(?!\d)/

/** Digits in groups of three, and their currency. Another comma or a point before them makes them something else. */
const groupedNumber = /(?<![\d.]|\d,)\p{Sc}?\d{1,3}(?:,\d{3})+(?!\d)/gu

/** The split texts of a file. Where no text is wanted, such as in a list of numbers, there are none. */
export function splitTexts(issues: readonly Issue[], file: CheckedFile): SplitText[] {
  const { source } = file
  if (!thousands.test(source.text)) return []
  const holders = new Map<object, Path>()
  walk(source.value, (value, path, under) => {
    if (under !== undefined && mayBeRest(value, path.at(-1)!) && !holders.has(under))
      holders.set(under, path.slice(0, -1))
    return undefined
  })
  const unknown = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('\n')) : [],
    ),
  )
  return [...holders.values()]
    .flatMap((path) => splitIn(path, source))
    .filter(({ pieces }) => !pieces.some((path) => unknown.has(path.join('\n'))))
    .filter(({ pieces }) => isTextWanted(pieces[0], file))
}

/** Whether a text is wanted at `path`. In a group of interface words, whose keys the schema does not list, it is. */
const isTextWanted = (path: Path, file: CheckedFile) => takesText(path, file) ?? typeof path.at(-1) === 'string'

/**
 * Whether an entry, or a key without a value, may be the rest of a text after a comma in a number. YAML reads 000 as 0.
 * Looking at what YAML read spares nearly all files the parser's nodes.
 */
function mayBeRest(value: unknown, step: PropertyKey): boolean {
  if (typeof step !== 'number') return value === null && /^\d/.test(String(step))
  return step > 0 && (typeof value === 'number' || (typeof value === 'string' && /^\d{3}(?!\d)/.test(value)))
}

/** A value in brackets or braces, or a key in braces that has none. */
interface Slot {
  path: Path
  start: number
  end: number
}

function splitIn(path: Path, source: Source): SplitText[] {
  const node = nodeAt(source, path)
  if (!(isSeq(node) || isMap(node)) || node.flow !== true || !node.range) return []
  const [from, to] = node.range
  const numbers = [...source.text.slice(from, to).matchAll(groupedNumber)].map(({ 0: text, index }) => ({
    text,
    start: from + index,
    end: from + index + text.length,
  }))
  const isInNumber = (offset: number) => numbers.some(({ start, end }) => start < offset && offset < end)
  const slots = isSeq(node)
    ? node.items.flatMap((item, index) => slotOf(item, [...path, index]))
    : node.items.flatMap((pair) => slotOfPair(pair, path))
  return runsOf(slots, (before, slot) => before.end + 1 === slot.start && isInNumber(before.end)).map((run) => {
    const [first, last] = [run[0], run.at(-1) ?? run[0]]
    const [start, end] = [first.start, last.end]
    const others = source.text.slice(from, start) + source.text.slice(end, to)
    return {
      pieces: mapNonEmpty(run, (slot) => slot.path),
      start,
      end,
      comma: first.end,
      numbers: numbers.filter((each) => start <= each.start && each.end <= end).map(({ text }) => text),
      isCertain: isCertain(source.text.slice(start, end), others),
    }
  })
}

/**
 * Whether the comma in `whole` cannot be meant to end an entry: no entry begins with 000, and a list has either a space
 * after each comma or after none. `others` is the rest of the list.
 */
const isCertain = (whole: string, others: string) =>
  /,0/.test(whole) || (others.includes(',') ? /,\s/.test(others) : /[^\d,]/.test(whole))

/** Text in quotes is never split. */
const slotOf = (node: unknown, path: Path): Slot[] =>
  isScalar(node) && node.type === 'PLAIN' && node.range ? [{ path, start: node.range[0], end: node.range[1] }] : []

const slotOfPair = ({ key, value }: Pair, group: Path): Slot[] =>
  isScalar(key) ? slotOf(value === null ? key : value, [...group, String(key.value)]) : []

/** The neighbors that belong together, two or more of them. */
function runsOf(slots: readonly Slot[], isNext: (before: Slot, slot: Slot) => boolean): NonEmpty<Slot>[] {
  const runs: NonEmpty<Slot>[] = []
  for (const slot of slots) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (before !== undefined && isNext(before, slot)) run!.push(slot)
    else runs.push([slot])
  }
  return runs.filter(({ length }) => length > 1)
}

/** The paths of values that are wrong only because a comma split a text: its pieces, and the lists that got longer. */
export const madeBySplits = (splits: readonly SplitText[]): string[] =>
  splits.flatMap(({ pieces }) => [...pieces, ...listsAround(pieces[0])].map((path) => path.join('\n')))

/** The list with the value at `path`, and the list of lists with that, such as the rows of a table. */
function listsAround(path: Path): Path[] {
  const depth = path.findLastIndex((step) => typeof step !== 'number') + 1
  return Array.from({ length: path.length - depth }, (_, index) => path.slice(0, depth + index))
}

export function splitTextProblem({ start, end, comma, numbers, isCertain }: SplitText, source: Source): Problem {
  const whole = source.text.slice(start, end).replace(/\s+/g, ' ')
  const all = numbers.length === 1 ? `number ${numbers[0]}` : `numbers ${numbers.join(' and ')}`
  const commas = numbers.join('').split(',').length - 1
  const [what, ends] = commas === 1 ? ['comma', 'it ends'] : ['commas', 'they end']
  const edits = isCertain ? [{ file: source.file, start, end, text: inQuotes(whole) }] : []
  return problem(
    'BAD_VALUE',
    placeAt(source, comma),
    `the ${what} split the ${all}: without quotes, ${ends} the text`,
    `Put the whole text in quotes: "${whole}".${isCertain ? '' : ` Write a space after a comma between two entries.`}`,
    edits,
  )
}
