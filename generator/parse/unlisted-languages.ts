import { distance } from 'fastest-levenshtein'
import type { Language } from '../../src/shared/languages.ts'
import { addTo } from '../group-by.ts'
import { type Codes, englishName } from '../languages.ts'
import type { NonEmpty } from '../non-empty.ts'
import { perSource } from '../read/per-source.ts'
import { type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'
import { remembered } from '../remembered.ts'
import { codeOfWordsFile } from './schemas/index.ts'
import { languageCode } from './schemas/languages.ts'

/** A language that the manifest has words in but languages.yaml does not name. */
export interface Unlisted {
  code: Language
  /** Where its words are, in file order: its block next to that of the first language, or its file in ui/. */
  places: NonEmpty<{ source: Source; path: Path }>
}

/**
 * Languages whose words the site does not use, because they were taken off the list or are not on it yet. `listed` are
 * the codes on the list, the default one first.
 */
export function unlistedLanguages(sources: readonly Source[], listed: Codes): Unlisted[] {
  const found = new Map<Language, Unlisted['places']>()
  for (const source of sources)
    for (const { code, path } of blocksIn(source, listed)) addTo(found, code, { source, path })
  return [...found].map(([code, places]) => ({ code, places }))
}

const remember = perSource<{ code: Language; path: Path }[]>()

const blocksIn = (source: Source, listed: Codes) =>
  remember(source, listed.join(' '), () => {
    const inFile = codeOfWordsFile(source.file)
    if (inFile !== undefined) return !listed.includes(inFile) && isLanguage(inFile) ? [{ code: inFile, path: [] }] : []
    const blocks: { code: Language; path: Path }[] = []
    walk(source.value, (value, path) => {
      if (!isGroup(value) || !(listed[0] in value)) return
      for (const key of Object.keys(value))
        if (isBlock(key, value, listed)) blocks.push({ code: key, path: [...path, key] })
    })
    return blocks
  })

/**
 * Whether a key has a block like that of the first language, under a code that does not stand for a listed one: a
 * typo, or a variety such as `fr-CA`.
 */
function isBlock(key: string, group: Group, listed: Codes): boolean {
  // In this order, because the names of all languages take ten milliseconds to load.
  if (listed.includes(key) || !isLike(group[key], group[listed[0]]) || !isLanguage(key)) return false
  return !listed.some((code) => !(code in group) && (distance(code, key) === 1 || key.startsWith(`${code}-`)))
}

/** Whether both are texts, both lists, or both groups with most keys in common. A date does not count as text. */
function isLike(value: unknown, first: unknown): boolean {
  if (isGroup(value) && isGroup(first)) {
    const keys = Object.keys(value)
    return keys.filter((key) => key in first).length * 2 > keys.length
  }
  if (typeof value === 'string' && typeof first === 'string') return !/^\d{4}-\d\d-\d\d$/.test(value)
  return Array.isArray(value) && Array.isArray(first)
}

/** Whether a key is the code of a known language. Words such as "to" are codes too, but never next to another. */
export const isLanguage = (key: string): boolean => /^[a-z]{2,3}(-\w+)*$/.test(key) && isKnown(key)

/** Memoized: the same few short keys are in thousands of groups. */
const isKnown = remembered((key: string) => languageCode.safeParse(key).success && hasName(key))

/** Where the system knows no name it gives the code, or the one that has replaced it: `cbr` for `nom`. */
const hasName = (code: Language) => englishName(code) !== new Intl.Locale(code).toString()
