import { fillIn, marked } from './inline.ts'

let segmenter: Intl.Segmenter | undefined

/** The sentences of a text as its author wrote it. No character is lost, and no link or mark is cut in two. */
export const sentencesIn = (text: string): string[] => cut(text, endsIn(withoutMarks(text)))

interface Part {
  text: string
  /** The word at its end, if the sentence might also continue after it. */
  unclear: string | undefined
}

/** A text cut wherever a sentence may end: after `St.` too, and before a sentence that begins without a capital. */
export function partsIn(text: string): Part[] {
  const plain = withoutMarks(text)
  const unclear = new Map(unclearEnds(plain, text).map(({ end, word }) => [end, word]))
  const ends = [...new Set([...endsIn(plain), ...unclear.keys()])].sort((one, other) => one - other)
  return cut(text, ends).map((part, at) => ({ text: part, unclear: unclear.get(ends[at]!) }))
}

/** Looks at a text without its marks, but takes the words from the text itself: they are shown to its author. */
function unclearEnds(plain: string, text: string): { end: number; word: string }[] {
  return [...plain.matchAll(wordBefore)].flatMap(({ index, 0: whole, 1: word, 2: next }) => {
    const before = plain.slice(0, index + word!.length).replace(closing, '')
    const mayBegin = !/[\p{Ll}\p{N}]/u.test(next!)
    const isUnclear = before.endsWith('…') || (before.endsWith('.') && abbreviation.test(before) === mayBegin)
    return isUnclear ? [{ end: index + whole.length, word: text.slice(index, before.length).split(/\s/).at(-1)! }] : []
  })
}

/** A word, the space after it, and the first letter or digit that follows. */
const wordBefore = /(\S+)\s+(?=[^\p{L}\p{N}\s]*([\p{L}\p{N}]))/gu
const closing = /[\p{Pe}\p{Pf}"']+$/u

/**
 * Initials, words with a period inside, capitalized words without a vowel (`St.`, `Mr.`), and common ones that have
 * one. "No." is one in the middle of a sentence only.
 */
const abbreviation =
  /(?:^|[^\p{L}\p{N}.])(?:\p{Lu}|\p{L}{1,2}(?:\.\p{L}{1,2})+|[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,4}|Ave?|Ste|Hwy|Fwy|Dept|Inc|Co|Ext|Tel|Prof|Dras?|Sras?|Srta|Núm|Mme|app?rox)\.$|\p{L}\s+Nos?\.$/u

/** Where the sentences of a text without marks end. */
function endsIn(plain: string): number[] {
  // Created on first use: it takes 8 ms, and most practices have confirmed everything they say.
  segmenter ??= new Intl.Segmenter('und', { granularity: 'sentence' })
  return Array.from(segmenter.segment(plain), ({ index, segment }) => index + segment.length)
}

const cut = (text: string, ends: readonly number[]) => ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))

/**
 * A text of the same length in which a sentence can be seen to begin and end: `{fact.x}` is a word that may begin one,
 * `{sign.x}` a sentence, `**` and the rest of a link are quotation marks, and nothing ends inside of a link.
 */
function withoutMarks(text: string): string {
  return text
    .replace(fillIn, (mark, name: string) => `X${'a'.repeat(mark.length - 2)}${name.startsWith('sign.') ? '.' : 'a'}`)
    .replace(markedWithSpace, (whole: string, cites?: string, strong?: string, label?: string) => {
      if (cites !== undefined) return quotes(whole.length)
      const words = (strong ?? label)!
      const before = whole.indexOf(words)
      return `${quotes(before)}${asOneWord(words)}${quotes(whole.length - before - words.length)}`
    })
}

/** The space before a source is not printed: the source belongs to the sentence before it. */
const markedWithSpace = new RegExp(`(?: (?=\\[\\[))?${marked.source}`, 'g')

const quotes = (length: number) => '"'.repeat(length)

/** Keeps how the words begin and end, which is all that matters to the sentences around them. */
const asOneWord = (words: string) =>
  words.length < 3 ? words : `${words[0]}${'a'.repeat(words.length - 2)}${words.at(-1)}`
