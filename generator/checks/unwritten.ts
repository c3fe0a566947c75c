import type { LooseManifest } from '../parse/loose-manifest.ts'
import { toBeWritten } from '../parse/stand-ins.ts'
import { plural } from '../problems/print.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { findBelow } from '../read/walk.ts'

/**
 * Services and pages that still have texts of their skeleton. Their own pages are kept out of search engines, but cards,
 * menus and the search box of all other pages show their names and summaries.
 */
export function checkUnwritten({ lists, pages }: LooseManifest): Problem[] {
  return [
    ...lists['services.yaml'].flatMap(({ source, path, slug }) => unwrittenIn(source, path, 'service', slug)),
    ...pages.flatMap(({ source, id }) => unwrittenIn(source, [], 'page', id)),
  ]
}

function unwrittenIn(source: Source, path: Path, thing: string, name = ''): Problem[] {
  if (!source.text.includes(toBeWritten)) return []
  const found = findBelow(valueAt(source.value, path), (value, below) =>
    typeof value === 'string' && value.startsWith(toBeWritten) ? [...path, ...below] : undefined,
  )
  if (found.length === 0) return []
  const are = found.length === 1 ? 'is' : 'are'
  return [
    problem(
      'UNWRITTEN',
      locate(source, found[0]!),
      `${plural(found.length, 'text')} of the ${thing} ${name} ${are} still to be written: visitors see its name on cards and in the search`,
      `Replace every text that says "${toBeWritten}", or remove the ${thing} until then.`,
    ),
  ]
}
