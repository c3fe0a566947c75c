import type { Language } from '../shared/languages.ts'
import { languageOf } from './site-languages.ts'

/** The sources that may tell a visitor's language, as read; specification section 4 gives the order. */
export interface LanguageSources {
  /** `location.search`: the parameter `lng`. */
  query: string
  /** `document.cookie`: the cookie `i18next`. */
  cookie: string
  /** What local storage, then session storage, hold under `i18nextLng`. */
  local: string | null
  session: string | null
  /** `navigator.languages`, the most preferred first. */
  browser: readonly string[]
  /** The `lang` attribute of `<html>`. */
  html: string
}

/**
 * The first source that names a language of this site (all of which are in `codes`) decides. The page itself is the
 * last.
 */
export function detectLanguage(
  { query, cookie, local, session, browser, html }: LanguageSources,
  codes: readonly Language[],
): Language {
  const named = [queryLanguage(query), /(?:^|; )i18next=([^;]*)/.exec(cookie)?.[1], local, session, ...browser]
  for (const value of named) {
    const language = languageOf(value, codes)
    if (language !== undefined) return language
  }
  return html
}

/** The value of `lng` in `?a=b&lng=es`. */
export const queryLanguage = (query: string) => new URLSearchParams(query).get('lng')
