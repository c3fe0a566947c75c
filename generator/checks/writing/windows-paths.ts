import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import type { Source } from '../../read/read.ts'

/** What a path of Windows starts with, at the end of what stands before its first backslash or a later one. */
export const drive = /(?<![A-Za-z])[A-Z]:(?:\\[^\s\\"]*)*$/

const path = /(?<![A-Za-z])[A-Z]:(?:\\[^\s\\",;]+)+/g

/** A value in double quotes: inside any other, quotes are letters. */
const quotedValue = /^\s*(?:- +)*(?:[\w-]+: +)?"/

/** `"C:\new"`: in double quotes, "\n" ends the line. */
export function windowsPaths({ file, text, value }: Source): Problem[] {
  // A file with any other escape cannot be read, and its repair mends these too.
  if (value === undefined || !text.includes(':\\')) return []
  let start = 0
  return text.split('\n').flatMap((line, index) => {
    const lineStart = start
    start += line.length + 1
    if (!quotedValue.test(line)) return []
    return [...line.matchAll(path)]
      .filter((match) => isInDoubleQuotes(line, match.index + 2))
      .map(({ 0: found, index: at }) => {
        const edit: Edit = {
          file,
          start: lineStart + at,
          end: lineStart + at + found.length,
          text: found.replaceAll('\\', '\\\\'),
        }
        const place = { file, line: index + 1, column: at + 1 }
        const message = `in double quotes, the "${found.slice(2, 4)}" of "${found}" is read as one sign`
        return problem('ESCAPE_IN_PATH', place, message, `Write "${edit.text}".`, [edit])
      })
  })
}

/** Elsewhere a backslash is a backslash. An even number of them before it makes it one too. */
export function isInDoubleQuotes(line: string, at: number): boolean {
  const before = line.slice(0, at)
  const [backslashes] = /\\*$/.exec(before)!
  return backslashes.length % 2 === 0 && (before.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1
}
