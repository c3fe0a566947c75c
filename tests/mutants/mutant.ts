/** A change that makes the product worse, and the tests that should detect it. */
export interface Mutant {
  /** Relative to the checkout. */
  file: string
  /** Occurs in the file exactly once. */
  find: string
  replace: string
  /** One sentence: what goes wrong for whom. */
  what: string
  /** Vitest files (`*.test.ts`) and Playwright files (`*.spec.ts`), the quickest first. */
  tests: readonly string[]
}

/** `text` with the change made. Throws when the entry is stale: the place no longer exists or is no longer unique. */
export function mutated({ file, find, replace }: Mutant, text: string): string {
  const places = text.split(find).length - 1
  if (places !== 1)
    throw new Error(`${file} contains ${JSON.stringify(find)} ${places} times, not once: mend "find" in tests/mutants`)
  return text.replace(find, () => replace)
}
