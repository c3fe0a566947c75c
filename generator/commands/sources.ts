import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { usesOfSources } from '../expand/uses-of-sources.ts'
import { table } from '../problems/table.ts'
import { today as currentDay } from '../today.ts'
import { loadOrReport } from './load-or-report.ts'
import type { Io } from './terminal/io.ts'

interface Options {
  /** Today's date, `2026-11-21`. */
  today?: string
}

/** Prints where the site's medical facts come from: how old each source is, when it was last opened, who cites it. */
export async function sources(io: Io, { today = currentDay() }: Options = {}): Promise<ExitCode> {
  const site = loadOrReport(io, { preview: true })
  if (site === undefined) return exitCodes.problems
  const uses = usesOfSources(site)
  const lines = site.manifest.sources.map(({ id, title, publisher, year, url, checked }) => ({
    id,
    year: year ?? null,
    age: year === undefined ? null : Number(today.slice(0, 4)) - year,
    checked: checked ?? null,
    pages: uses.get(id) ?? [],
    title,
    publisher,
    url,
  }))
  if (io.json) {
    // No output at all, rather than an empty line, for a practice without sources.
    if (lines.length > 0) io.print(lines.map((line) => JSON.stringify(line)).join('\n'))
  } else io.print(table([['id', 'year', 'checked', 'pages', 'title'], ...lines.map(columns)]))
  return exitCodes.ok
}

interface Line {
  id: string
  year: number | null
  age: number | null
  checked: string | null
  pages: readonly string[]
  title: string
}

/** The columns for people. The URL and the names of the pages are only in `--json`. */
const columns = ({ id, year, age, checked, pages, title }: Line): string[] => [
  id,
  year === null ? '-' : `${year} (${age} y)`,
  checked ?? 'never',
  String(pages.length),
  title,
]
