import { type Path, placesOn } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
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
  const splits = splitTexts(all, file)
  const meant = keysMeant(all, file)
  const known = new Set([
    ...dueToKeys(all, meant, file).map((path) => path.join('\n')),
    ...besidePoints(all, file.source.value),
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

/**
 * The paths of values that are missing or wrong only because of an unknown key, which is reported: a misspelled one, the
 * rest of a text that a comma ended, or a number without its key.
 */
const dueToKeys = (issues: readonly Issue[], meant: KeysMeant, file: CheckedFile): Path[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const { path, keys } = issue
    const free = freeKeys(path, file)
    const missing = pointInBraces(file.source.value, path) === undefined ? [] : ['lat', 'lon']
    const cut: Path[] = []
    for (const key of keys) {
      const name = likelyKey([...path, key], free, meant)
      if (name !== undefined) missing.push(name)
      const text = cutText(file.source, [...path, key], free)
      if (text !== undefined) cut.push(text.path)
    }
    return [...missing.map((key) => [...path, key]), ...cut]
  })
