import { matching, type Rule } from './rule.ts'

const doubled = /(?<![\p{L}\p{N}'’-])(\p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/gu

/** Words that may be doubled on purpose, in any language. */
const meant = [
  'that',
  'had',
  'is',
  'very',
  'so',
  'many',
  'much',
  'really',
  'no',
  'bye',
  'que',
  'muy',
  'casi',
  'tan',
  'nos',
  // French: "nous nous occupons de vous".
  'nous',
  'vous',
  // German and Dutch: "Brillen, die die Augen schützen".
  'die',
  'das',
  'der',
  'den',
  'dat',
  // Languages that double a word for emphasis: "always" and "gradually" in Vietnamese, "often" in Turkish.
  'luôn',
  'dần',
  'từ',
  'thường',
  'sık',
  'yavaş',
  'zaman',
]

/** "and and", left over from an edit. */
export const doubledWords: Rule = {
  isSuspect: matching(/[^A-Za-z\u00df-\uffff'-]([a-z\u00df-\uffff]{2,}) \1(?![A-Za-z\u00df-\uffff])/),
  find: (text) => {
    const [found, word] = [...text.matchAll(doubled)].find((match) => !meant.includes(match[1]!)) ?? []
    if (found === undefined || word === undefined) return []
    const message = `"${word}" appears twice in a row`
    const mended = text.replace(doubled, (pair, each: string) => (each === word ? word : pair))
    return [{ code: 'DOUBLED_WORD', found, message, fix: `Write "${word}" once.`, mended }]
  },
}
