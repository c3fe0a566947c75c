import type { Language } from '../src/shared/languages.ts'
import { mapNonEmpty, type NonEmpty } from './non-empty.ts'
import type { Flag } from './parse/schemas/languages.ts'

// What the code knows about the site's languages, which the manifest lists. The first is the default language: pages
// are written in it first, its addresses have no prefix, and it is the fallback for whatever another language lacks.

export interface SiteLanguage {
  code: Language
  /** Its name in the language itself: `Español`. */
  name: string
  /**
   * For formatting dates and numbers, and for the cards of shared links: `es-US`. That of the first language for one in
   * which dates cannot be written.
   */
  locale: string
  /** The first segment of its addresses, `/es`; empty for the default language. */
  prefix: string
  direction: 'ltr' | 'rtl'
  flag?: Flag | undefined
}

/** All languages of the site, the default one first. */
export type Languages = Readonly<NonEmpty<SiteLanguage>>

/** The codes of the site's languages, the default one first. */
export type Codes = Readonly<NonEmpty<Language>>

/** Words in some of the site's languages. */
export type Texts<T> = Partial<Record<Language, T>>

export const codesOf = (languages: Languages): Codes => mapNonEmpty(languages, ({ code }) => code)

export const defaultOf = (languages: Languages): SiteLanguage => languages[0]

/** Throws for a code that is not one of the site's. */
export function languageOf(code: Language, languages: Languages): SiteLanguage {
  const found = languages.find((language) => language.code === code)
  if (found === undefined) throw new Error(`the site has no language "${code}"`)
  return found
}

/** The value in `language`, or in the default language when it has none. */
export const localized = <T>(texts: Texts<T>, language: Language, languages: Languages): T =>
  texts[language] ?? texts[defaultOf(languages).code]!

/** The language of the value that `localized` returns, if that is not `language`. */
export const fallbackLanguage = (texts: Texts<unknown>, language: Language, languages: Languages) =>
  texts[language] === undefined ? defaultOf(languages).code : undefined

/** A record with a value for each language. */
export const perLanguage = <T>(languages: Languages, make: (code: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map(({ code }) => [code, make(code)]))

/** The entries of languages.yaml with their defaults. */
export function siteLanguages([entry, ...entries]: Readonly<NonEmpty<LanguageEntry>>): Languages {
  const first = siteLanguage(entry, '', ourLanguage)
  const others = entries.map((each) => siteLanguage(each, `/${each.prefix ?? each.code.toLowerCase()}`, first.locale))
  return [first, ...others]
}

const siteLanguage = (
  { code, name, locale = code, flag }: LanguageEntry,
  prefix: string,
  otherwise: string,
): SiteLanguage => ({
  code,
  name,
  locale: inFormOfTexts(isKnown(locale) ? locale : otherwise),
  prefix,
  direction: directionOf(code),
  flag,
})

/** Whether dates can be written in a locale. In others, such as Haitian Creole, they would be in the machine's language. */
const isKnown = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0

/**
 * The locale with the calendar and the digits of the texts around its dates: some locales have others, so a holiday in
 * 2026 would be in 1405 next to the hours of an office in California. A locale may name its own: `fa-IR-u-ca-persian`.
 */
function inFormOfTexts(locale: string): string {
  const { calendar = 'gregory', numberingSystem = 'latn' } = new Intl.Locale(locale)
  const usual = new Intl.DateTimeFormat(locale).resolvedOptions()
  const isUsual = usual.calendar === calendar && usual.numberingSystem === numberingSystem
  return isUsual ? locale : new Intl.Locale(locale, { calendar, numberingSystem }).toString()
}

/**
 * The direction of the script that a language is usually written in, or that its code names, as in `ku-Arab`. Existing
 * lists, such as i18next's or `textInfo`, lack some languages.
 */
function directionOf(code: Language): SiteLanguage['direction'] {
  const { script = 'Latn' } = new Intl.Locale(code).maximize()
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

/** The right-to-left scripts that are in use today. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']

/** What an entry of languages.yaml says about a language. */
export interface LanguageEntry {
  code: Language
  name: string
  locale?: string | undefined
  prefix?: string | undefined
  flag?: Flag | undefined
}

/** The English name of a language, for our own messages, which are in English: `es` -> `Spanish`. */
export function englishName(code: Language): string {
  englishNames ??= new Intl.DisplayNames(ourLanguage, { type: 'language' })
  return englishNames.of(code) ?? code
}

/** The English name of a country: `CA` -> `Canada`. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(ourLanguage, { type: 'region' }).of(code) ?? code

/** A country as part of one of our sentences: `in Canada`, `in the United Kingdom`. */
export function inCountry(code: string): string {
  const name = countryName(code)
  return `in ${takesArticle.test(name) ? 'the ' : ''}${name}`
}

const takesArticle =
  /\b(Bahamas|Comoros|Emirates|Gambia|Islands|Kingdom|Maldives|Netherlands|Philippines|Republic|States|Territor(y|ies))$|^Isle/

/** The name of a language in that language, as a list of languages shows it: `es` -> `Español`. */
export function nativeName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Compares names in the order readers of our messages expect, the same on every machine. */
export const byName = (a: string, b: string): number => a.localeCompare(b, ourLanguage)

/** The language of our own messages, and the one that has every interface word. */
export const ourLanguage = 'en'

/** Created on first use: it takes 12 ms, and most commands never name a language. */
let englishNames: Intl.DisplayNames | undefined
