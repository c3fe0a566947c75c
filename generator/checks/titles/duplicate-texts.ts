import { kinds } from '../../kinds.ts'
import { englishName } from '../../languages.ts'
import { memo } from '../../memo.ts'
import { entriesAt } from '../../parse/loose-entries.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { type Place, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Route, Site } from '../../site.ts'
import { pageIds } from '../../urls.ts'
import { type Field, placeOf, textsOf } from './page-texts.ts'

const codes = {
  title: 'DUPLICATE_TITLE',
  description: 'DUPLICATE_DESCRIPTION',
} as const satisfies Record<Field, ProblemCode>

const servicesFile = 'services.yaml'

/**
 * Makes the function that reports the routes at two indexes, whose texts have equal hashes, if the texts are equal too.
 * What is alike for the same reason is reported once: two services that share a pattern do so in every city, and two
 * visit sheets are alike because their pages are.
 */
export function duplicateFinder(
  site: Site,
  sources: readonly Source[],
): (field: Field, index: number, earlier: number) => Problem[] {
  const toldFiles = new Set<string>()
  const toldPatterns = new Set<number>()
  return (field, index, earlier) => {
    const [route, other] = [site.routes.at(index), site.routes.at(earlier)]
    const text = textsOf(route, site)[field]
    if (textsOf(other, site)[field] !== text || isUntranslated(route, other) || inTwoScripts(route, other)) return []
    const files = filesOf(route, other)
    if (files !== undefined) {
      if (kinds[route.source.kind].repeatsWords && toldFiles.has(files)) return []
      toldFiles.add(files)
    }
    const [copy, original] = newerFirst(route, other, sources)
    const pattern = patternOf(copy, field, sources)
    const place = pattern?.place ?? placeOf(copy, field, sources)
    if (place.file === servicesFile) {
      if (toldPatterns.has(place.line)) return []
      toldPatterns.add(place.line)
    }
    const message = `${copy.url} has the same ${field} as ${original.url}: "${text}"`
    const where = pattern === undefined ? `the ${field}` : `"${pattern.key}:"`
    if (copy.source.id !== original.source.id)
      return [problem(codes[field], place, message, `Say in ${where} what sets this page apart.`)]
    const fix = `Write it in ${englishName(copy.bodyLanguage)}`
    // Nobody can tell words from names: a title may consist of names alone, which are the same in any language.
    return field === 'title'
      ? [problem('OTHER_LANGUAGE', place, message, `${fix}, unless it is only names.`)]
      : [problem(codes[field], place, message, `${fix}.`)]
  }
}

/** The files of two written pages, and the language in which they are alike. */
function filesOf({ source, bodyLanguage }: Route, other: Route): string | undefined {
  const files = [source.place.file, other.source.place.file]
  return files.every((file) => file.startsWith('pages/')) ? [...files.sort(), bodyLanguage].join(' ') : undefined
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

/** Whether both are one page in two scripts of a language, such as Chinese, in which many words are written alike. */
function inTwoScripts(route: Route, other: Route): boolean {
  const [one, two] = [route, other].map(({ bodyLanguage }) => new Intl.Locale(bodyLanguage).maximize())
  return route.source.id === other.source.id && one!.language === two!.language && one!.script !== two!.script
}

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
