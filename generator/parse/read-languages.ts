import { type LanguageEntry, type Languages, siteLanguage } from '../languages.ts'
import { asGroup, asList, type Group } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { languageCode } from './schemas/languages.ts'

/**
 * The site's languages, as far as they can be told: all other files are read with them. A list that is damaged or missing
 * is told of where it is parsed; until it is mended, what it does not tell are the languages that interface words are
 * written in, so that one mistake in it does not make every text in a language look wrong.
 */
export function readLanguages(sources: readonly Source[]): Languages {
  const listed = asList(sources.find(({ file }) => file === 'languages.yaml')?.value) ?? []
  const entries = listed.map((entry) => readEntry(asGroup(entry)))
  const unlisted = inWords(sources).filter(({ code }) => entries.every((entry) => entry?.code !== code))
  const told = entries.length === 0 ? unlisted : entries.flatMap((entry) => entry ?? unlisted.splice(0))
  return (told.length > 0 ? told : [{ code: 'und', name: 'und' }]).map(siteLanguage)
}

/** Nothing for an entry of no language that could be known. */
function readEntry({ code, name, locale, prefix, flag }: Group): LanguageEntry | undefined {
  const { success, data } = languageCode.safeParse(code)
  if (!success) return undefined
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const others = { locale: text(locale), prefix: text(prefix), flag: flag as LanguageEntry['flag'] }
  return { code: data, name: text(name) ?? data, ...others }
}

const inWords = (sources: readonly Source[]): LanguageEntry[] =>
  sources.flatMap(({ file }) => {
    const { data: code } = languageCode.safeParse(/^ui\/(.+)\.yaml$/.exec(file)?.[1])
    return code === undefined ? [] : [{ code, name: code }]
  })
