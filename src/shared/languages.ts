// Imported by the generator, the templates and the browser: keep it free of DOM and Node.

/** The code of one of the site's languages: `en`, `vi`, `zh-Hant`. languages.yaml lists them. */
export type Language = string

/** The language that a code begins with, without its script and region: `en` of `en-CA`. */
export const baseOf = (code: Language): Language => code.split('-')[0]!

/**
 * The code by which browsers, screen readers and search engines know a language, as in `<html lang>`: two letters where
 * there are two. Ours may have three where two would clash with a key of entries: `ind` for Indonesian.
 */
export const knownCode = (code: Language): Language =>
  /^[a-z]{3}/.test(code) ? Intl.getCanonicalLocales(code)[0]! : code
