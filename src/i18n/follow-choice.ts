import type { Language } from '../shared/languages.ts'
import { readStored } from '../storage.ts'
import { chosenLanguage } from './choice.ts'
import { wordFor } from './site-languages.ts'

/** Specification section 9: where other programs of this site, and our detection, keep a language. */
export const detectedKey = 'i18nextLng'

/**
 * `bar` stands, hidden, on a page in the default language that is truly written in another one too, and links to it. There
 * is one for each such language. Nothing more is loaded for a visitor who chose another than the bar's, nor for one of
 * whom nothing tells of it.
 */
export function followChoice(bar: HTMLElement): void {
  const offered = bar.querySelector('a')!.dataset.language!
  const choice = chosenLanguage()
  if (choice === undefined ? !tellsOf(offered) : choice !== offered) return
  import('./offer-language.ts').then(
    ({ offerLanguage }) => offerLanguage(bar, offered, choice),
    (error) => console.error(`the page is not offered in ${offered}`, error),
  )
}

/** Cheaper than to detect the language, and never wrong about where detection would find another. */
const tellsOf = (offered: Language) =>
  new RegExp(`\\b(?:${offered}|${wordFor(offered)})\\b`, 'i').test(
    [
      location.search,
      document.cookie,
      readStored('local', detectedKey),
      readStored('session', detectedKey),
      navigator.languages,
    ].join(),
  )
