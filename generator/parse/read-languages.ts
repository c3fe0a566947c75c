import type { Language } from '../../src/shared/languages.ts'
import { type LanguageEntry, type Languages, siteLanguages } from '../languages.ts'
import { asGroup, asList, type Group } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import { codeOfWordsFile } from './schemas/index.ts'
import { isLocale, languageCode } from './schemas/languages.ts'

/** An entry of languages.yaml, as far as it can be read. */
interface ListedLanguage extends LanguageEntry {
  /** If false, the manifest keeps its words but the site has no page in it. */
  published: boolean
}

/**
 * The site's languages, as far as they can be read: every other file is read with them. A damaged or missing list is
 * reported where it is parsed. Until it is fixed, the missing languages are taken from the interface word files, so
 * that one mistake in the list does not make every text in a language look wrong.
 */
export function readLanguages(sources: readonly Source[]): {
  languages: Languages
  kept: ListedLanguage[]
  /** The code of the first one, published or not. */
  firstListed: Language
  /** Whether the list exists and every entry can be read. */
  isWhole: boolean
} {
  const listed = asList(sourceOf(sources, 'languages.yaml')?.value) ?? []
  const read = listed.map((entry) => readEntry(asGroup(entry)))
  // One that is listed twice counts once: otherwise each mistake in its words would be reported twice.
  const entries = read.filter(
    (entry, index) => entry === undefined || read.findIndex((each) => each?.code === entry.code) === index,
  )
  const unlisted = languagesFromWords(sources).filter(({ code }) => entries.every((entry) => entry?.code !== code))
  // They go where the first unreadable entry is, so they also supply the default language if that entry comes first.
  const gap = entries.length === 0 ? 0 : entries.indexOf(undefined)
  const all = gap === -1 ? entries : [...entries.slice(0, gap), ...unlisted, ...entries.slice(gap)]
  const found = all.filter((entry) => entry !== undefined)
  // If none is published, a mistake that is reported where the list is parsed, all of them count.
  const published = found.some((entry) => entry.published) ? found.filter((entry) => entry.published) : found
  const [first = { code: 'und', name: 'und' }, ...others] = published
  return {
    languages: siteLanguages([first, ...others]),
    kept: found.filter((entry) => !published.includes(entry)),
    firstListed: (found[0] ?? first).code,
    isWhole: gap === -1 && published.length > 0,
  }
}

/** Undefined for an entry whose language cannot be determined. */
function readEntry({ code, name, locale, prefix, flag, published }: Group): ListedLanguage | undefined {
  const { success, data } = languageCode.safeParse(code)
  if (!success) return undefined
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const known = text(locale)
  const others = {
    locale: known && isLocale(known) ? known : undefined,
    prefix: text(prefix),
    flag: flag as LanguageEntry['flag'],
  }
  return { code: data, name: text(name) ?? data, ...others, published: published !== false }
}

const languagesFromWords = (sources: readonly Source[]): ListedLanguage[] =>
  sources.flatMap(({ file }) => {
    const { data: code } = languageCode.safeParse(codeOfWordsFile(file))
    return code === undefined ? [] : [{ code, name: code, published: true }]
  })
