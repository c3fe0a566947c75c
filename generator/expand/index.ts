import { type Language, languages } from '../../src/shared/languages.ts'
import type { Manifest } from '../manifest.ts'
import type { Words } from '../page.ts'
import { type Problem, problem } from '../problems.ts'
import type { Row, Site, Subject } from '../site.ts'
import { wordsFor } from '../words.ts'
import { makeFrame } from './frame.ts'
import { makeLinks } from './links.ts'
import { expandLocations } from './locations.ts'
import { expandNeighborhoods } from './neighborhoods.ts'
import { expandRedirects } from './redirects.ts'
import { rowsOf } from './rows.ts'
import { expandServices } from './services.ts'
import { expandWritten } from './written.ts'

/** Turns the manifest into the page table. A URL that two pages claim is a problem that names both places. */
export function expandManifest(manifest: Manifest): { site: Site; problems: Problem[] } {
  const words = Object.fromEntries(languages.map((each) => [each, wordsFor(each, manifest.words)])) as Record<
    Language,
    Words
  >
  const subjects: Subject[] = [
    ...expandWritten(manifest),
    ...expandLocations(manifest, words),
    ...expandNeighborhoods(manifest),
    ...expandServices(manifest),
  ]
  const rows = subjects.flatMap(rowsOf)
  const { byUrl, problems } = index(rows)
  const links = makeLinks(rows)
  const redirects = expandRedirects(manifest, links)
  const frames = { en: makeFrame('en', manifest, links, words.en), es: makeFrame('es', manifest, links, words.es) }
  return { site: { manifest, rows, byUrl, links, frames, redirects }, problems }
}

function index(rows: readonly Row[]): { byUrl: Map<string, Row>; problems: Problem[] } {
  const byUrl = new Map<string, Row>()
  const problems: Problem[] = []
  for (const row of rows) {
    const first = byUrl.get(row.url)
    if (first === undefined) byUrl.set(row.url, row)
    else if (first.subject !== row.subject || first.language === row.language) problems.push(duplicate(row, first))
  }
  return { byUrl, problems }
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
