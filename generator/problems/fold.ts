import { isError, type Problem } from './problems.ts'

/** What is left of the problems of one code when the first of them are shown. */
export interface Fold {
  code: Problem['code']
  severity: Problem['severity']
  /** How many there are, those that are shown included. */
  count: number
  /** The places of those that are not shown. */
  places: readonly Pick<Problem, 'file' | 'line'>[]
}

/** So many problems of one code are shown: the next ones say the same of other places. */
const shownOf = { error: 20, warning: 3 } as const

/** The problems that a reader needs to see, in their order, and what is left of those that say the same. */
export function foldProblems(problems: readonly Problem[]): { shown: Problem[]; folds: Fold[] } {
  const folded = new Set<Problem>()
  const codes = [...new Set(problems.map(({ code }) => code))]
  const folds = codes.flatMap((code): Fold[] => {
    const alike = problems.filter((each) => each.code === code)
    const { severity } = alike[0]!
    const rest = alike.slice(shownOf[severity])
    for (const each of rest) folded.add(each)
    return rest.length === 0 ? [] : [{ code, severity, count: alike.length, places: rest }]
  })
  return {
    shown: problems.filter((each) => !folded.has(each)),
    folds: [...folds.filter(isError), ...folds.filter((each) => !isError(each))],
  }
}
