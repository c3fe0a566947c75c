import { plainLetters } from '../../src/shared/plain-letters.ts'
import { remembered } from '../remembered.ts'

/** The number of words in a run. */
const runLength = 5

/** The number of words on a page, and its distinct runs as ascending 32-bit hashes. */
export interface Runs {
  words: number
  runs: Int32Array
}

/**
 * Makes the function that finds the runs in a page's texts. Words are compared without case, accents or punctuation,
 * and runs continue from one text into the next. A text that many pages share is split only once.
 */
export function runReader(): (texts: readonly string[]) => Runs {
  const wordsOf = remembered(hashWords)
  return (texts) => {
    const words: number[] = []
    for (const text of texts) for (const word of wordsOf(text)) words.push(word)
    return runsOf(words)
  }
}

/**
 * A hash of each word, without case or accents. Reads letter by letter: a regular expression takes ten times as long
 * over a whole site.
 */
export function hashWords(text: string): number[] {
  const words: number[] = []
  let hash = emptyWord
  const endWord = () => {
    if (hash !== emptyWord) words.push(mixed(hash))
    hash = emptyWord
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const letters = lettersOf(code)
    const isWord = code >= firstIdeograph && ideograph.test(text.charAt(at))
    if (letters === undefined || isWord) endWord()
    if (letters !== undefined) for (const letter of letters) hash = Math.imul(hash ^ letter, 0x01000193)
    if (isWord) endWord()
  }
  endWord()
  return words
}

const emptyWord = 0x811c9dc5 | 0

/** Chinese and Japanese put no spaces between words: each character counts as one, as word processors count them. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const firstIdeograph = 0x2e80

/** By character code: null for a character between words. */
const known: (readonly number[] | null)[] = []

/** The character codes a character adds to a word: none for a combining accent, undefined for one between words. */
function lettersOf(code: number): readonly number[] | undefined {
  const letters = known[code]
  if (letters !== undefined) return letters ?? undefined
  const character = String.fromCharCode(code)
  const plain = plainLetters(character).toLowerCase()
  const made = /[\p{L}\p{N}\p{Mark}]/u.test(character) ? Array.from(plain, (each) => each.charCodeAt(0)) : null
  known[code] = made
  return made ?? undefined
}

function runsOf(words: readonly number[]): Runs {
  const all = new Int32Array(Math.max(0, words.length - runLength + 1))
  for (let start = 0; start < all.length; start += 1) {
    let hash = 0
    for (let at = start; at < start + runLength; at += 1) hash = (Math.imul(hash, 0x85ebca6b) + words[at]!) | 0
    all[start] = mixed(hash)
  }
  all.sort()
  let count = 0
  for (const run of all) if (count === 0 || run !== all[count - 1]) all[count++] = run
  return { words: words.length, runs: all.subarray(0, count) }
}

/** Spreads a change of one bit over all 32, like the finalizer of MurmurHash3. */
function mixed(hash: number): number {
  let mix = hash
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return mix ^ (mix >>> 16)
}
