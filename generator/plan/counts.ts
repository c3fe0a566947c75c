import { plural } from '../problems/print.ts'
import type { Plan } from './plan.ts'

/** `+16 pages  ~9 changed  -0`: the first line of the output. */
export const pageCounts = ({ added, changed, removed }: Plan) =>
  `+${plural(added.length, 'page')}  ~${changed.length} changed  -${removed.length}`

/** The sign of each action. */
export const signs = { added: '+', appears: '+', changed: '~', removed: '-', breaks: '-' } as const

type Action = keyof typeof signs

/** How many redirects, language pairs and files are added, changed and removed. */
export const countActions = ({ redirects, pairs, files }: Plan) => ({
  redirects: count(redirects, 'added', 'changed', 'removed'),
  pairs: count(pairs, 'appears', 'breaks'),
  files: count(files, 'added', 'changed', 'removed'),
})

const count = (list: readonly { action: Action }[], ...actions: Action[]): Partial<Record<Action, number>> =>
  Object.fromEntries(actions.map((action) => [action, list.filter((each) => each.action === action).length]))

/** `redirects +1 -0`, `language pairs +8 -0`, `other files ~2`: only those with something to count. */
export function otherCounts(plan: Plan): string[] {
  const { redirects, pairs, files } = countActions(plan)
  return Object.entries({ redirects, 'language pairs': pairs, 'other files': files }).flatMap(([what, counts]) => {
    const said = Object.entries(counts).filter(([, number]) => number > 0)
    const signed = said.map(([action, number]) => `${signs[action as Action]}${number}`)
    return said.length === 0 ? [] : [[what, ...signed].join(' ')]
  })
}

/** True when publishing would change anything. */
export const hasChanges = ({ added, changed, removed, redirects, files }: Plan) =>
  added.length + changed.length + removed.length + redirects.length + files.length > 0
