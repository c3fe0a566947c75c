import type { Language } from '../shared/languages.ts'

/** The codes of the site's languages: that of the page, and those that the switch above its header leads to. */
export function siteLanguages(): Language[] {
  const switches = document.querySelectorAll<HTMLElement>('.top-bar [data-language]')
  return [...new Set([document.documentElement.lang, ...Array.from(switches, ({ dataset }) => dataset.language!)])]
}

/**
 * The language that a code (`es`, `es-MX`, `en_US`) or a word (`spanish`, see `wordFor`) stands for. Anything else is
 * refused whole, never cleaned: that is what keeps markup and script out of what is stored and compared.
 */
export function languageOf(value: string | null | undefined, codes: readonly Language[]): Language | undefined {
  const named = (value ?? '').toLowerCase().replaceAll('_', '-')
  if (!/^[a-z]{2,}(-[a-z\d]{1,8}){0,3}$/.test(named)) return undefined
  const fitting = codes.filter((code) => {
    const own = code.toLowerCase()
    return named === own || named.startsWith(`${own}-`) || named === wordFor(code)
  })
  // A site may speak both pt and pt-BR.
  return fitting.sort((a, b) => b.length - a.length)[0]
}

/**
 * The word that specification section 4 stores for a language: its English name, `spanish`; its code where the name is
 * not one word.
 */
export function wordFor(code: Language): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code)?.toLowerCase() ?? code
  return /^[a-z]+$/.test(name) ? name : code
}
