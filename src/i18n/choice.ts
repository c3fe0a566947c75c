import type { Language } from '../shared/languages.ts'
import { readStored, store } from '../storage.ts'
import { languageOf, siteLanguages, wordFor } from './site-languages.ts'

/** Specification section 9: the key. Section 4 gives the values. */
const key = 'language'

/** The language the visitor once chose, here or in another tab. */
export const chosenLanguage = (): Language | undefined => languageOf(readStored('local', key), siteLanguages())

/** Makes a `data-language` link or button remember its language when it is used. */
export function rememberLanguage(control: HTMLElement): void {
  control.addEventListener('click', () => store('local', key, wordFor(control.dataset.language!)))
}
