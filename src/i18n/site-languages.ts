import { baseOf, type Language } from '../shared/languages.ts'

/**
 * The language that a code (`es`, `es-MX`, `en_US`) or a word (`spanish`, see `wordFor`) stands for. Anything else is
 * rejected whole, never cleaned: that keeps markup and script out of what is stored and compared.
 */
export function languageOf(value: string | null | undefined, codes: readonly Language[]): Language | undefined {
  const named = (value ?? '').toLowerCase().replaceAll('_', '-')
  if (!/^[a-z]{2,}(-[a-z\d]{1,8}){0,3}$/.test(named)) return undefined
  const fits = (code: Language) => {
    const own = code.toLowerCase()
    return named === own || named.startsWith(`${own}-`) || named === wordFor(code)
  }
  // Readers of en-US understand en-CA, and those of zh-TW zh-Hant. The longest match wins: a site may have pt and pt-BR.
  const readable = codes.filter((code) => written(code) === written(named))
  return readable.filter(fits).sort((a, b) => b.length - a.length)[0] ?? readable[0] ?? codes.find(fits)
}

/**
 * Whether a text mentions a language. Cheaper than `languageOf`, which alone knows codes that browsers no longer use,
 * such as `iw` for Hebrew.
 */
export const mentions = (text: string, code: Language): boolean =>
  names(text, `${baseOf(code)}|${new Intl.Locale(code).language}`) ||
  // Looking up the first word takes some 50 ms on a slow phone, and most visits hold none.
  (mayHoldWord.test(text) && names(text, wordFor(code)))

const names = (text: string, pattern: string) => new RegExp(`\\b(?:${pattern})(?![a-z\\d])`, 'i').test(text)

/** A word is a whole value: of a list, or of what other programs store (see detect.ts). */
const mayHoldWord = /(?:^|,|lng=|i18next=)[a-z]{3}/i

/** A language and the script it is written in: `zh-Hant` for zh-TW, `fil-Latn` for tl. Undefined for a word. */
function written(code: Language): string | undefined {
  const [known] = languageScriptRegion.exec(code) ?? []
  if (known === undefined) return undefined
  const { language, script } = new Intl.Locale(known).maximize()
  return `${language}-${script}`
}

/** What `Intl` takes of any code. */
const languageScriptRegion = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?\b/i

/**
 * The word that section 4 of the specification stores for a language: its English name, such as `spanish`, or its code
 * if the name is not a single word.
 */
export function wordFor(code: Language): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code)?.toLowerCase() ?? code
  return /^[a-z]+$/.test(name) ? name : code
}
