import i18next from 'i18next'
import type { Language } from '../../src/shared/languages.ts'
import { defaultOf, type Languages, ourLanguage } from '../languages.ts'
import { memo } from '../memo.ts'
import type { Words } from '../page.ts'
import { capitalized } from './capitalized.ts'
import { fill } from './inline.ts'
import { withoutForm } from './plural-key.ts'
import { pluralRules } from './plural-rules.ts'

/** The interface words of a language as they are written: groups of words, or of groups. */
export type WordTree = { [key: string]: string | WordTree }

/**
 * The interface words of a language, by i18next: `{name}` is filled in, and `count` picks the plural form where the
 * word has forms (`pages_one`, `pages_other`). A key missing there falls back to the default language, then to English,
 * and one missing everywhere to its last part as words: `footer.openHours` -> `Open hours`. `check` reports them all.
 */
export function wordsFor(language: Language, languages: Languages, trees: Record<Language, WordTree>): Words {
  const instance = i18next.createInstance()
  instance.init({
    lng: asLookedUp(language),
    fallbackLng: [asLookedUp(defaultOf(languages).code), ourLanguage],
    initAsync: false,
    // Otherwise a word that zh-Hant lacks would be that of zh.
    load: 'currentOnly',
    resources: Object.fromEntries(
      Object.entries(trees).map(([code, translation]) => [asLookedUp(code), { translation }]),
    ),
    parseMissingKeyHandler: humanize,
  })
  const { pluralResolver } = instance.services
  // i18next's own would depend on the machine where nobody knows the language.
  pluralResolver.getRule = pluralRules
  const known = new Map<string, string>()
  const textOf = (key: string, count: number | undefined) => {
    const name = count === undefined ? key : `${key}${pluralResolver.getSuffix(language, count)}`
    let text = known.get(name)
    if (text === undefined) {
      const number = count === undefined ? {} : { count }
      text = instance.t(key, { ...number, skipInterpolation: true })
      known.set(name, text)
    }
    return text
  }
  return (key, values, amount = numberIn(values?.count)) => {
    const text = textOf(key, amount)
    // Not by i18next, which parses each text again: a few hundred are filled in on every page.
    return values === undefined ? text : fill(text, values)
  }
}

/** The code by which i18next looks up words: it turns pt-br into pt-BR. */
const asLookedUp = (code: Language): Language => Intl.getCanonicalLocales(code)[0]!

/** The language that most interface words of a language are in: its own, unless the first one's stand in for them. */
export function spokenIn(language: Language, languages: Languages, trees: Record<Language, WordTree>): Language {
  const first = defaultOf(languages).code
  const own = keysOf(trees[language] ?? {})
  const all = keysOf(trees[first] ?? {})
  return [...all].filter((key) => own.has(key)).length * 2 >= all.size ? language : first
}

/** The keys of all words, without their plural forms. */
const keysOf = (tree: WordTree): ReadonlySet<string> => memo(tree, 'keys of words', () => new Set(listKeys(tree)))

const listKeys = (tree: WordTree): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [withoutForm(key)] : listKeys(value).map((inner) => `${key}.${inner}`),
  )

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

function humanize(key: string): string {
  const words = key
    .split('.')
    .at(-1)!
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return capitalized(words)
}
