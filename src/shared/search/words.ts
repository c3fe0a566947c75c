import MiniSearch from 'minisearch'

// How a text is cut into words. Chinese, Japanese, Thai and others have no spaces between them, and Korean joins words
// and adds endings, so texts in these scripts are cut into pairs of letters that overlap: whatever part of a text a
// visitor types has pairs in common with it. A dictionary would find the words, but browsers have different ones.

const scripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
/** Of Korean, only whole syllables: folding takes them apart, and a folded word must not be cut again. */
const letters = `${scripts.map((name) => `\\p{scx=${name}}`).join('')}\uac00-\ud7a3`
const joined = new RegExp(`[${letters}]`, 'u')
const parts = new RegExp(`[${letters}\\p{M}]+|[^${letters}]+`, 'gu')

/** Whether a text has whole letters of these scripts, one of which may be a word. */
export const hasPairs = (text: string): boolean => joined.test(text)

/** Whether a folded word is one of the pairs. */
export const isPair = (word: string): boolean => pair.test(word)
const pair = new RegExp(`^[${letters}\\p{sc=Hangul}]`, 'u')

/** The words of what a visitor types, or of a phrase. */
export const wordsIn = (text: string): string[] => cut(text, pairsIn)

/** The words of a page: also the last letter of each run, since the others begin a pair. */
export const indexedWordsIn = (text: string): string[] =>
  cut(text, (run) => (run.length > 1 ? [...pairsIn(run), run.at(-1)!] : run))

const splitAtSpaces: (text: string) => string[] = MiniSearch.getDefault('tokenize')

/** `can't` is one word, and `l'eau` two: what is joined by an apostrophe is a single letter at the end of a word. */
const ending = /(\p{L}{2})['’](\p{L})(?!\p{L})/gu

const cut = (text: string, inPairs: (run: string[]) => string[]): string[] =>
  // The mark that keeps Persian letters apart: some people type a space instead.
  splitAtSpaces(text.replaceAll('\u200c', ' ').replace(ending, '$1$2')).flatMap((word) =>
    hasPairs(word)
      ? word.match(parts)!.flatMap((part) => (hasPairs(part) ? inPairs(part.match(/.\p{M}*/gsu)!) : part))
      : word,
  )

const pairsIn = (run: string[]): string[] =>
  run.length > 1 ? run.slice(1).map((letter, place) => run[place]! + letter) : run
