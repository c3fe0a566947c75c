/** Whether every test runs all of its cases: `npm run soak`. */
export const isSoak = process.env.SOAK !== undefined

/** Every `every`th of many similar cases, starting with the first. In a soak, all of them. */
export const someOf = <Case>(cases: readonly Case[], every: number): Case[] =>
  cases.filter((_, index) => isSoak || index % every === 0)
