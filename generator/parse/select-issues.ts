import { placesOn } from '../read/raw-values.ts'
import type { CheckedFile } from './checked-file.ts'
import { freeKeys, type Issue, unfold } from './issues.ts'
import { type KeysMeant, keysMeant, likelyKey } from './keys-meant.ts'
import { besidePoints } from './pasted-point.ts'
import { pointInBraces } from './point-in-braces.ts'
import { madeBySplits, type SplitText, splitTexts } from './split-texts.ts'
import { cutText } from './text-cut-at-comma.ts'

/**
 * Selects the schema issues to report to the author, `reported`: one mistake often breaks several rules. `all` has
 * every issue, so that later checks can skip the same places. `splits` are mistakes that may break no rule at all.
 */
export function selectIssues(
  raw: readonly Issue[],
  file: CheckedFile,
): { reported: Issue[]; all: Issue[]; meant: KeysMeant; splits: SplitText[] } {
  const all = firstOfEach(raw.flatMap(unfold))
  const root = file.source.value
  const splits = splitTexts(all, file)
  const meant = keysMeant(all, file)
  const known = new Set([
    ...misspelt(all, meant, file),
    ...cutAtComma(all, file),
    ...besidePoints(all, root),
    ...withoutKeys(all, root),
    ...madeBySplits(splits),
  ])
  return { reported: all.filter(({ path }) => !known.has(path.join('\n'))), all, meant, splits }
}

/** Keeps the first issue of each value. A rule about a whole group waits until the group's parts are valid. */
function firstOfEach(issues: Issue[]): Issue[] {
  const seen = new Set<string>()
  const broken = placesOn(issues.flatMap(({ path }) => (path.length > 0 ? [path.slice(0, -1)] : [])))
  return issues.filter(({ code, path }) => {
    if (code === 'unrecognized_keys') return true
    const place = path.join('\n')
    if (code === 'custom' && broken.has(place)) return false
    return !seen.has(place) && seen.add(place)
  })
}

/** The paths of keys that are missing only because they are misspelled: the unknown key there is already reported. */
function misspelt(issues: readonly Issue[], meant: KeysMeant, file: CheckedFile): Set<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const free = freeKeys(issue.path, file)
    return issue.keys.flatMap((key) => {
      const name = likelyKey([...issue.path, key], free, meant)
      return name === undefined ? [] : [[...issue.path, name].join('\n')]
    })
  })
  return new Set(paths)
}

/** The paths of values that are wrong only because a comma ended them: the rest is reported as an unknown key. */
const cutAtComma = (issues: readonly Issue[], file: CheckedFile): string[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const free = freeKeys(issue.path, file)
    return issue.keys.flatMap((key) => cutText(file.source, [...issue.path, key], free)?.path.join('\n') ?? [])
  })

/** The paths of coordinates that are missing only because they have no key: they are reported as unknown keys. */
const withoutKeys = (issues: readonly Issue[], root: unknown): string[] =>
  issues.flatMap(({ code, path }) =>
    code === 'unrecognized_keys' && pointInBraces(root, path) !== undefined
      ? ['lat', 'lon'].map((key) => [...path, key].join('\n'))
      : [],
  )
