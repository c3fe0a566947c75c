import { shortened } from '../../../src/shared/shortened.ts'
import { ownValue } from '../../own-value.ts'
import { isTitle } from '../../read/plain-fields.ts'
import type { Rule } from './rule.ts'

/** The most characters per field: one and a half times the longest texts that read well. */
const longest: Readonly<Record<string, number>> = {
  heading: 120,
  name: 90,
  question: 160,
  summary: 220,
  caption: 180,
  term: 80,
  intro: 1000,
}
/** For any other field: a paragraph this long fills the screen of a phone. */
const longestParagraph = 1500

const shortestLimit = Math.min(...Object.values(longest))

/** Titles and descriptions have a check of their own, which counts what is added to them: see titles.ts. */
const countedElsewhere = ['title', 'description']

export const longTexts: Rule = {
  find: (text, { file, field, language }) => {
    if (text.length <= shortestLimit || language === undefined || countedElsewhere.includes(field)) return []
    const limit = (file.startsWith('ui/') ? undefined : ownValue(longest, field)) ?? longestParagraph
    if (text.length <= limit) return []
    const instead = isTitle(field) ? '' : ', or split it into several paragraphs'
    const message = `"${field}" has ${text.length} characters`
    return [{ code: 'LONG_TEXT', found: '', message, fix: `Keep it to ${limit} characters${instead}.` }]
  },
}

/** No real word has more letters. A longer one cannot be broken and runs off the screen of a phone. */
const longestWord = 40

/** Browsers break lines within these scripts, which put no spaces between words. */
const breakable = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const breakableLetter = breakable.map((script) => `\\p{Script=${script}}`).join('')
const tooLong = new RegExp(`(?:(?![${breakableLetter}])\\p{L}){${longestWord + 1},}`, 'u')

export const longWords: Rule = {
  isSuspect: hasLongRun,
  find: (text) => {
    const found = text.length > longestWord ? tooLong.exec(text)?.[0] : undefined
    if (found === undefined) return []
    const message = `"${shortened(found, 23)}" is one word of ${found.length} letters, too long for a line on a phone`
    return [
      { code: 'LONG_WORD', found, message, fix: 'Put a space between the words, or a hyphen where it is one word.' },
    ]
  },
}

/** Looks at one character in forty: a word that is too long covers at least one of those. */
function hasLongRun(file: string): boolean {
  for (let at = longestWord; at < file.length; at += longestWord) {
    if (!isLetter(file.charCodeAt(at))) continue
    let [start, end] = [at, at]
    while (isLetter(file.charCodeAt(start - 1))) start -= 1
    while (isLetter(file.charCodeAt(end + 1))) end += 1
    if (end - start >= longestWord) return true
  }
  return false
}

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 0xc0
