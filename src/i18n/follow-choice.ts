import { readStored } from '../storage.ts'
import { chosenLanguage } from './choice.ts'
import { mentions } from './site-languages.ts'

/** Where our detection and other programs of this site store a language: section 9 of the specification. */
export const detectedKey = 'i18nextLng'

/**
 * `bar` is hidden on a page in the default language that has also been written in another language, and links to that
 * version. There is one bar per such language. Nothing more is loaded for a visitor who chose a language other than the
 * bar's, nor for one without a choice whose address and browser do not mention it.
 */
export async function followChoice(bar: HTMLElement): Promise<void> {
  const offered = bar.querySelector('a')!.dataset.language!
  const choice = chosenLanguage()
  if (choice === undefined ? !mentions(signs(), offered) : choice !== offered) return
  const offer = await import('./offer-language.ts')
  offer.offerLanguage(bar, offered, choice)
}

/** All that detection reads: see offer-language.ts. */
const signs = () =>
  [
    location.search,
    document.cookie,
    readStored('local', detectedKey),
    readStored('session', detectedKey),
    navigator.languages,
  ].join()
