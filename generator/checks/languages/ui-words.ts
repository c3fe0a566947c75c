import type { Language } from '../../../src/shared/languages.ts'
import { renameKey } from '../../edit/rename-key.ts'
import { replaceInside } from '../../edit/replace-inside.ts'
import { isAmerican } from '../../gazetteer/country.ts'
import { groupBy } from '../../group-by.ts'
import { codesOf, defaultOf, englishName } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { labelGroups, referenceFile } from '../../parse/own-words.ts'
import { certain, nearest } from '../../problems/nearest.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Group, isGroup } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { fillIns } from '../../text/inline.ts'
import { withoutForm } from '../../text/plural-key.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { type KnownWords, knownWords } from './known-words.ts'
import { missingWords, type WordsFile } from './missing-words.ts'

/**
 * Interface words that a language lacks or that no page shows, and words whose `{name}` placeholders differ from those
 * of the first language. A word that the first language lacks is an error only if Sightline has none to show instead.
 */
export function checkWords(manifest: LooseManifest): Problem[] {
  const { languages, words, practice } = manifest
  const { code: language } = defaultOf(languages)
  const all = codesOf(languages).flatMap((code) => wordsIn(code, words[code]))
  const first = all.find(({ code }) => code === language)
  const others = all.filter(({ code }) => code !== language)
  const known = knownWords(manifest)
  const isAbroad = !isAmerican(asGroup(practice.address))
  const given = `${language} ${isAbroad} ${JSON.stringify(known.needed)} ${first?.source.text ?? ''}`
  return [
    ...(first === undefined
      ? []
      : remember(first.source, given, () => compareKeys(known, first.words, [], { ...first, isAbroad }))),
    ...others.flatMap((other) =>
      remember(other.source, given, () => [
        ...compareKeys(known, other.words, [], { ...other, isAbroad, first: language }),
        ...(first === undefined
          ? []
          : compareMarks(first.words, other.words, [], { first: first.source, other: other.source, language })),
      ]),
    ),
  ]
}

const remember = keptPerSource('interface words')

/**
 * The words of a file that can be read. In the file of a newly added language, every word is still commented out; a
 * file whose YAML has a mistake is left out, because nobody can tell which words it lacks.
 */
function wordsIn(code: Language, source: Source | undefined): { code: Language; source: Source; words: Group }[] {
  const words = source?.value === null ? {} : source?.value
  return source !== undefined && isGroup(words) ? [{ code, source, words }] : []
}

/**
 * Compares key by key, so that a whole group that is missing or misspelled is reported once. The plural forms of a word
 * count as one key, since each language has its own forms.
 */
function compareKeys(known: KnownWords, words: Group, path: string[], checked: WordsFile): Problem[] {
  const [all, wanted, present] = [byWord(known.all), byWord(known.needed), byWord(words)]
  const takesIds = labelGroups[path.join('.')] !== undefined
  const absent = new Set([...wanted.keys()].filter((word) => !present.has(word)))
  const unused = takesIds ? absent : new Set([...all.keys()].filter((word) => !present.has(word)))
  const strange = [...present].filter(([word]) => !all.has(word) && !wanted.has(word))
  const unknown = strange.flatMap(([word, keys]) => {
    const meant = nearest(word, unused)
    if (meant === undefined && takesIds) return []
    const isCertain = meant !== undefined && certain(word, unused) === meant
    unused.delete(meant ?? '')
    absent.delete(meant ?? '')
    const names = keys.map((key) => [key, meant && `${meant}${key.slice(word.length)}`] as const)
    return names.map(([key, right]) => unknownKey(checked.source, [...path, key], right, isCertain))
  })
  const common = [...present].flatMap(([word, keys]) => {
    const key = all.get(word)?.[0]
    return key === undefined ? [] : keys.map((own): [string, string] => [key, own])
  })
  return [
    ...unknown,
    ...missingWords(entriesOf(known.needed, absent), path, checked),
    ...common.flatMap(([key, own]) => {
      const below = { all: known.all[key], needed: known.needed[key] }
      return compareValues(below, words[own], [...path, own], checked)
    }),
  ]
}

/** The entries of a group that are among these words, or are their plural forms. */
const entriesOf = (group: Group, words: ReadonlySet<string>): Group =>
  Object.fromEntries(Object.entries(group).filter(([key]) => words.has(withoutForm(key))))

