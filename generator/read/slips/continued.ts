import { startsBlockText } from './block-texts.ts'
import { isAboveItsOwn, isMissedKey } from './colons.ts'
import { columnOfKey, indentOf, isFilled, type Line } from './line.ts'

/** An unquoted text that starts in a line, after its dashes and its key. */
const startOfText = /^ *(?:- +)*([\w-]+: +)?(?![\w-]+:\s*$)[^\s"'[{|>&*!%@`#-]/

/**
 * For a line that continues the unquoted text above it but is not indented further: the least indent it needs, and
 * whether it may instead be an entry without its dash. In a list whose entries have keys, it is not an entry.
 */
export function continuedText(line: Line, lines: readonly Line[]): { indent: number; inList: boolean } | undefined {
  if (!/^ *[\p{L}\p{N}(]/u.test(line.text) || /^ *[\w-]+:/.test(line.text)) return undefined
  if (isAboveItsOwn(line, lines) || isMissedKey(line, lines)) return undefined
  const before = lines.slice(0, line.index).filter(isFilled)
  const owner = before.findLast(({ text }) => /^ *(?:-(?: |$)|[\w-]+:(?: |$))/.test(text))
  const [start, key] = startOfText.exec(owner?.text ?? '') ?? []
  if (owner === undefined || start === undefined || startsBlockText(owner)) return undefined
  const indent = columnOfKey(owner) + (key === undefined ? 0 : 2)
  if (indentOf(line) >= indent) return undefined
  const sibling = before.findLast((each) => indentOf(each) <= indentOf(line))
  const inList =
    sibling !== undefined && /^ *- +(?![\w-]+:(?: |$))/.test(sibling.text) && indentOf(sibling) === indentOf(line)
  // In line with the dashes of texts, it is more likely an entry, unless it reads like the rest of a sentence.
  const goesOn = /^ *\p{Ll}/u.test(line.text) && !/[.!?:]\W*$/.test(before.at(-1)!.text)
  return inList && !goesOn ? undefined : { indent, inList }
}
