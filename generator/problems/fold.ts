import { isError, type Problem } from './problems.ts'

/** The problems of one code beyond the first few, which are shown. */
export interface Fold {
  code: Problem['code']
  severity: Problem['severity']
  /** How many there are, including those shown. */
  count: number
  /** The places of those not shown. */
  places: readonly Pick<Problem, 'file' | 'line'>[]
}

/** How many problems of one code are shown: any more would say the same about other places. */
const maxShown = { error: 20, warning: 3 } as const

/** Returns the problems that a reader needs to see, in their order, and a fold for each code that has more. */
export function foldProblems(problems: readonly Problem[]): { shown: Problem[]; folds: Fold[] } {
  const folded = new Set<Problem>()
  const codes = [...new Set(problems.map(({ code }) => code))]
  const folds = codes.flatMap((code): Fold[] => {
    const alike = problems.filter((each) => each.code === code)
    const { severity } = alike[0]!
    const rest = alike.slice(maxShown[severity])
    for (const each of rest) folded.add(each)
    return rest.length === 0 ? [] : [{ code, severity, count: alike.length, places: rest }]
  })
  return {
    shown: problems.filter((each) => !folded.has(each)),
    folds: [...folds.filter(isError), ...folds.filter((each) => !isError(each))],
  }
}
