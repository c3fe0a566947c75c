import { sum } from '../numbers.ts'

/**
 * How many syllables a Spanish word has. Spanish is written as it sounds, so its vowels are enough: each strong vowel
 * (a, e, o) carries a syllable, and a weak one (i, u) joins a neighbor unless an accent makes it stand alone.
 */
export function spanishSyllables(word: string): number {
  const clusters = sounded(word).match(/[aeoáéóiuüíú]+/g) ?? []
  return Math.max(1, sum(clusters.map(nucleiOf)))
}

/** The word without its silent letters: h (not ch), and u in que, qui, gue, gui. A y that ends a word sounds like i. */
const sounded = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![a-zñáéíóúü])/g, 'i')

/** The syllables in adjacent vowels: `ia` is one, `ea` and `ía` are two, `oia` is two, `ui` and `uí` are one. */
function nucleiOf(cluster: string): number {
  const apart = cluster.match(/[aeoáéó]|(?<=[aeoáéó])[íú]|[íú](?=[aeoáéó])/g)?.length ?? 0
  const doubled = cluster.match(/i[ií]|u[uú]/g)?.length ?? 0
  return Math.max(1, apart) + doubled
}
