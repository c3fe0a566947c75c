import { matching, type Rule } from './rule.ts'

const doubled = /(?<![\p{L}\p{N}'’-])(\p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/gu

/** Words that may be doubled on purpose, in any language. */
const meant = [
  ...['that', 'had', 'is', 'very', 'so', 'many', 'much', 'really', 'no', 'bye'],
  ...['que', 'muy', 'casi', 'tan', 'nos'],
  // French: "nous nous occupons de vous".
  ...['nous', 'vous'],
  // German and Dutch: "Brillen, die die Augen schützen".
  ...['die', 'das', 'der', 'den', 'dat'],
]

/** Languages that may double any word, as in the Vietnamese "luôn luôn", "always". */
const doubling = /^(?:az|ht|id|ms|sw|tr|vi)\b/

/**
 * "and and", left over from an edit. Not fixed without asking: "come in in May" is right, and so are "vio vio" and
 * "faire faire" in other languages.
 */
export const doubledWords: Rule = {
  isSuspect: matching(/[^A-Za-z\u00df-\uffff'-]([a-z\u00df-\uffff]{2,}) \1(?![A-Za-z\u00df-\uffff])/),
  find: (text, { language }) => {
    if (doubling.test(language ?? '')) return []
    const [found, word] = [...text.matchAll(doubled)].find((match) => !meant.includes(match[1]!)) ?? []
    if (found === undefined || word === undefined) return []
    const message = `"${word}" appears twice in a row`
    return [{ code: 'DOUBLED_WORD', found, message, fix: `Write "${word}" once, unless both are meant.` }]
  },
}
