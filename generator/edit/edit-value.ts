import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, isSeq, parse, type Scalar } from 'yaml'
import { applyEdits } from '../problems/apply-edits.ts'
import type { Edit } from '../problems/problems.ts'
import { withoutMark } from '../read/byte-order-mark.ts'
import { childOf, documentOf, nodeAt } from '../read/document.ts'
import { type Path, withValueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { columnOf, endOfLine } from './lines.ts'
import { type ScalarValue, type Style, spell } from './spell.ts'

/**
 * Replaces the text, number or boolean at `path`, in the old value's style if that can represent the new one: plain,
 * quoted or multi-line; with `inQuotes`, a plain one is quoted. Undefined if the file has no such value there, or if
 * aliases repeat it.
 */
export function editValue(source: Source, path: Path, value: ScalarValue, inQuotes = false): Edit | undefined {
  const node = nodeAt(source, path)
  if (!isScalar(node) || !node.range) return undefined
  const [start, end] = node.range
  const old = source.text.slice(start, end)
  const base = styleAt(source, path, node, old)
  const quoted: Style = { ...base, type: 'QUOTE_DOUBLE', width: 0 }
  const styles = inQuotes && base.type === 'PLAIN' ? [quoted] : [base, quoted]
  // In single quotes, a line break is written as an empty line, which a reader takes for a new paragraph.
  const cannotBreak = base.type === 'PLAIN' || (base.type === 'QUOTE_SINGLE' && isOneLine(old))
  if (cannotBreak && typeof value === 'string' && value.includes('\n'))
    styles.unshift({ ...base, type: 'BLOCK_LITERAL' })
  const isSimple = isOneLine(old) && !isAnchored(source, path)
  return styles
    .map((style) => ({ file: source.file, start, end, text: replacement(source, start, old, spell(value, style)) }))
    .find((edit) => (isSimple && isOneLine(edit.text)) || isExactEdit(source, path, value, edit))
}

function styleAt(source: Source, path: Path, { type }: Scalar, old: string): Style {
  const parent = nodeAt(source, path.slice(0, -1))
  const key = childOf(parent, path.at(-1)!)?.key
  const first = isNode(key) ? key : isNode(parent) ? parent : undefined
  const isBlock = (isMap(parent) || isSeq(parent)) && parent.flow !== true
  return {
    type: type ?? 'PLAIN',
    place: isBlock ? 'block' : 'flow',
    indent: isBlock ? columnOf(source.text, first?.range?.[0] ?? 0) : 0,
    width: isOneLine(old) ? 0 : Math.max(80, ...old.split('\n').map((line) => line.trimEnd().length)),
    newLine: endOfLine(source.text),
  }
}

/** Keeps the blank lines after a multi-line text and the comment next to its `|` or `>`; adds a space after a colon. */
function replacement(source: Source, start: number, old: string, spelled: string): string {
  const [, comment = ''] = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(old) ?? []
  // Blanks at the end of its last line belong to the text.
  const [after = ''] = /\r?\n\s*$/.exec(old) ?? []
  const commented = /^[|>]/.test(spelled) ? spelled.replace(/^\S+/, (mark) => mark + comment) : spelled + comment
  return `${old === '' && source.text[start - 1] === ':' ? ' ' : ''}${commented}${old === '' ? '' : after}`
}

/** Whether aliases may repeat the value or a group that contains it: an edit would then change those places too. */
const isAnchored = (source: Source, path: Path) =>
  path.some((_, index) => {
    const node = nodeAt(source, path.slice(0, index + 1))
    return isNode(node) && 'anchor' in node && node.anchor !== undefined
  })

const isOneLine = (text: string) => !text.includes('\n')

/** Whether the edited file has this value at this path, and everything else as before. */
function isExactEdit(source: Source, path: Path, value: ScalarValue, edit: Edit): boolean {
  const wanted = withValueAt(documentOf(source).toJS(), path, value)
  try {
    return isDeepStrictEqual(parse(withoutMark(applyEdits(source.text, [edit]))), wanted)
  } catch {
    return false
  }
}
