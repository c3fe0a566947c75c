import type { TextPlace } from '../../../src/shared/studio.ts'
import type { Codes } from '../../languages.ts'
import { wordsFile } from '../../parse/schemas/index.ts'

/** The same text in another language: under that language's key, or in its file of interface words. */
export function inLanguage({ file, path }: TextPlace, code: string, codes: Codes): TextPlace | undefined {
  if (isWord({ file }, codes)) return { file: wordsFile(code), path }
  const depth = path.findIndex((step) => codes.includes(String(step)))
  return depth === -1 ? undefined : { file, path: path.with(depth, code) }
}

/** Whether a list is written once in each language, rather than once with a text per language in each entry. */
export const isPerLanguage = (list: TextPlace, codes: Codes): boolean => inLanguage(list, codes[0], codes) !== undefined

/** Whether a text is a word of the interface. */
export const isWord = ({ file }: Pick<TextPlace, 'file'>, codes: Codes) =>
  codes.some((code) => wordsFile(code) === file)
