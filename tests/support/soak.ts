/** Whether every test runs all of its cases: `npm run soak`. */
export const isSoak = process.env.SOAK !== undefined

/** The first case, and one of the others, which take turns as `index` counts up. In a soak, all of them. */
export function firstAndOneInTurn<Case>(cases: readonly Case[], index: number): readonly Case[] {
  const [first, ...others] = cases
  return isSoak ? cases : [first!, others[index % others.length]!]
}

/** Every `every`th of many similar cases, starting with the first. In a soak, all of them. */
export const someOf = <Case>(cases: readonly Case[], every: number): Case[] =>
  cases.filter((_, index) => isSoak || index % every === 0)
