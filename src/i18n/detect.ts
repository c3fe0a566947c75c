import type { Language } from '../shared/languages.ts'

/** Where a visitor's language may be told, as read; specification section 4 gives the order. */
export interface LanguageSources {
  /** `location.search`: the parameter `lng`. */
  query: string
  /** `document.cookie`: the cookie `i18next`. */
  cookie: string
  /** What local storage, then session storage, hold under `i18nextLng`. */
  local: string | null
  session: string | null
  /** `navigator.languages`, the best liked first. */
  browser: readonly string[]
  /** The `lang` attribute of `<html>`. */
  html: string
}

/** The first source that names a language of this site decides; English when none does. */
export function detectLanguage({ query, cookie, local, session, browser, html }: LanguageSources): Language {
  const named = [queryLanguage(query), /(?:^|; )i18next=([^;]*)/.exec(cookie)?.[1], local, session, ...browser, html]
  for (const value of named) {
    const language = languageOf(value)
    if (language !== undefined) return language
  }
  return 'en'
}

/** The value of `lng` in `?a=b&lng=es`. */
export const queryLanguage = (query: string) => new URLSearchParams(query).get('lng')

/**
 * The language that a code (`es`, `es-MX`, `en_US`) or a word of specification section 4 (`spanish`) stands for. Anything
 * else is refused whole, never cleaned: that is what keeps markup and script out of what is stored and compared.
 */
export function languageOf(value: string | null | undefined): Language | undefined {
  const known = /^(?:(e[ns])(?:[-_][a-z\d]{1,8}){0,3}|(english)|spanish)$/i.exec(value ?? '')
  if (known === null) return undefined
  return (known[1]?.toLowerCase() as Language | undefined) ?? (known[2] === undefined ? 'es' : 'en')
}
