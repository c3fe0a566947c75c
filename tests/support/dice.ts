/** Pseudorandom numbers: the same for the same seed, on every machine. */
export interface Dice {
  below: (count: number) => number
  pick: <T>(list: readonly T[]) => T | undefined
  slug: () => string
  /** Words that appear nowhere else, of a length that fits any field. */
  words: () => string
}

export function diceFrom(seed: number): Dice {
  let state = (seed + 1) >>> 0
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const slug = () => `${below(46_656).toString(36)}${below(46_656).toString(36)}x`
  return {
    below,
    pick: (entries) => entries[below(entries.length)],
    slug,
    words: () => `Words ${slug()} and ${slug()} that say something else than all the others`,
  }
}
