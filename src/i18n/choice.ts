import type { Language } from '../shared/languages.ts'
import { readStored, store } from '../storage.ts'
import { languageOf } from './detect.ts'

/** Specification section 9: the key, and section 4: the values. */
const key = 'language'
const values: Record<Language, string> = { en: 'english', es: 'spanish' }

/** The language the visitor once chose, here or in another tab. */
export const chosenLanguage = (): Language | undefined => languageOf(readStored('local', key))

/** Makes a `data-language` link or button remember its language when it is used. */
export function rememberLanguage(control: HTMLElement): void {
  control.addEventListener('click', () => store('local', key, values[control.dataset.language as Language]))
}
