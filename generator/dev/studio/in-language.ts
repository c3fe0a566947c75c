import type { TextPlace } from '../../../src/shared/studio.ts'
import { wordsFile } from '../../parse/schemas/index.ts'

/** The same text in another language: under that language's key, or in its file of interface words. */
export function inLanguage({ file, path }: TextPlace, code: string, codes: readonly string[]): TextPlace | undefined {
  if (isWord({ file }, codes)) return { file: wordsFile(code), path }
  const depth = path.findIndex((step) => codes.includes(String(step)))
  return depth === -1 ? undefined : { file, path: path.with(depth, code) }
}

/** Whether a text is a word of the interface. */
export const isWord = ({ file }: Pick<TextPlace, 'file'>, codes: readonly string[]) =>
  codes.some((code) => wordsFile(code) === file)
