import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import type { Source } from '../../read/read.ts'
import { linesOf } from '../../read/slips/line.ts'

/** The start of a Windows path, matched at the end of the text before one of its backslashes. */
export const drive = /(?<![A-Za-z])[A-Z]:(?:\\[^\s\\"]*)*$/

const path = /(?<![A-Za-z])[A-Z]:(?:\\[^\s\\",;]+)+/g

/** A line whose value is in double quotes. In any other value, quotes are ordinary characters. */
const quotedValue = /^\s*(?:- +)*(?:[\w-]+: +)?"/

/** Windows paths in double quotes, where a backslash starts an escape: in `"C:\new"`, "\n" is a line break. */
export function windowsPaths({ file, text, value }: Source): Problem[] {
  // A file with an invalid escape cannot be read at all, and the fix for that covers these paths too.
  if (value === undefined || !text.includes(':\\')) return []
  return linesOf(text).flatMap(({ index, start, text: line }) => {
    if (!quotedValue.test(line)) return []
    return [...line.matchAll(path)]
      .filter((match) => isInDoubleQuotes(line, match.index + 2))
      .map(({ 0: found, index: at }) => {
        const edit: Edit = {
          file,
          start: start + at,
          end: start + at + found.length,
          text: found.replaceAll('\\', '\\\\'),
        }
        const place = { file, line: index + 1, column: at + 1 }
        const message = `in double quotes, the "${found.slice(2, 4)}" of "${found}" is read as one character`
        return problem('ESCAPE_IN_PATH', place, message, `Write "${edit.text}".`, [edit])
      })
  })
}

/** Whether the backslash at `at` starts an escape: in double quotes, and after an even number of backslashes. */
export function isInDoubleQuotes(line: string, at: number): boolean {
  const before = line.slice(0, at)
  const [backslashes] = /\\*$/.exec(before)!
  return backslashes.length % 2 === 0 && (before.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1
}
