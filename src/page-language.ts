import type { Language } from './shared/languages.ts'

/** The language of the page as published. Read as the first script starts: a browser that translates changes it later. */
export const pageLanguage: Language = document.documentElement.lang

/** The codes of the site's languages: the page's own, and those in the switch above the header. */
export function siteLanguages(): Language[] {
  const switches = document.querySelectorAll<HTMLElement>('.top-bar [data-language]')
  return [...new Set([pageLanguage, ...Array.from(switches, ({ dataset }) => dataset.language!)])]
}
