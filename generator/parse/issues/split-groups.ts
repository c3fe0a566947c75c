import { columnOf, startOfLine } from '../../edit/lines.ts'
import { groupBy } from '../../group-by.ts'
import type { NonEmpty } from '../../non-empty.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { rangeAt } from '../../read/document.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList, type Group, isGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import type { CheckedFile } from '../checked-file.ts'
import { brokenPlaces } from './issues.ts'
import { listed } from './name-value.ts'

/** A group that dashes before some of its keys split into several entries of a list. */
export interface SplitGroup {
  /** The paths of those entries, in order. */
  entries: Readonly<NonEmpty<Path>>
  /** The group with the keys of all of them. */
  merged: Group
}

/**
 * Finds split groups among the entries that lack fields: neighbors in a list that have no key in common and are one
 * valid entry together. All are tried together, because each try validates the whole file.
 */
export function splitGroups(lacking: readonly Path[], { schema, source }: CheckedFile): SplitGroup[] {
  const inLists = lacking.filter((path) => typeof path.at(-1) === 'number')
  const byList = groupBy(inLists, (path) => path.slice(0, -1).join('\n'))
  const candidates = [...byList.values()].flatMap((paths) => neighbors(paths, source.value))
  if (candidates.length === 0) return []
  const tried = structuredClone(source.value)
  // Each of the entries becomes the whole group, so that the paths of all others stay the same.
  for (const { entries, merged } of candidates)
    for (const path of entries) asList(valueAt(tried, path.slice(0, -1)))![Number(path.at(-1))] = merged
  const broken = brokenPlaces(schema, tried)
  return candidates.filter(({ entries }) => !broken.has(entries[0].join('\n')))
}

function neighbors(paths: readonly Path[], root: unknown): SplitGroup[] {
  const runs: { entries: NonEmpty<Path>; merged: Group }[] = []
  for (const path of paths.toSorted((a, b) => Number(a.at(-1)) - Number(b.at(-1)))) {
    const value = valueAt(root, path)
    if (!isGroup(value)) continue
    const last = runs.at(-1)
    const isNext = last !== undefined && Number(last.entries.at(-1)!.at(-1)) + 1 === Number(path.at(-1))
    if (isNext && Object.keys(value).every((key) => !(key in last.merged))) {
      last.entries.push(path)
      Object.assign(last.merged, value)
    } else runs.push({ entries: [path], merged: { ...value } })
  }
  return runs.filter(({ entries }) => entries.length > 1)
}

/** One problem for all entries of a split group. */
export function splitProblem({ entries }: SplitGroup, source: Source): Problem {
  const [first, ...rest] = entries
  const above = firstKey(source, first)
  const keys = listed(rest.map((path) => firstKey(source, path)))
  const [message, dashes] =
    rest.length === 1
      ? [`the dash before ${keys} starts a new entry, but it belongs with "${above}"`, 'that dash']
      : [`the dashes before ${keys} start new entries, but they belong with "${above}"`, 'those dashes']
  return problem(
    'MISSING_FIELD',
    locate(source, rest[0]!),
    message,
    `Remove ${dashes}, and start ${keys} in the same column as "${above}".`,
    rest.map((path) => withoutDash(first, path, source)),
  )
}

const firstKey = ({ value }: Source, path: Path) => Object.keys(asGroup(valueAt(value, path)))[0]!

/** Replaces the dash with a space, which puts the keys of the entry in the column of those of the first. */
function withoutDash(first: Path, path: Path, source: Source): Edit | undefined {
  const { text, file } = source
  const [above, start] = [first, path].map((each) => rangeAt(source, each)?.start)
  if (above === undefined || start === undefined || columnOf(text, above) !== columnOf(text, start)) return undefined
  const [blanks] = /(?<=^[ \t]*-)[ \t]+$/.exec(text.slice(startOfLine(text, start), start)) ?? []
  if (blanks === undefined) return undefined
  const dash = start - blanks.length - 1
  return { file, start: dash, end: dash + 1, text: ' ' }
}
