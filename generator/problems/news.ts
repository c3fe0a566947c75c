import { isError, keyOf, type Problem } from './problems.ts'

/** The problems that are not among those `before`. */
export function newProblems(problems: readonly Problem[], before: readonly Problem[]): Problem[] {
  const known = new Set(before.map(keyOf))
  return problems.filter((each) => !known.has(keyOf(each)))
}

/** Returns a function that picks what to report at each load: every error, but each warning only once. */
export function warnOnce(): (problems: readonly Problem[]) => Problem[] {
  const reported = new Set<string>()
  return (problems) => {
    const news = problems.filter((each) => isError(each) || !reported.has(keyOf(each)))
    for (const each of news) reported.add(keyOf(each))
    return news
  }
}
