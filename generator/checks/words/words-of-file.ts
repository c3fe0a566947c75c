import { plainLetters } from '../../../src/shared/plain-letters.ts'
import { memo } from '../../memo.ts'
import type { Source } from '../../read/read.ts'

/**
 * The words by which files that may contain `phrase` are found (see `mayHaveWords`): its longer ones, in lower case and
 * without accents. Searching every text of a manifest for a hundred phrases takes longer than all other checks, and
 * most files contain none.
 */
export const longWords = (phrase: string): readonly string[] =>
  (phrase.toLowerCase().match(word) ?? []).map(withoutAccents)

/**
 * Whether a file may have all these words, in any case and with or without accents. False is certain. True may be
 * wrong: of a hundred words a file does not have, a few are false positives.
 */
export const mayHaveWords = (source: Source, words: readonly string[]) => {
  const marks = marksOf(source)
  return words.every((each) => hasMark(marks, each))
}

const marksOf = (source: Source) => memo(source, 'marks of words', () => markWords(source.text))

/** A Bloom filter, one bit per word: the words themselves would take ten times the memory of the text. */
function markWords(text: string): Uint8Array {
  // Words start some six letters apart: at most one bit in twelve is set.
  const marks = new Uint8Array(2 ** Math.ceil(Math.log2(text.length + 1)) / 4 + 1)
  for (const each of text.toLowerCase().match(word) ?? []) {
    setMark(marks, each)
    const other = withoutAccents(each)
    if (other !== each) setMark(marks, other)
  }
  return marks
}

function setMark(marks: Uint8Array, each: string): void {
  const at = markOf(marks, each)
  marks[at >>> 3]! |= 1 << (at & 7)
}

function hasMark(marks: Uint8Array, each: string): boolean {
  const at = markOf(marks, each)
  return (marks[at >>> 3]! & (1 << (at & 7))) !== 0
}

/** The index of a word's bit: its FNV-1a hash. */
function markOf(marks: Uint8Array, each: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < each.length; at += 1) hash = Math.imul(hash ^ each.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % (marks.length * 8)
}

/** Words of at least four letters, in any script, without punctuation: shorter ones are in every file. */
const word = /[a-z\u00c0-\u1fff\u2c00-\uffff]{4,}/g

/** A lowercase text without accents. Most texts have none and are returned as they are. */
export const withoutAccents = (text: string) => (/[\u0080-\uffff]/.test(text) ? plainLetters(text) : text)
