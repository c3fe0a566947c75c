import { isScalar, type Scalar, visit } from 'yaml'
import type { Language } from '../../../src/shared/languages.ts'
import { shortened } from '../../../src/shared/shortened.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { documentOf, placeAt } from '../../read/document.ts'
import type { Source } from '../../read/read.ts'
import { inDoubleQuotes } from '../../read/slips/quotes.ts'

/**
 * Texts that end early because a " #" turns the rest into a comment. A comment is written "# like this"; "#404" is part
 * of an address. Words after a text that breaks off without a period may be either, and so may a number after a name or
 * a street: "Suite # 404". And texts that start late because an "&" makes their first word an anchor, a name for the
 * value.
 */
export function cutTexts(source: Source, languages: readonly Language[]): Problem[] {
  if (source.value === undefined || !(mayCut(source.text) || mayAnchor.test(source.text))) return []
  const problems: Problem[] = []
  const used = new Set<string>()
  const document = documentOf(source)
  visit(document, { Alias: (_, alias) => void used.add(alias.source) })
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key') return
      const inText = source.file.startsWith('ui/') || ancestors.some((each) => hasKey(each, languages))
      const isLost = node.anchor !== undefined && !used.has(node.anchor)
      const found = isLost ? firstWordLost(source, node, node.anchor!) : cutIn(source, node, inText)
      if (found !== undefined) problems.push(found)
    },
  })
  return problems
}

/** An "&" where a value may start. */
const mayAnchor = /(?:^|[\s[{,])&\S/m

/** A first word that no alias (`*word`) repeats was meant as text, or is left over. */
function firstWordLost(source: Source, { type, value, range }: Scalar, anchor: string): Problem | undefined {
  // If the anchor is all there is, the value is empty, which the schema already reports.
  if (!range || value === null) return undefined
  const start = source.text.lastIndexOf(`&${anchor}`, range[0])
  const text = String(value)
  const left = shortened(text, 40)
  const message = `YAML reads "&${anchor}" as the name of an anchor, so readers see only "${left}"`
  const fix = 'Put the whole text in double quotes. If it is an anchor, remove it: no alias refers to it.'
  const edit = type === 'PLAIN' ? quoted(source, start, range[1]) : undefined
  return problem('TEXT_CUT', placeAt(source, start), message, fix, [edit])
}

/** Puts the text between these offsets in double quotes. */
function quoted({ file, text }: Source, start: number, end: number): Edit {
  const written = text.slice(start, end).trimEnd()
  return { file, start, end: start + written.length, text: inDoubleQuotes(written) }
}

/** Whether a "#" follows a space, after an unquoted value or on a line that is only a comment. */
function mayCut(text: string): boolean {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1)) {
    if (!' \t'.includes(text[at - 1] ?? '\n')) continue
    const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
    const value = before.replace(/^[ \t]*(?:- +)*(?:[\w-]+: +)?/, '')
    if (value === '' ? /[^\s#!=-]/.test(text[at + 1] ?? ' ') : !/^["'{[|>&!%@#]/.test(value)) return true
    // Any other "#" of the line is in the same quotes or comment. Looking at each again takes minutes for a long line.
    at = text.indexOf('\n', at)
    if (at === -1) return false
  }
  return false
}

const hasKey = (node: unknown, names: readonly string[]) =>
  typeof node === 'object' &&
  node !== null &&
  'key' in node &&
  isScalar(node.key) &&
  names.includes(String(node.key.value))

function cutIn(source: Source, node: Scalar, inText: boolean): Problem | undefined {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return undefined
  const [start, end, after] = node.range
  const [rest, gap, comment] = /^([ \t]+|[ \t]*\r?\n[ \t]+)(#[^\r\n]*)/.exec(source.text.slice(end, after)) ?? []
  if (rest === undefined || isComplete(node.value)) return undefined
  const isBelow = gap!.includes('\n')
  if (isBelow && (!inText || !isWords(node.value) || isCommentedOut(comment!))) return undefined
  const place = placeAt(source, end + gap!.length)
  if (/^#[^\s#!=-]/.test(comment!)) {
    const message = `YAML cuts the text here: "${comment}" is read as a comment, so readers see only "${endOf(node.value)}"`
    const fix = 'Put the whole text in double quotes. If it is a note, write a space after the "#".'
    return problem('TEXT_CUT', place, message, fix, [quoted(source, start, end + rest.length)])
  }
  const breaksOff = inText && /^# /.test(comment!) && !/[.!?…:;)\]"”»]$/.test(node.value)
  if (isBelow || !(breaksOff || isNumbered(node.value, comment!))) return undefined
  const message = `"${comment}" is read as a comment, so readers see only "${endOf(node.value)}"`
  const fix = 'Put the whole text in double quotes. If it is a note, move it to a line of its own above.'
  return problem('COMMENT_AFTER_TEXT', place, message, fix)
}

/** Whether nothing could follow the value: it is a number, an id, an address or a date. */
const isComplete = (value: string) => /^[a-z\d-]*$|^\/|^https?:/.test(value)

/** Whether words are followed by a number or a letter, as those of suites and branches are: `# 404`, `# 4B`, `# C`. */
const isNumbered = (value: string, comment: string) =>
  /\p{L}/u.test(value) && /^# +(?:[A-Z]?-?\d|[A-Z](?:,|\s*$))/.test(comment)

const isWords = (value: string) => value.includes(' ')

/** Whether the line would be YAML without its "#". */
const isCommentedOut = (comment: string) => /^#(?:- |[\w-]+:(?:\s|$))/.test(comment)

const endOf = (text: string) => (text.length > 40 ? `...${text.slice(-37)}` : text)
