import { shortened } from '../../../src/shared/shortened.ts'
import { isPlainAt } from '../../read/plain-fields.ts'
import { marked as marks } from '../../text/inline.ts'
import { decodeEntity } from './entities.ts'
import { type Finding, matching, type Rule } from './rule.ts'

/** The start or end of an HTML element. */
export const tag =
  /<\/?(?:a|b|i|u|s|em|strong|br|p|div|span|h[1-6]|ul|ol|li|hr|img|table|tr|td|th|script|style|iframe|sup|sub|small|font|center|blockquote|code|pre|video|button|figure|section|mark)(?:\s[^<>]*)?\/?>|<!--/i
const entity = /&(?:[a-z]{2,8}\d?|#\d{2,6}|#x[0-9a-f]{2,6});/gi
const strong = /(?<![\p{L}\p{N}_])__(?=\S)([^_\n]+?)(?<=\S)__(?![\p{L}\p{N}_])/gu
const italic = /(?<![\p{L}\p{N}*\\])\*(?=\p{L})([^*\n]*[\p{L}\p{N}.!?:,])\*(?![\p{L}\p{N}*])/gu
/** Not within a word, a name such as `@_name_`, or an address. */
const underscored =
  /(?<![\p{L}\p{N}_@/{\\]|\]\([^()\s]*|\/\/\S*)_(?=[^\s_])([^_\n]*[\p{L}\p{N}.!?:,)}"”])_(?![\p{L}\p{N}_@/])/gu
const strongItalic = /\*{3,}(?=[^\s*])([^*\n]*[^\s*])\*{3,}/g
const struck = /~~(?=\S)([^~\n]+?)(?<=\S)~~/g
/** Word processors put a backslash before marks when they copy a text as Markdown. */
const escaped = /\\([-*_#+.!~&>$()[\]])/g
const afterMark = '(?<=[.!?:;,)\\s]|^)(?:\\s*\\\\n)+'
const beforeSentence = '\\s*(?:\\\\n)+(?=[\\s\\p{Lu}¿¡"“(*[{-]|$)'
/** Not in the path of a server, which has other backslashes. */
const betweenWords = '(?<=\\p{L})(?<!\\\\\\S*)(?:\\\\n)+(?=\\p{Ll})'
/** `\n` as two characters where a text may break, but not in a Windows path. */
const lineBreaks = new RegExp(
  `(?<!(?<![A-Za-z])[A-Z]:(?:\\\\[^\\s\\\\"]*)*)(?:${afterMark}|${beforeSentence}|${betweenWords})\\s*`,
  'gu',
)
/** A row of a table, with a bar at its start or end: a title may have bars between its words. */
const tableRow = /^[^\S\n]*(?:\|[^\S\n].*[^\S\n]\|(?:[^\S\n].*)?|\S.*[^\S\n]\|[^\S\n].*[^\S\n]\|[^\S\n]*)$/m
const boldTag = /<(b|strong)>([^<>*[\]]+)<\/\1>/gi

/** HTML and Markdown that these texts do not support: readers would see it as typed. */
export const foreignMarkup: Rule = {
  isSuspect: matching(
    /<[/!a-z]|&#?\w{2,8};|__|`|!\[|["'>|]-?\s*#{1,6} |(?<!\*)\*[^\s*]|\*{3}|[^\w/@{]_[^\s_]|~~|> |\]\[\w|\\[^\w"\\]|\\n|[ "'|]\| /i,
  ),
  find: (text, { file, path }) => {
    if (!/[<>&_`#*[~\\|]/.test(text)) return []
    const isPlain = isPlainAt(file, path)
    return [
      ...tags(text, isPlain),
      ...entities(text),
      ...markdown(text, isPlain, typeof path.at(-1) === 'number'),
      ...typedBreaks(text),
      ...tableRows(text),
    ]
  },
}

function tags(text: string, isPlain: boolean): Finding[] {
  const found = tag.exec(text)?.[0]
  if (found === undefined) return []
  const words = isPlain ? '$2' : '**$2**'
  const mended = text.replace(boldTag, words)
  return [
    {
      code: 'FOREIGN_MARKUP',
      found,
      message: `"${found}" is HTML: readers would see it as it is`,
      fix: insteadOf(found, isPlain),
      ...(tag.test(mended) ? {} : { mended }),
    },
  ]
}

function insteadOf(found: string, isPlain: boolean): string {
  if (/^<a\s/i.test(found)) return 'Write [words](/page/id) for a link.'
  if (/^<br\b/i.test(found)) return 'Write a space in its place: browsers break long lines by themselves.'
  if (isPlain) return 'Remove it: only plain text is shown here.'
  return 'Remove it, or write **words** for bold and [words](/page/id) for a link.'
}

const insteadOfReference = (isPlain: boolean) =>
  isPlain ? 'Write only the words.' : 'Write the address after the words: [words](/page/id).'

function entities(text: string): Finding[] {
  const found = text.match(entity)?.find((each) => decodeEntity(each) !== undefined)
  if (found === undefined) return []
  const sign = decodeEntity(found)!
  return [
    {
      code: 'FOREIGN_MARKUP',
      found,
      message: `"${found}" is HTML: readers would see it as it is`,
      fix: sign.trim() === '' ? 'Write a space.' : `Write ${sign === '"' ? 'a quote' : `"${sign}"`}.`,
      mended: text.replace(entity, (each) => decodeEntity(each) ?? each),
    },
  ]
}

function markdown(text: string, isPlain: boolean, isEntry: boolean): Finding[] {
  const bold = isPlain ? '$1' : boldIn(text)
  const emphasis = isPlain ? 'Write plain text here.' : 'Write **words** for bold.'
  return [
    ...marked(text, strong, emphasis, bold),
    ...marked(text, italic, emphasis, bold),
    ...marked(text, strongItalic, emphasis, bold),
    ...marked(text, underscored, emphasis, bold),
    ...marked(text, struck, 'Remove the words, or only the "~~" around them.'),
    // "# of visits" is a count. A list entry may be the heading of the entries after it: its author has to move it.
    ...marked(
      text,
      /^(?:# (?=[^\s\p{Ll}])|#{2,6} (?=\S))/gmu,
      'Remove it. A heading is a text of its own: "heading:" in the file, where a page has one.',
      isEntry ? undefined : '',
    ),
    ...marked(text, /!\[[^\]]*\](?:\([^)]*\)?|\[[^\]]*\])/g, 'Remove it. Photos go under "photo:" in the file.'),
    ...marked(text, /(?<![![])\[[^[\]]+\]\[\w+\]/g, insteadOfReference(isPlain)),
    // "> 21 mm Hg" is a comparison.
    ...marked(text, /^> +(?=[^\s\p{N}\p{S}\p{Pd}])/gmu, 'Remove it.', ''),
    ...marked(text, escaped, 'Remove the backslash.', '$1'),
    ...marked(text, /(?<!\p{L})`([^`\n]+)`(?!\p{L})/gu, 'Write it without backticks.', '$1'),
  ]
}

type Replacement = string | ((found: string, words: string, at: number) => string)

/** Makes words bold, unless they have marks of their own or are inside others: marks cannot be nested. */
const boldIn =
  (text: string): Replacement =>
  (_found, words, at) =>
    /[*[\]]/.test(words) || isMarked(text, at) ? words : `**${words}**`

const isMarked = (text: string, at: number) =>
  [...text.matchAll(marks)].some(({ 0: { length }, index }) => index <= at && at < index + length)

/** Reports the first match of a global pattern. The fix replaces every match with `replacement`, if given. */
function marked(text: string, pattern: RegExp, fix: string, replacement?: Replacement): Finding[] {
  const found = text.match(pattern)?.[0].trim()
  if (found === undefined) return []
  const message = `"${found}" is Markdown: readers would see it as it is`
  // The cast chooses one of the overloads of `replace`, which accept either.
  const mended = replacement === undefined ? {} : { mended: text.replace(pattern, replacement as string) }
  return [{ code: 'FOREIGN_MARKUP', found, message, fix, ...mended }]
}

/** Line breaks written as in code. Where sentences end, a space does instead. */
function typedBreaks(text: string): Finding[] {
  const found = [...text.matchAll(lineBreaks)]
  if (found.length === 0) return []
  const areBetweenSentences = found.every(({ index }) => index > 0 && /[.!?:;,)]/.test(text[index - 1]!))
  const instead = areBetweenSentences
    ? 'a space'
    : new RegExp(betweenWords, 'u').test(text)
      ? 'a space or a slash, whichever is meant,'
      : 'a mark and a space'
  return [
    {
      code: 'FOREIGN_MARKUP',
      found: '\\n',
      message: '"\\n" does not begin a new line: readers would see it as it is',
      fix: `Write ${instead} in its place: browsers break lines by themselves.`,
      ...(areBetweenSentences && { mended: text.replace(lineBreaks, ' ').trim() }),
    },
  ]
}

function tableRows(text: string): Finding[] {
  const found = tableRow.exec(text)?.[0].trim()
  if (found === undefined) return []
  const message = `"${shortened(found, 40)}" is a row of a table in Markdown: readers would see its bars`
  return [
    { code: 'FOREIGN_MARKUP', found, message, fix: 'Write a sentence. In running text, add a "table:" to the file.' },
  ]
}
