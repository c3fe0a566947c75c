import { questionIds } from '../expand/question-ids.ts'
import { codesOf, englishName, type Languages } from '../languages.ts'
import type { Vertical } from '../parse/schemas/vertical.ts'
import { nearest } from '../problems/nearest.ts'
import { asGroup, asList, type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import {
  betterId,
  generatedUnder,
  languageAt,
  locationId,
  neighborhoodId,
  onlyIn,
  pageIds,
  serviceCityId,
  serviceId,
  slugOf,
  withoutPrefix,
  writtenFile,
  writtenId,
} from '../urls.ts'

/** Undefined: an entry lends no name, or the whole file is missing or damaged. Then no name can be called unknown. */
export type Known = Set<string> | undefined

/** Every name one manifest file may use to point at another, kind by kind. */
export interface Names {
  services: Known
  cities: Known
  neighborhoods: Known
  audiences: Known
  testimonials: Known
  phones: Known
  partnerCategories: Known
  visitTypes: Known
  /** What of it names and addresses are made of. */
  vertical: Pick<Vertical, 'placeSuffix' | 'hubs'>
  facts: Known
  pages: Set<string>
  /** Folders of generated pages that are not all known. */
  openFolders: string[]
  /** The ids of each written page's sections and questions. */
  hashes: Map<string, Known>
  /** Addresses that a page has in one language alone, and the page's id. */
  ownPaths: Map<string, string>
}

/**
 * Collects the names from the raw YAML, not from what passed its schema: an entry with a mistake in it still lends its
 * name, so that one mistake is not reported again wherever the entry is mentioned.
 */
export function collectNames(sources: readonly Source[], languages: Languages): Names {
  const value = (file: string) => sources.find((source) => source.file === file)?.value
  const entries = (file: string, nameOf: (entry: Group) => unknown) =>
    known(asList(value(file))?.map((entry) => nameOf(asGroup(entry))))
  const practice = asGroup(value('practice.yaml'))
  const written = sources.filter(isWritten)
  const names: Names = {
    services: entries('services.yaml', ({ slug }) => slug),
    cities: entries('cities.yaml', placeSlug),
    neighborhoods: entries('neighborhoods.yaml', placeSlug),
    audiences: entries('audiences.yaml', ({ id }) => id),
    testimonials: entries('testimonials.yaml', ({ id }) => id),
    // Without a default number practice.yaml is refused already.
    phones: isGroup(practice.phones) ? new Set(['default', ...Object.keys(practice.phones)]) : undefined,
    partnerCategories: known(
      asList(value('partners.yaml'))?.flatMap((partner) => asList(asGroup(partner).categories) ?? [undefined]),
    ),
    visitTypes: known(asList(asGroup(value('vertical.yaml')).visitTypes)),
    vertical: readVertical(value('vertical.yaml')),
    facts: known(asList(practice.claims)?.map((claim) => asGroup(claim).id)),
    pages: new Set(writtenIds(sources)),
    openFolders: [],
    hashes: new Map(written.map((source) => [writtenId(source.file), sectionIds(source, languages)])),
    ownPaths: new Map(
      written.flatMap(({ file, value }) =>
        Object.values(asGroup(asGroup(value).path)).map((path) => [String(path), writtenId(file)]),
      ),
    ),
  }
  names.openFolders = openFolders(names)
  for (const id of generatedIds(names, asList(value('cities.yaml'))?.map(asGroup) ?? [])) names.pages.add(id)
  return names
}

/** A misnamed file is a page under its better name too, and a required one that is missing is told of elsewhere. */
function* writtenIds(sources: readonly Source[]): Iterable<string> {
  for (const { file } of sources.filter(isWritten)) {
    yield writtenId(file)
    yield betterId(file)
  }
  for (const file of requiredPages(sources)) yield writtenId(file)
}

/** The written pages that menus, buttons, breadcrumbs and the search box lead to. */
export function requiredPages(sources: readonly Source[]): string[] {
  const { home, contact, services, sitemap, notFound } = pageIds
  const { hubs } = readVertical(sources.find(({ file }) => file === 'vertical.yaml')?.value)
  const always = [home, contact, services, ...Object.values(hubs), sitemap, notFound]
  const practice = sources.find(({ file }) => file === 'practice.yaml')
  const { geoGate } = asGroup(practice?.value)
  if (isGroup(geoGate) && geoGate.mode !== 'off') always.push(pageIds.outOfArea)
  return [...new Set(always)].map(writtenFile)
}

function* generatedIds(
  { services = new Set(), cities = new Set(), neighborhoods = new Set(), vertical }: Names,
  cityEntries: Group[],
): Iterable<string> {
  for (const city of cityEntries) {
    const slug = placeSlug(city)
    if (city.locationPage !== false && typeof slug === 'string') yield locationId(slugOf(slug), vertical)
  }
  for (const neighborhood of neighborhoods) yield neighborhoodId(neighborhood, vertical)
  for (const service of services) {
    yield serviceId(service)
    for (const city of cities) yield serviceCityId(service, city)
  }
}

function openFolders({ services, cities, neighborhoods }: Names): string[] {
  return [
    ...(services === undefined || cities === undefined ? [generatedUnder.services] : []),
    ...(cities === undefined ? [generatedUnder.locations] : []),
    ...(neighborhoods === undefined ? [generatedUnder.neighborhoods] : []),
  ]
}

function sectionIds({ value }: Source, languages: Languages): Known {
  if (!isGroup(value)) return undefined
  const { sections, questions } = asGroup(
    codesOf(languages)
      .map((code) => value[code])
      .find((text) => text !== undefined),
  )
  const asked = (asList(questions) ?? []).map((question) => ({ question: String(asGroup(question).question) }))
  return known([...(asList(sections) ?? []).map((section) => asGroup(section).id), ...questionIds(asked)])
}

/** What can be read of a vertical that may be damaged. */
function readVertical(value: unknown): Names['vertical'] {
  const { placeSuffix, hubs } = asGroup(value)
  const named = Object.entries(asGroup(hubs)).filter(([, id]) => typeof id === 'string')
  return { placeSuffix: String(placeSuffix), hubs: Object.fromEntries(named) }
}

const isWritten = ({ file }: Source) => file.startsWith('pages/')

const placeSlug = ({ slug, name }: Group) => slug ?? name

/** A name that is no slug is refused where it stands, and counts here as the slug it will become. */
function known(values: unknown[] | undefined): Known {
  const slugs = values?.map((value) => (typeof value === 'string' ? slugOf(value) : ''))
  return slugs === undefined || slugs.includes('') ? undefined : new Set(slugs)
}

/** Whether `id` names a page, as far as can be known. */
export const isPage = (id: string, { pages, openFolders }: Names) =>
  pages.has(id) || openFolders.some((folder) => id.startsWith(folder))

/** What an author most likely meant by `id`. */
export function suggestPage(id: string, { pages, ownPaths }: Names, languages: Languages): string {
  const named = ownPaths.get(id) ?? withoutPrefix(id, languages)
  if (named !== id && pages.has(named)) {
    const name = englishName(languageAt(id, languages))
    return `Write "${named}": in ${name} texts it leads to the ${name} page by itself.`
  }
  // People mean a page in the language they write in: those of one language alone are offered last.
  const isAlone = (page: string) => Number(onlyIn(page, languages) !== undefined)
  const inOrder = [...pages].sort((a, b) => isAlone(a) - isAlone(b))
  const meant = nearest(id, inOrder)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const isGenerated = Object.values(generatedUnder).some((folder) => id.startsWith(folder))
  return isGenerated
    ? 'Name a page that exists: these pages are made from the services, cities and neighborhoods.'
    : `Create ${writtenFile(id)}, or name a page that exists.`
}
