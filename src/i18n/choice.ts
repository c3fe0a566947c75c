import { siteLanguages } from '../page-language.ts'
import type { Language } from '../shared/languages.ts'
import { readStored, store } from '../storage.ts'
import { languageOf, wordFor } from './site-languages.ts'

/** The key, from section 9 of the specification. Section 4 gives the values. */
const key = 'language'

/** The language the visitor has chosen, here or in another tab. */
export const chosenLanguage = (): Language | undefined => languageOf(readStored('local', key), siteLanguages())

/** Stores a choice, where the browser stores anything. */
export const choose = (language: Language) => store('local', key, wordFor(language))

/** Makes a `data-language` link or button store its language when used. A link leads to the section being read. */
export function rememberLanguage(control: HTMLElement): void {
  control.addEventListener('click', () => {
    choose(control.dataset.language!)
    // A section has the same id in every language.
    if (control instanceof HTMLAnchorElement) control.hash = location.hash
  })
}
