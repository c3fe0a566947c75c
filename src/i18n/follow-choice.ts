import type { Language } from '../shared/languages.ts'
import { readStored } from '../storage.ts'
import { chosenLanguage } from './choice.ts'
import { wordFor } from './site-languages.ts'

/** Specification section 9: where other programs of this site, and our detection, keep a language. */
export const detectedKey = 'i18nextLng'

/**
 * `bar` is hidden on a page in the default language that is also truly written in another language, and links to that
 * page. There is one for each such language. Nothing more is loaded for a visitor who chose a language other than the
 * bar's, nor for one without a choice where neither address nor browser mentions it.
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

/** Cheaper than detecting the language, and never misses a visitor for whom detection would find this one. */
const tellsOf = (offered: Language) =>
  new RegExp(`\\b(?:${offered}|${wordFor(offered)})(?![a-z\\d])`, 'i').test(
    [
      location.search,
      document.cookie,
      readStored('local', detectedKey),
      readStored('session', detectedKey),
      navigator.languages,
    ].join(),
  )
