import { languageSpokenIn } from '../gazetteer/country-called.ts'
import { isCountry } from '../gazetteer/is-country.ts'
import { languageCalled } from '../parse/issues/language-called.ts'
import { isLanguage } from '../parse/unlisted-languages.ts'

/** What is wrong with a language code, and which one is meant. Undefined for a valid code. */
export function wrongCode(text: string): string | undefined {
  const shorter = shorterCode(text)
  if (shorter === undefined && isLanguage(text)) return undefined
  const meant = shorter ?? languageCalled(text) ?? languageIn(text.toUpperCase())
  return `"${text}" is not a language code, such as fr or zh-Hant.${meant === undefined ? '' : ` Did you mean ${meant}?`}`
}

/** The two-letter code for a three-letter one, by which the site would have a language twice: `vi` for `vie`. */
function shorterCode(text: string): string | undefined {
  const [code] = /^[a-z]{3}$/.test(text) ? Intl.getCanonicalLocales(text) : []
  return code?.length === 2 ? code : undefined
}

/** The language of a country whose code was written for it: `vi` for `vn`. */
const languageIn = (country: string) => (isCountry(country) ? languageSpokenIn(country) : undefined)
