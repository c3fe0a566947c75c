import { wordsFor } from '../build/words.ts'
import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import type { PageTable, Row, Site, Subject } from '../site.ts'
import { makeFrame } from './frame.ts'
import { makeLinks } from './links.ts'
import { expandLocations } from './locations.ts'
import { expandNeighborhoods } from './neighborhoods.ts'
import { expandRedirects } from './redirects.ts'
import { rowsOf } from './rows.ts'
import { expandServices } from './services.ts'
import { commonSlice } from './slices.ts'
import { makeTable } from './table.ts'
import { expandWritten } from './written.ts'

/** Turns the manifest into the page table. A URL that two pages claim is a problem that names both places. */
export function expandManifest(manifest: Manifest): { site: Site; problems: Problem[] } {
  const { languages } = manifest
  const words = perLanguage(languages, (code) => wordsFor(code, languages, manifest.words))
  const wordsIn = (language: Language) => words[language]!
  const subjects: Subject[] = [
    ...expandWritten(manifest),
    ...expandLocations(manifest, wordsIn),
    ...expandNeighborhoods(manifest),
    ...expandServices(manifest),
  ]
  const single = subjects.flatMap((subject) => rowsOf(subject, languages))
  const rows = makeTable(single, manifest)
  const links = makeLinks(rows, languages)
  const redirects = expandRedirects(manifest, links)
  const frames = perLanguage(languages, (code) => makeFrame(code, manifest, links, wordsIn))
  const site: Site = {
    manifest,
    rows,
    links,
    frames,
    frame: (language) => frames[language]!,
    redirects,
    common: commonSlice(manifest, single, links),
  }
  return { site, problems: collisions(rows) }
}

/** Two services in cities cannot collide, as their slugs differ: every collision has a single row in it. */
function collisions(rows: PageTable): Problem[] {
  const first = new Map<string, Row>()
  return rows.single.flatMap((row) => {
    const other = first.get(row.url) ?? rows.inCities(row.url)
    if (other === undefined) {
      first.set(row.url, row)
      return []
    }
    return other.subject !== row.subject || other.language === row.language ? [duplicate(row, other)] : []
  })
}

function duplicate(row: Row, first: Row): Problem {
  const { file, line } = first.subject.place
  return problem(
    'DUPLICATE_URL',
    row.subject.place,
    `${row.url} is already the address of the page at ${file}:${line}`,
    'Give one of the two another slug or path.',
  )
}
