import { editValue } from '../../edit/edit-value.ts'
import { type Codes, codesOf, englishName } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { nearest } from '../../problems/nearest.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import {
  asGroup,
  asList,
  fieldOf,
  type Group,
  isAtOrBelow,
  isGroup,
  type Path,
  valueAt,
} from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { walk } from '../../read/walk.ts'
import { cite, citesIn } from '../../text/inline.ts'
import { brokenPaths } from '../broken-paths.ts'
import { keptPerSource } from '../kept-per-source.ts'

/** Places where an entry is structured differently in one language than in the default one. */
export function checkParity({ sources, languages, lists }: LooseManifest): Problem[] {
  const codes = codesOf(languages)
  const known = new Set(lists['sources.yaml'].map(({ value }) => value.id))
  return sources.flatMap((source) => {
    const unknown = citedIn(source).filter((id) => !known.has(id))
    return remember(source, `${codes} ${unknown}`, () => differences(source, codes, unknown))
  })
}

const remember = keptPerSource('parity')

const citedIn = (source: Source) =>
  memo(source, 'cited sources', () => Array.from(source.text.matchAll(cite), ([, id]) => id!))

function differences(source: Source, codes: Codes, unknown: readonly string[]): Problem[] {
  const differing = pairsOf(source.value, codes).flatMap(({ path, code, original, other }) =>
    compare([...path, code], original, other, {
      source,
      unknown,
      first: () => englishName(codes[0]),
      name: () => englishName(code),
    })
      .slice(0, 1)
      .map((found) => ({ path, found })),
  )
  if (differing.length === 0) return []
  // A translation with a missing or misspelled key differs from the original for that reason alone.
  const broken = brokenPaths(source, codes)
  return differing.filter(({ path }) => !broken.some((each) => isWithin(each, path, codes))).map(({ found }) => found)
}

const isWithin = (path: Path, pair: Path, codes: Codes) =>
  isAtOrBelow(path, pair) && codes.includes(String(path[pair.length]))

interface Pair {
  path: Path
  /** The code of the other language. */
  code: string
  original: Group
  other: Group
}

/** Every group of texts in the default language, paired with the same group in each other language. */
function pairsOf(root: unknown, codes: Codes): Pair[] {
  const [first, ...others] = codes
  const pairs: Pair[] = []
  walk(root, (value, path, under) => {
    const code = path.at(-1)
    if (!isGroup(under) || typeof code !== 'string' || !codes.includes(code)) return undefined
    const original = under[first]
    if (!isGroup(original) || !others.some((other) => isGroup(under[other]))) return undefined
    if (code !== first && isGroup(value)) pairs.push({ path: path.slice(0, -1), code, original, other: value })
    return false
  })
  return pairs
}

interface Compared {
  source: Source
  /** Cited sources that sources.yaml does not have. */
  unknown: readonly string[]
  /** The names of the default language and the other one, as functions: looking one up takes several milliseconds. */
  first: () => string
  name: () => string
}

/**
 * Keys that may differ: each language has its own cues for a sign or a promise, its own words that people search for,
 * its own untranslated texts, and its own places whose names take an article.
 */
const languageSpecificKeys = new Set(['cues', 'keywords', 'placeholder', 'inSentence'])

/**
 * Gives a section the id it has in the default language, unless another section has that id. If the two ids are nearly
 * the same, one of them is misspelled, and there is no telling which.
 */
function sameId(source: Source, path: Path, id: string): (Edit | undefined)[] {
  const ids = (asList(valueAt(source.value, path.slice(0, -1))) ?? []).map((section) => asGroup(section).id)
  const isMisspelled = nearest(id, [String(asGroup(valueAt(source.value, path)).id)]) !== undefined
  return isMisspelled || ids.includes(id) ? [] : [editValue(source, [...path, 'id'], id)]
}

function compare(path: Path, original: unknown, other: unknown, names: Compared): Problem[] {
  if (Array.isArray(original) && Array.isArray(other)) return compareLists(path, original, other, names)
  if (isGroup(original) && isGroup(other)) return compareGroups(path, original, other, names)
  const report = reportAt(path, names)
  const { first, name } = names
  const field = fieldOf(path)
  if (field === 'signs' && original !== other)
    return report(
      `the card names "${String(original)}" in ${first()} and "${String(other)}" in ${name()}`,
      'Name the same signs in the same order in both languages.',
    )
  if (typeof original === 'string' && typeof other === 'string') return compareCites(path, original, other, names)
  if (typeof original === typeof other) return []
  return report(
    `"${field}" is of a different kind in ${name()} than in ${first()}`,
    'Use the same kind of block in both languages.',
  )
}

