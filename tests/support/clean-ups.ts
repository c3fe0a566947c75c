/** What is done after the tests of each file. */
export const cleanUps = new Set<() => void>()
