import { readStored } from '../storage.ts'
import { chosenLanguage } from './choice.ts'

/** Specification section 9: where other programs of this site, and our detection, keep a language. */
export const detectedKey = 'i18nextLng'

/**
 * `bar` stands, hidden, on English pages with a true Spanish pair, and links to it. Nothing more is loaded for a visitor
 * who chose English, nor for one of whom nothing tells of Spanish.
 */
export function followChoice(bar: HTMLElement): void {
  const choice = chosenLanguage()
  if (choice === 'en' || (choice === undefined && !tellsOfSpanish())) return
  import('./offer-spanish.ts').then(
    ({ offerSpanish }) => offerSpanish(bar, choice),
    (error) => console.error('Spanish is not offered', error),
  )
}

/** Cheaper than to detect the language, and never wrong about where detection would find English. */
const tellsOfSpanish = () =>
  /\bes\b|spanish/i.test(
    [
      location.search,
      document.cookie,
      readStored('local', detectedKey),
      readStored('session', detectedKey),
      navigator.languages,
    ].join(),
  )
