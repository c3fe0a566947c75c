import { loadSite } from '../load-site.ts'
import { table } from '../problems/table.ts'
import type { Route } from '../site.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'
import { report } from './report.ts'

/** Prints the page table: URL, kind, language, state, and the manifest place each page comes from. */
export async function routes(io: Io): Promise<ExitCode> {
  const { sources, problems, site } = loadSite(io.manifest)
  if (site === undefined) {
    report(problems, sources, io)
    return exitCodes.problems
  }
  io.print(
    io.json
      ? Array.from(site.routes, (route) => JSON.stringify(routeOf(route))).join('\n')
      : table(Array.from(site.routes, (route) => Object.values(routeOf(route)))),
  )
  return exitCodes.ok
}

/** One line of the table, for people and scripts. */
export function routeOf({ url, source, language, state }: Route) {
  const { file, line } = source.place
  return { url, kind: source.kind, language, state, source: `${file}:${line}` }
}
