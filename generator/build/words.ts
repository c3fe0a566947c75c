import i18next from 'i18next'
import type { Language } from '../../src/shared/languages.ts'
import { defaultOf, type Languages, perLanguage } from '../languages.ts'
import type { Words } from '../page.ts'
import type { WordTree } from '../parse/manifest.ts'
import { fill } from './inline.ts'

/**
 * The interface words of a language. A key missing there falls back to the default language, and a key missing
 * everywhere to its last part as words: `footer.openHours` -> `Open hours`. Both cause a warning, once per key.
 */
export function wordsFor(
  language: Language,
  languages: Languages,
  trees: Record<Language, WordTree>,
  warn: (message: string) => void = (message) => process.emitWarning(message, 'MissingWord'),
): Words {
  const instance = i18next.createInstance()
  instance.init({
    lng: language,
    fallbackLng: defaultOf(languages).code,
    initAsync: false,
    // Codes are looked up exactly as written: otherwise i18next makes zh-hant of zh-Hant, and looks for zh as well.
    load: 'currentOnly',
    resources: perLanguage(languages, (code) => ({ translation: trees[code]! })),
    parseMissingKeyHandler: humanize,
  })
  // Looking a word up costs more than filling it in, and the same few hundred are used on every page.
  const known = new Map<string, string>()
  return (key, values) => {
    let word = known.get(key)
    if (word === undefined) {
      word = instance.t(key, { skipInterpolation: true })
      if (!instance.exists(key, { fallbackLng: [] })) warn(`ui/${language}.yaml has no "${key}": "${word}" is shown`)
      known.set(key, word)
    }
    return values === undefined ? word : fill(word, values)
  }
}

function humanize(key: string): string {
  const words = key
    .split('.')
    .at(-1)!
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
