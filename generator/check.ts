import { filledRow, valuesFor } from './build-page.ts'
import { titleOf } from './expand/links.ts'
import { fullTitle } from './head.ts'
import { locate } from './locate.ts'
import type { Manifest } from './manifest.ts'
import { type Place, type Problem, type ProblemCode, problem } from './problems.ts'
import type { Source } from './read.ts'
import type { Row, Site } from './site.ts'

/** What only the whole page table shows: pages that look alike in search results, titles that will be cut. */
export function checkSite(site: Site, sources: readonly Source[]): Problem[] {
  const at: PlaceOf = (row, field) => placeOf(row, field, sources)
  const rows = site.rows
    .filter(({ state }) => state === 'original' || state === 'translated')
    .map((row) => filledRow(row, valuesFor(site, row.bodyLanguage, row.subject.phone)))
  const practice = site.manifest.practice.name.value
  return [
    ...repeated(rows, 'DUPLICATE_TITLE', 'title', (row) => fullTitle(row, practice), at),
    ...repeated(rows, 'DUPLICATE_DESCRIPTION', 'description', (row) => titleOf(row).description, at),
    ...lengths(rows, practice, at),
    ...site.rows.filter(({ state }) => state === 'fallback').map(untranslated),
    ...redirectsOverPages(site),
    ...site.manifest.cities
      .filter(({ slug }) => site.manifest.driveTimes.cities[slug] === undefined)
      .map(defaultDriveTime),
  ]
}

type Field = 'title' | 'description'
type PlaceOf = (row: Row, field: Field) => Place

/** A written page's own line for its title or description; for a generated page, the entry it comes from. */
function placeOf({ subject: { place }, bodyLanguage }: Row, field: Field, sources: readonly Source[]): Place {
  const page = place.file.startsWith('pages/') ? sources.find(({ file }) => file === place.file) : undefined
  return page === undefined ? place : locate(page, [bodyLanguage, field])
}

function repeated(
  rows: readonly Row[],
  code: ProblemCode,
  what: Field,
  textOf: (row: Row) => string,
  at: PlaceOf,
): Problem[] {
  const first = new Map<string, Row>()
  return rows.flatMap((row) => {
    const text = textOf(row)
    const other = first.get(text)
    if (other === undefined) {
      first.set(text, row)
      return []
    }
    const message = `${row.url} has the same ${what} as ${other.url}: "${text}"`
    return [problem(code, at(row, what), message, `Say in the ${what} what only this page is about.`)]
  })
}

const shortest = { title: 20, description: 70 }
const longest = { title: 65, description: 170 }

function lengths(rows: readonly Row[], practice: string, at: PlaceOf): Problem[] {
  return rows.flatMap((row) => {
    if (!row.subject.indexed) return []
    return [
      ...outside(row, 'TITLE_LENGTH', 'title', fullTitle(row, practice), at),
      ...outside(row, 'DESCRIPTION_LENGTH', 'description', titleOf(row).description, at),
    ]
  })
}

function outside(row: Row, code: ProblemCode, what: Field, text: string, at: PlaceOf): Problem[] {
  const { length } = text
  if (length >= shortest[what] && length <= longest[what]) return []
  const fix =
    length < shortest[what] ? `Write at least ${shortest[what]} characters.` : `Keep it to ${longest[what]} characters.`
  return [problem(code, at(row, what), `the ${what} of ${row.url} has ${length} characters`, fix)]
}

const untranslated = ({ subject, url }: Row): Problem =>
  problem('UNTRANSLATED', subject.place, `${url} shows the English text`, 'Add an "es:" block with the Spanish words.')

const defaultDriveTime = ({ place, name, slug }: Manifest['cities'][number]): Problem =>
  problem(
    'DEFAULT_DRIVE_TIME',
    place,
    `the drive time from ${name} is the default`,
    `Add "${slug}: 20-25" (with the true minutes) to drive-times.yaml.`,
  )

function redirectsOverPages({ redirects, byUrl, manifest }: Site): Problem[] {
  return redirects.flatMap(({ from }) => {
    const row = byUrl.get(from)
    const index = manifest.redirects.findIndex((each) => each.from === from)
    if (row === undefined || index === -1) return []
    const place = { file: 'redirects.yaml', line: 1, column: 1 }
    const { file, line } = row.subject.place
    return [
      problem(
        'REDIRECT_OVER_PAGE',
        place,
        `${from} is the address of the page at ${file}:${line}`,
        'Remove the redirect, or move the page.',
      ),
    ]
  })
}
