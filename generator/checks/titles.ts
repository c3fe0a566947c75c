import { fullTitle } from '../build/head.ts'
import { valuesFor } from '../expand/fill-route.ts'
import { titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { englishName } from '../languages.ts'
import { memo } from '../memo.ts'
import { entriesAt } from '../parse/loose-entries.ts'
import { addWords } from '../parse/missing.ts'
import { type Place, type Problem, type ProblemCode, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import type { Route, Site } from '../site.ts'
import { displayWidth } from '../text/display-width.ts'
import { fill } from '../text/inline.ts'
import { pageIds } from '../urls.ts'

type Field = 'title' | 'description'

const rules = {
  title: { duplicate: 'DUPLICATE_TITLE', length: 'TITLE_LENGTH', minLength: 20, maxLength: 65 },
  description: { duplicate: 'DUPLICATE_DESCRIPTION', length: 'DESCRIPTION_LENGTH', minLength: 70, maxLength: 170 },
} as const satisfies Record<
  Field,
  { duplicate: ProblemCode; length: ProblemCode; minLength: number; maxLength: number }
>

/**
 * Pages that look alike in search results, whose title or description is too short or cut off there, or that are not
 * translated. All in a single pass, since making fifty thousand routes takes time. Only hashes of the texts are kept,
 * to save memory. When two hashes are equal, the texts themselves are compared.
 */
export function checkTitles(site: Site, sources: readonly Source[]): Problem[] {
  const first: Record<Field, Map<number, number>> = { title: new Map(), description: new Map() }
  const problems: Problem[] = []
  const isNew = oncePerPattern()
  const told = new Set<string>()
  let start = 0
  for (const family of site.routes.families) {
    // A family that is reused from the previous load has the same texts: see expand/index.ts.
    const { hashes, faults } = memo(family, 'texts', () => readTexts(family, site, sources))
    for (let row = 0; row < family.length; row += 1) {
      const own = faults.get(row)
      if (own?.state !== undefined) problems.push(own.state)
      for (const [place, field] of fields.entries()) {
        const hash = hashes[row * fields.length + place]!
        if (hash === unread) continue
        const other = first[field].get(hash)
        if (other === undefined) first[field].set(hash, start + row)
        else problems.push(...duplicateTexts(site, field, [start + row, other], sources, told).filter(isNew))
        if (own?.[field] !== undefined) problems.push(own[field])
      }
    }
    start += family.length
  }
  return problems
}

const fields = ['title', 'description'] as const

/** Stands in for a hash where the route is a fallback or a mirror, whose texts are another route's. */
const unread = -1

interface Texts {
  /** One for each field of each route, in their order. */
  hashes: Float64Array
  /** What is wrong with a single route, by its index in the family. */
  faults: Map<number, Partial<Record<Field | 'state', Problem>>>
}

function readTexts(family: Iterable<Route> & { length: number }, site: Site, sources: readonly Source[]): Texts {
  const hashes = new Float64Array(family.length * fields.length).fill(unread)
  const faults: Texts['faults'] = new Map()
  let row = -1
  for (const route of family) {
    row += 1
    const own: Partial<Record<Field | 'state', Problem>> = {}
    if (route.state === 'fallback' && !kinds[route.source.kind].repeatsWords) own.state = untranslated(route)
    if (route.state === 'original' || route.state === 'translated') {
      const texts = textsOf(route, site)
      for (const [place, field] of fields.entries()) {
        hashes[row * fields.length + place] = textHash(texts[field])
        const fault = route.indexed ? wrongLength(route, field, texts[field], sources) : undefined
        if (fault !== undefined) own[field] = fault
      }
    }
    if (Object.keys(own).length > 0) faults.set(row, own)
  }
  return { hashes, faults }
}

function wrongLength(route: Route, field: Field, text: string, sources: readonly Source[]): Problem | undefined {
  const { length, minLength, maxLength } = rules[field]
  const width = displayWidth(text)
  if (width >= minLength && width <= maxLength) return undefined
  const fix = width < minLength ? `Write at least ${minLength} characters.` : `Keep it to ${maxLength} characters.`
  const counted = width === text.length ? '' : ', counting wide ones twice'
  const message = `the ${field} of ${route.url} has ${width} characters${counted}`
  return problem(length, placeOf(route, field, sources), message, fix)
}

/** Two services that share a pattern do so in every city: the first problem is enough. */
function oncePerPattern(): (problem: Problem) => boolean {
  const lines = new Set<number>()
  return ({ file, line }) => {
    if (file !== servicesFile) return true
    const isNew = !lines.has(line)
    lines.add(line)
    return isNew
  }
}

const servicesFile = 'services.yaml'

/** The files of two written pages, and the language in which they are alike. */
function filesOf({ source, bodyLanguage }: Route, other: Route): string | undefined {
  const files = [source.place.file, other.source.place.file]
  return files.every((file) => file.startsWith('pages/')) ? [...files.sort(), bodyLanguage].join(' ') : undefined
}

/**
 * Reports two routes with equal hashes, if their texts are equal too. `told` has the pairs of files reported so far: two
 * visit sheets are alike because their pages are.
 */
function duplicateTexts(
  site: Site,
  field: Field,
  rows: readonly [number, number],
  sources: readonly Source[],
  told: Set<string>,
): Problem[] {
  const [route, other] = [site.routes.at(rows[0]), site.routes.at(rows[1])]
  const text = textsOf(route, site)[field]
  if (textsOf(other, site)[field] !== text || isUntranslated(route, other)) return []
  const files = filesOf(route, other)
  if (files !== undefined && kinds[route.source.kind].repeatsWords && told.has(files)) return []
  if (files !== undefined) told.add(files)
  const [copy, original] = newerFirst(route, other, sources)
  const message = `${copy.url} has the same ${field} as ${original.url}: "${text}"`
  const pattern = patternOf(copy, field, sources)
  const fix = `Say in ${pattern === undefined ? `the ${field}` : `"${pattern.key}:"`} what sets this page apart.`
  return [problem(rules[field].duplicate, pattern?.place ?? placeOf(copy, field, sources), message, fix)]
}

/** Where the texts of a page about a service in a city come from: the service has one pattern for all cities. */
function patternOf(
  { source: { madeOf }, bodyLanguage }: Route,
  field: Field,
  sources: readonly Source[],
): { key: string; place: Place } | undefined {
  if (madeOf?.service === undefined || madeOf.city === undefined) return undefined
  const key = field === 'title' ? 'cityTitle' : 'cityDescription'
  const entry = entriesAt(sourceOf(sources, servicesFile)).find(({ slug }) => slug === madeOf.service!.slug)!
  return { key, place: locate(entry.source, [...entry.path, bodyLanguage, key]) }
}

/**
 * Whether both routes are one page whose title comes from the interface words. One language then lacks those words,
 * which is reported separately.
 */
const isUntranslated = ({ source }: Route, other: Route) =>
  source.id === other.source.id && !source.place.file.startsWith('pages/')

/**
 * The newer of two pages first, as far as can be told: nothing else in the manifest links to a page that was just
 * copied.
 */
function newerFirst(route: Route, other: Route, sources: readonly Source[]): [copy: Route, original: Route] {
  const isNamed = ({ source: { id, place } }: Route) =>
    id === pageIds.home || [...(filesNaming(sources).get(id) ?? [])].some((file) => file !== place.file)
  const bothWritten = [route, other].every(({ source }) => source.place.file.startsWith('pages/'))
  return bothWritten && isNamed(route) && !isNamed(other) ? [other, route] : [route, other]
}

/** The files that name each page by its id. Collected once: there may be as many copies as pages. */
const filesNaming = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> =>
  memo(sources, 'files by page id', () => {
    const files = new Map<string, Set<string>>()
    for (const { file, text } of sources)
      for (const [id] of text.matchAll(/(?:\/[a-z0-9-]+)+/g)) files.set(id, (files.get(id) ?? new Set()).add(file))
    return files
  })

function textsOf(route: Route, site: Site): Record<Field, string> {
  const values = valuesFor(site, route.bodyLanguage, route.source.phone)
  const { title, description } = titleOf(route)
  return {
    title: fullTitle(fill(title, values), site.manifest.practice.name.value),
    description: fill(description, values),
  }
}

/** The line of a written page's own title or description; for a generated page, the entry it comes from. */
function placeOf({ source: { place }, bodyLanguage }: Route, field: Field, sources: readonly Source[]): Place {
  const page = place.file.startsWith('pages/') ? sourceOf(sources, place.file) : undefined
  return page === undefined ? place : locate(page, [bodyLanguage, field])
}

/** A 52-bit hash of the text. */
function textHash(text: string): number {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return (a >>> 6) * 0x4000000 + (b >>> 6)
}

const untranslated = ({ source, url, language, bodyLanguage }: Route): Problem =>
  problem(
    'UNTRANSLATED',
    source.place,
    `${url} shows the ${englishName(bodyLanguage)} text`,
    addWords(language, 'block'),
  )
