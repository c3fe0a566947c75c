import { plural } from '../problems/print.ts'
import type { Plan } from './plan.ts'

/** `+16 pages  ~9 changed  -0`: the first line of the output. */
export const pageCounts = ({ added, changed, removed }: Plan) =>
  `+${plural(added.length, 'page')}  ~${changed.length} changed  -${removed.length}`

/** `redirects +1 -0`, `language pairs +8 -0`, `other files ~2`: only those with something to count. */
export function otherCounts({ redirects, pairs, files }: Plan): string[] {
  const count = (list: readonly { action: string }[], action: string) =>
    list.filter((each) => each.action === action).length
  const counts: [what: string, signs: Record<string, number>][] = [
    [
      'redirects',
      { '+': count(redirects, 'added'), '~': count(redirects, 'changed'), '-': count(redirects, 'removed') },
    ],
    ['language pairs', { '+': count(pairs, 'appears'), '-': count(pairs, 'breaks') }],
    ['other files', { '+': count(files, 'added'), '~': count(files, 'changed'), '-': count(files, 'removed') }],
  ]
  return counts.flatMap(([what, signs]) => {
    const said = Object.entries(signs).flatMap(([sign, number]) => (number === 0 ? [] : [`${sign}${number}`]))
    return said.length === 0 ? [] : [`${what} ${said.join(' ')}`]
  })
}

/** True when publishing would change anything. */
export const hasChanges = ({ added, changed, removed, redirects, files }: Plan) =>
  added.length + changed.length + removed.length + redirects.length + files.length > 0
