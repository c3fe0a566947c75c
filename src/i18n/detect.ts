import type { Language } from '../shared/languages.ts'
import { languageOf } from './site-languages.ts'

/** The places that may reveal a visitor's language, as read. Section 4 of the specification gives the order. */
export interface LanguageSources {
  /** `location.search`, for the parameter `lng`. */
  query: string
  /** `document.cookie`, for the cookie `i18next`. */
  cookie: string
  /** The values of `i18nextLng` in local storage and in session storage. */
  local: string | null
  session: string | null
  /** `navigator.languages`, most preferred first. */
  browser: readonly string[]
  /** The `lang` attribute of `<html>`. */
  html: string
}

/**
 * The language named by the first source that names one of this site's (`codes` holds them all). Falls back to the
 * page's own.
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
