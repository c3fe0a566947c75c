/** Whether every test runs at full count: `npm run soak`. */
export const isSoak = process.env.SOAK !== undefined

/** One in `every` of many cases that are alike, beginning with the first. In a soak all of them. */
export const someOf = <Case>(cases: readonly Case[], every: number): Case[] =>
  cases.filter((_, index) => isSoak || index % every === 0)
