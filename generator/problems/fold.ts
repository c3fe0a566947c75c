import { groupBy } from '../group-by.ts'
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
  const folds = [...groupBy(problems, ({ code }) => code)].flatMap(([code, alike]): Fold[] => {
    const { severity } = alike[0]!
    const places = alike.slice(maxShown[severity])
    return places.length === 0 ? [] : [{ code, severity, count: alike.length, places }]
  })
  const folded = new Set(folds.flatMap(({ places }) => places))
  return {
    shown: problems.filter((each) => !folded.has(each)),
    folds: [...folds.filter(isError), ...folds.filter((each) => !isError(each))],
  }
}
