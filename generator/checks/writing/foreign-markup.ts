import { isPlainAt } from '../../read/plain-fields.ts'
import { decodeEntity } from './entities.ts'
import { type Finding, matching, type Rule } from './rule.ts'

/** The start or end of an HTML element. */
export const tag =
  /<\/?(?:a|b|i|u|s|em|strong|br|p|div|span|h[1-6]|ul|ol|li|hr|img|table|tr|td|th|script|style|iframe|sup|sub|small|font|center|blockquote|code|pre|video|button|figure|section|mark)(?:\s[^<>]*)?\/?>|<!--/i
const entity = /&(?:[a-z]{2,8}\d?|#\d{2,6}|#x[0-9a-f]{2,6});/gi
const strong = /(?<![\p{L}\p{N}_])__(?=\S)([^_\n]+?)(?<=\S)__(?![\p{L}\p{N}_])/gu
const italic = /(?<![\p{L}\p{N}*\\])\*(?=\p{L})([^*\n]*[\p{L}\p{N}.!?:,])\*(?![\p{L}\p{N}*])/gu
const boldTag = /<(b|strong)>([^<>*[\]]+)<\/\1>/gi

/** HTML and Markdown that these texts do not support: readers would see it as typed. */
export const foreignMarkup: Rule = {
  isSuspect: matching(/<[/!a-z]|&#?\w{2,8};|__|`|!\[|["'>|]-?\s*#{1,6} |(?<!\*)\*[^\s*]/i),
  find: (text, { file, path }) => {
    if (!/[<&_`#*[]/.test(text)) return []
    const isPlain = isPlainAt(file, path)
    return [...tags(text, isPlain), ...entities(text), ...markdown(text, isPlain, typeof path.at(-1) === 'number')]
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
  const boldReplacement = isPlain ? '$1' : '**$1**'
  const emphasis = isPlain ? 'Write plain text here.' : 'Write **words** for bold.'
  return [
    ...marked(text, strong, emphasis, boldReplacement),
    ...marked(text, italic, emphasis, boldReplacement),
    // A list entry may be the heading of the entries after it: its author has to move it.
    ...marked(
      text,
      /^#{1,6} (?=\S)/gm,
      'Remove it. Headings go under "heading:", where a page has one.',
      isEntry ? undefined : '',
    ),
    ...marked(text, /!\[[^\]]*\]\([^)]*\)?/g, 'Remove it. Photos go under "photo:".'),
    ...marked(text, /`([^`\n]+)`/g, 'Write it without backticks.', '$1'),
  ]
}

/** Reports the first match of a global pattern. The fix replaces every match with `replacement`, if given. */
function marked(text: string, pattern: RegExp, fix: string, replacement?: string): Finding[] {
  const found = text.match(pattern)?.[0].trim()
  if (found === undefined) return []
  const message = `"${found}" is Markdown: readers would see it as it is`
  const mended = replacement === undefined ? {} : { mended: text.replace(pattern, replacement) }
  return [{ code: 'FOREIGN_MARKUP', found, message, fix, ...mended }]
}
