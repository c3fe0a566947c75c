import { isNode } from 'yaml'
import { nodeAt } from '../../read/document.ts'
import { fieldOf, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { isOptional } from '../schemas/index.ts'
import type { InvalidFile } from './invalid-file.ts'

/** For a value that YAML reads as a comment, because of a # at its start, or as an anchor: one word after an &. */
export function hiddenFix(path: Path, source: Source): string | undefined {
  const node = nodeAt(source, path)
  if (!isNode(node) || !node.range) return undefined
  if ('anchor' in node && node.anchor !== undefined)
    return `Put it in quotes: "&${node.anchor}". Without quotes, a word after an & is a name for the value.`
  const [, gap, text] = /^[ \t]*#([ \t]*)(\S.*)/.exec(source.text.slice(node.range[0])) ?? []
  if (text === undefined) return undefined
  if (gap !== '') {
    const before = 'the "#", which begins a comment'
    // In quotes, "# " is markup that readers would see.
    return explained.includes(fieldOf(path))
      ? `Write the value before ${before}.`
      : `Remove ${before}, or write the value before it.`
  }
  const [value] = text.split(/\s#(?:\s|$)/)
  return `Put it in quotes: "#${value!.trimEnd()}". Without quotes, everything after a # is a comment.`
}

/** Keys whose comment in the files of the starter says what to write, and is never the value itself. */
const explained = ['confirmedBy', 'on']

/** For a key or entry without a value. */
export function emptyFix(path: Path, { source, tried }: InvalidFile, expected?: string): string {
  if (path.length === 0)
    return `Write the entries, or ${isOptional(source.file) ? 'remove the file' : 'restore the file from an earlier version'}.`
  const isEntry = typeof path.at(-1) === 'number'
  const inKey = expected === 'array' ? 'its entries below it, starting with "- "' : 'a value after the colon'
  const other = tried.isRemovable(path) ? `, or remove the ${isEntry ? 'dash' : 'key'}` : ''
  return `Write ${isEntry ? 'the entry after the dash' : inKey}${other}.`
}