/** The keys of a group, by the word that each is or is a plural form of. */
const byWord = (group: Group): ReadonlyMap<string, string[]> =>
  memo(group, 'by word', () => groupBy(Object.keys(group), withoutForm))

function compareValues(
  { all, needed }: Record<keyof KnownWords, unknown>,
  words: unknown,
  path: string[],
  checked: WordsFile,
): Problem[] {
  if (isGroup(all) && isGroup(words)) return compareKeys({ all, needed: asGroup(needed) }, words, path, checked)
  // The schema reports a value that is neither a text nor a group.
  if (isGroup(all) === isGroup(words) || (!isGroup(words) && typeof words !== 'string')) return []
  const message = `"${path.join('.')}" must be ${isGroup(all) ? 'a group of words' : 'a text'}`
  return [problem('UNKNOWN_WORD', locate(checked.source, path, 'key'), message, `Write it as in ${referenceFile}.`)]
}

function unknownKey(source: Source, path: string[], meant: string | undefined, isCertain: boolean): Problem {
  const report = (fix: string, edits: (Edit | undefined)[] = []) =>
    problem(
      'UNKNOWN_WORD',
      locate(source, path, 'key'),
      `"${path.join('.')}" is not one of the interface words`,
      fix,
      edits,
    )
  if (meant === undefined) return report('Remove it: no page shows it.')
  const right = [...path.slice(0, -1), meant].join('.')
  return report(`Did you mean "${right}"?`, isCertain ? [renameKey(source, path, meant)] : [])
}

interface Compared {
  first: Source
  other: Source
  /** The first language. */
  language: Language
}

/** The placeholders of every word that two languages have. */
function compareMarks(original: Group, words: Group, path: string[], files: Compared): Problem[] {
  const present = byWord(words)
  return [...byWord(original)].flatMap(([word, keys]) =>
    (present.get(word) ?? []).flatMap((own) => {
      const [theirs, ours] = [original[keys.at(-1)!], words[own]]
      if (isGroup(theirs) && isGroup(ours)) return compareMarks(theirs, ours, [...path, own], files)
      if (typeof theirs !== 'string' || typeof ours !== 'string') return []
      return differentMarks(theirs, ours, [...path, own], files)
    }),
  )
}

function differentMarks(original: string, words: string, path: string[], files: Compared): Problem[] {
  const [theirs, ours] = [fillIns(original), fillIns(words)]
  // A plural form such as "One page found" needs no number.
  const isForm = withoutForm(path.at(-1)!) !== path.at(-1)
  const lost = theirs.find((mark) => !ours.includes(mark) && !(isForm && mark === 'count'))
  const strange = ours.filter((mark) => !theirs.includes(mark))
  const typo = lost === undefined ? undefined : misspelledMark(lost, strange, path, files)
  if (typo !== undefined) return [typo]
  const report = (what: string, fix: string) => [
    problem('UNKNOWN_FILL_IN', locate(files.other, path), `"${path.join('.')}" ${what}`, fix),
  ]
  const text = `the ${englishName(files.language)} text`
  if (lost !== undefined) return report(`lacks {${lost}}, which ${text} has`, `Add {${lost}} to the text.`)
  const [mark] = strange
  if (mark === undefined) return []
  return report(`has {${mark}}, which ${text} does not have`, `Remove {${mark}}, or add it to ${text} too.`)
}

/** A placeholder that the two languages spell differently: the spelling that fewer words in both use is the typo. */
function misspelledMark(
  lost: string,
  strange: readonly string[],
  path: string[],
  { first, other }: Compared,
): Problem | undefined {
  const meant = certain(lost, strange)
  if (meant === undefined) return undefined
  const usesOf = (mark: string) => (first.text + other.text).split(`{${mark}}`).length
  const [ofLost, ofMeant] = [usesOf(lost), usesOf(meant)]
  if (ofLost === ofMeant) return undefined
  const [source, wrong, right] = ofLost < ofMeant ? [first, lost, meant] : [other, meant, lost]
  return problem(
    'UNKNOWN_FILL_IN',
    locate(source, path),
    `"${path.join('.')}" has {${wrong}}, where other texts have {${right}}`,
    `Write {${right}}.`,
    replaceInside(source, path, `{${wrong}}`, `{${right}}`),
  )
}