const reportAt =
  (path: Path, { source }: Compared) =>
  (message: string, fix: string, edits: readonly (Edit | undefined)[] = []): Problem[] => [
    problem('DIFFERENT_SHAPE', locate(source, path, 'key'), message, fix, edits),
  ]

function compareLists(path: Path, original: unknown[], other: unknown[], names: Compared): Problem[] {
  const sections = compareSections(path, original, other, names)
  if (sections.length > 0) return sections
  if (original.length === other.length)
    return original.flatMap((entry, index) => compare([...path, index], entry, other[index], names))
  const { first, name } = names
  return reportAt(path, names)(
    `"${fieldOf(path)}" has ${original.length} entries in ${first()} and ${other.length} in ${name()}`,
    'Give both languages the same entries in the same order.',
  )
}

/** Names a section that one language lacks, or the first that is not where it is in the other. */
function compareSections(path: Path, original: unknown[], other: unknown[], names: Compared): Problem[] {
  const idsOf = (list: unknown[]) => list.map((each) => asGroup(each).id)
  const [ids, others] = [idsOf(original), idsOf(other)]
  const { first, name } = names
  const lost = ids.find((id) => !others.includes(id))
  const extra = others.findIndex((id) => !ids.includes(id))
  if (lost !== undefined && extra === -1 && original.length > other.length)
    return reportAt(path, names)(
      `the section "${lost}" exists in ${first()} but is missing in ${name()}`,
      `Add it to the ${name()} text, or remove it from the ${first()} text.`,
    )
  if (lost === undefined && extra !== -1 && original.length < other.length)
    return reportAt([...path, extra], names)(
      `the section "${others[extra]}" exists in ${name()} but is missing in ${first()}`,
      `Add it to the ${first()} text, or remove it here.`,
    )
  const isSame = lost === undefined && extra === -1 && original.length === other.length
  const moved = isSame ? others.findIndex((id, index) => id !== ids[index]) : -1
  if (moved === -1) return []
  return reportAt([...path, moved], names)(
    `the section "${others[moved]}" is in another place in ${name()} than in ${first()}`,
    `Put the sections in the same order: ${ids.join(', ')}.`,
  )
}

function compareGroups(path: Path, original: Group, other: Group, names: Compared): Problem[] {
  const { source, first, name } = names
  const report = reportAt(path, names)
  const keysOf = (group: Group) => Object.keys(group).filter((key) => !languageSpecificKeys.has(key))
  const missing = keysOf(original).find((key) => !(key in other))
  if (missing !== undefined)
    return report(
      `"${missing}" exists in ${first()} but is missing in ${name()}`,
      `Add "${missing}:" to the ${name()} text.`,
    )
  const extra = keysOf(other).find((key) => !(key in original))
  if (extra !== undefined)
    return report(
      `"${extra}" exists in ${name()} but is missing in ${first()}`,
      `Add "${extra}:" to the ${first()} text, or remove it here.`,
    )
  if (typeof original.id === 'string' && original.id !== other.id)
    return report(
      `the section "${original.id}" is called "${String(other.id)}" in ${name()}`,
      `Write the same id in both languages: "${original.id}", or "${String(other.id)}".`,
      sameId(source, path, original.id),
    )
  // A card must never have two different degrees of urgency.
  if (typeof original.level === 'string' && typeof other.level === 'string' && original.level !== other.level)
    return report(
      `the card is "${original.level}" in ${first()} and "${other.level}" in ${name()}`,
      'Give both languages the same level.',
    )
  return keysOf(original).flatMap((key) => compare([...path, key], original[key], other[key], names))
}

function compareCites(path: Path, original: string, other: string, names: Compared): Problem[] {
  const { first, name, unknown } = names
  const report = reportAt(path, names)
  // A misspelled source is reported separately.
  if (citesIn(original + other).some((id) => unknown.includes(id))) return []
  // So is a source in single brackets.
  const cites = (text: string, id: string) => text.includes(`[${id}]`)
  const lost = citesIn(original).find((id) => !cites(other, id))
  if (lost !== undefined)
    return report(
      `the ${first()} text cites [[${lost}]], but the ${name()} text does not`,
      `Cite [[${lost}]] here too.`,
    )
  const extra = citesIn(other).find((id) => !cites(original, id))
  if (extra === undefined) return []
  const fix = `Cite [[${extra}]] in the ${first()} text too, or remove it here.`
  return report(`the ${name()} text cites [[${extra}]], but the ${first()} text does not`, fix)
}
