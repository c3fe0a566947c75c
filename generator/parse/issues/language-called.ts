import { englishName, nativeName } from '../../languages.ts'
import { isLanguage } from '../unlisted-languages.ts'

/** The code that is the same in lower case, or whose language has this name in English or in the language itself. */
export const languageCalled = (name: string): string | undefined => {
  const text = name.toLowerCase()
  return [...letters]
    .flatMap((first) => [...letters].map((second) => first + second))
    .filter(isLanguage)
    .find((code) => code === text || [englishName(code), nativeName(code)].some((each) => each.toLowerCase() === text))
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
