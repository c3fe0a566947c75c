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

/** Where the first problems of a fold are: `ui/en.yaml:3, ui/es.yaml:3, ...`. */
export function firstPlaces({ places }: Fold, pathOf = (file: string) => file): string {
  const lines = [...new Set(places.map(({ file, line }) => `${pathOf(file)}:${line}`))]
  return [...lines.slice(0, 3), ...(lines.length > 3 ? ['...'] : [])].join(', ')
}

/** How many problems of one code are shown. */
const maxShown = { error: 20, warning: 3 } as const

/** How many of them may say the same about other places: one page that is gone would hide other mistakes. */
const maxRepeated = 5

/** Returns the problems that a reader needs to see, in their order, and a fold for each code that has more. */
export function foldProblems(problems: readonly Problem[]): { shown: Problem[]; folds: Fold[] } {
  const folds = [...groupBy(problems, ({ code }) => code)].flatMap(([code, alike]): Fold[] => {
    const { severity } = alike[0]
    const repeated = groupBy(alike, ({ message, fix }) => `${message} ${fix}`).values()
    const repetitions = new Set([...repeated].flatMap((same) => same.slice(maxRepeated)))
    const first = new Set(alike.filter((each) => !repetitions.has(each)).slice(0, maxShown[severity]))
    const places = alike.filter((each) => !first.has(each))
    return places.length === 0 ? [] : [{ code, severity, count: alike.length, places }]
  })
  const folded = new Set(folds.flatMap(({ places }) => places))
  return {
    shown: problems.filter((each) => !folded.has(each)),
    folds: [...folds.filter(isError), ...folds.filter((each) => !isError(each))],
  }
}
