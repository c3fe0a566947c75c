import { filledBelow, indentOf, isFilled, type Line, within } from './line.ts'
import { inDoubleQuotes } from './quotes.ts'
import type { Repair, Try } from './repair.ts'

const message = 'a "#" after a space starts a comment, so the text ends before it'
const fix = 'Put the whole text in double quotes.'

/** A multi-line text, or an entry in brackets, cut short because a " #" makes the rest a comment. */
export const cutByComment: Try = (line, lines) =>
  inBrackets(line) ?? inBrackets(lines[line.index - 1]) ?? overLines(line, lines)

function inBrackets(line: Line | undefined): Repair | undefined {
  const hash = line?.text.search(/\s#/) ?? -1
  if (line === undefined || hash === -1 || !/[[{]/.test(line.text.slice(0, hash))) return undefined
  const from = line.text.slice(0, hash).search(/[^[\]{},]*$/)
  const rest = /^[^\]},]*/.exec(line.text.slice(hash))![0]
  const entry = line.text.slice(from, hash + rest.length)
  const [, key = '', text = ''] = /^(\s*(?:[\w-]+: +)?)(.*?)\s*$/.exec(entry)!
  const start = from + key.length
  return {
    message,
    fix,
    at: line.start + hash + 1,
    edits: [within(line, start, start + text.length, inDoubleQuotes(text))],
  }
}

/** Entries and values in brackets that start with a "#", such as the codes of colors. */
export const startingWithHash: Try = (line) => {
  const found = [...line.text.matchAll(/(?<=[[{,]\s*(?:[\w-]+:\s+)?)#[^\]},]*[^\]},\s]/g)]
  const [first] = found
  return (
    first && {
      message: `"${first[0]}" starts with a "#", which starts a comment`,
      fix: `Put it in quotes: ${inDoubleQuotes(first[0])}.`,
      at: line.start + first.index,
      edits: found.map(({ 0: text, index }) => within(line, index, index + text.length, inDoubleQuotes(text))),
    }
  )
}

/** Assumes that the text runs from the line with its key to the last line that is indented further. */
function overLines(line: Line, lines: readonly Line[]): Repair | undefined {
  const own = indentOf(line)
  for (const first of lines.slice(Math.max(0, line.index - 10), line.index + 1).reverse()) {
    const [, before] = /^( *(?:- +)*(?:[\w-]+: +))[^\s"'[{|>&*!%@`#]/.exec(first.text) ?? []
    if (before === undefined) continue
    const next = lines
      .slice(first.index + 1)
      .find((each) => each.text.trim() !== '' && indentOf(each) <= indentOf(first))
    const last = lines[(next?.index ?? lines.length) - 1]!
    const written = lines.slice(first.index, last.index + 1)
    const hash = written.find(({ text }) => /(?:^|\s)#/.test(text))
    if (hash === undefined || last.index < line.index || own < indentOf(first)) return undefined
    const start = first.start + before.length
    const raw = written
      .map(({ text }) => text)
      .join('\n')
      .slice(before.length)
      .trimEnd()
    return {
      message,
      fix,
      at: hash.start + hash.text.search(/(?:^|(?<=\s))#/),
      edits: [{ start, end: start + raw.length, text: inDoubleQuotes(raw) }],
    }
  }
  return undefined
}

/** The key of a line that is commented out, and what is before it, if the line contains nothing else. */
export function keyInComment(text = ''): { before: string; key: string } | undefined {
  const [, before, key] = /^( *#)\s*([\w-]+:)\s*$/.exec(text) ?? []
  return before === undefined || key === undefined ? undefined : { before, key }
}

/** A comment as other languages write it. What is indented further below `// - question: ...` is part of it. */
export const foreignComment: Try = (line, lines) => {
  const [, mark] = /^ *(\/\/|\/\*|<!--)/.exec(line.text) ?? []
  if (mark === undefined) return undefined
  const next = filledBelow(line, lines, indentOf(line))
  const closing = lines.slice(line.index).find(({ text }) => text.includes(mark === '/*' ? '*/' : '-->')) ?? line
  const end = mark === '//' ? (next?.index ?? lines.length) : closing.index + 1
  return {
    message: `YAML reads "${mark}" as text: a comment starts with "#"`,
    fix: 'Write "# " before each line of the comment instead.',
    at: line.start + indentOf(line),
    edits: lines
      .slice(line.index, end)
      .filter(isFilled)
      .map((each) => {
        const indent = indentOf(each)
        const words = each.text.slice(indent).replace(/^(?:\/[/*]+|<!--) *| *(?:\*\/|-->)\s*$/g, '')
        return within(each, indent, each.text.length, `# ${words}`.trimEnd())
      }),
  }
}
