import { englishName, ownName } from '../languages.ts'
import { languageCode } from '../parse/schemas/languages.ts'

const isCode = (text: string) => languageCode.safeParse(text).success && englishName(text) !== text

/** What is wrong with a language code, and which one is meant. Undefined for a valid code. */
export function wrongCode(text: string): string | undefined {
  if (isCode(text)) return undefined
  const meant = codeCalled(text.toLowerCase())
  return `"${text}" is not a language code, such as fr or zh-Hant.${meant === undefined ? '' : ` Did you mean ${meant}?`}`
}

/** The code that is the same in lower case, or whose language has this name in English or in the language itself. */
const codeCalled = (text: string): string | undefined =>
  [...letters]
    .flatMap((first) => [...letters].map((second) => first + second))
    .filter(isCode)
    .find((code) => code === text || [englishName(code), ownName(code)].some((name) => name.toLowerCase() === text))

const letters = 'abcdefghijklmnopqrstuvwxyz'
