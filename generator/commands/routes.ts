import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { PageState } from '../page.ts'
import { nearest } from '../problems/nearest.ts'
import { table } from '../problems/table.ts'
import type { Route, Site } from '../site.ts'
import { loadOrReport } from './load-or-report.ts'
import { type Io, refuse } from './terminal/io.ts'

/** Only pages that have these values. */
export interface RouteFilter {
  kind?: string
  language?: string
  state?: string
}

const states: Record<PageState, true> = { original: true, translated: true, fallback: true, mirror: true }

/** Prints the page table: URL, kind, language, state, and the manifest place each page comes from. */
export async function routes(io: Io, filter: RouteFilter = {}): Promise<ExitCode> {
  const site = loadOrReport(io)
  if (site === undefined) return exitCodes.problems
  const fault = faultOf(filter, site)
  if (fault !== undefined) return refuse(io, exitCodes.usage, fault)
  const found = Array.from(site.routes, routeOf).filter(
    ({ kind, language, state }) =>
      kind === (filter.kind ?? kind) && language === (filter.language ?? language) && state === (filter.state ?? state),
  )
  // No output at all, rather than an empty line, if no page matches.
  if (found.length > 0)
    io.print(io.json ? found.map((each) => JSON.stringify(each)).join('\n') : table(found.map(Object.values)))
  return exitCodes.ok
}

/** What is wrong with the requested values, if anything. */
function faultOf({ kind, language, state }: RouteFilter, { manifest }: Site): string | undefined {
  const asked: [name: string, value: string | undefined, known: readonly string[]][] = [
    ['kind', kind, Object.keys(kinds)],
    ['language', language, codesOf(manifest.languages)],
    ['state', state, Object.keys(states)],
  ]
  for (const [name, value, known] of asked)
    if (value !== undefined && !known.includes(value)) {
      const meant = nearest(value, known)
      const fix = meant === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean "${meant}"?`
      return `There is no ${name} "${value}". ${fix}`
    }
  return undefined
}

/** One line of the table, for people and scripts. */
export function routeOf({ url, source, language, state }: Route) {
  const { file, line } = source.place
  return { url, kind: source.kind, language, state, source: `${file}:${line}` }
}
