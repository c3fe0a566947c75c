import { questionIds } from '../expand/question-ids.ts'
import { isKind, kinds } from '../kinds.ts'
import { nearest } from '../problems/nearest.ts'
import { asGroup, asList, type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import {
  generatedUnder,
  isSpanishOnly,
  locationId,
  neighborhoodId,
  pageIds,
  serviceCityId,
  serviceId,
  slugOf,
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
  facts: Known
  pages: Set<string>
  /** Folders of generated pages that are not all known. */
  openFolders: string[]
  /** The ids of each written page's sections and questions. */
  hashes: Map<string, Known>
  /** Spanish addresses that differ from the English path, and the page each belongs to. */
  spanishPaths: Map<string, string>
}

/**
 * Collects the names from the raw YAML, not from what passed its schema: an entry with a mistake in it still lends its
 * name, so that one mistake is not reported again wherever the entry is mentioned.
 */
export function collectNames(sources: readonly Source[]): Names {
  const value = (file: string) => sources.find((source) => source.file === file)?.value
  const entries = (file: string, nameOf: (entry: Group) => unknown) =>
    known(asList(value(file))?.map((entry) => nameOf(asGroup(entry))))
  const practice = asGroup(value('practice.yaml'))
  const written = sources.filter(({ file }) => file.startsWith('pages/'))
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
    facts: known(asList(practice.claims)?.map((claim) => asGroup(claim).id)),
    pages: new Set(writtenIds(written)),
    openFolders: [],
    hashes: new Map(written.map((source) => [writtenId(source.file), sectionIds(source)])),
    spanishPaths: new Map(written.map(({ file, value }) => [String(asGroup(asGroup(value).path).es), writtenId(file)])),
  }
  names.openFolders = openFolders(names)
  for (const id of generatedIds(names, asList(value('cities.yaml'))?.map(asGroup) ?? [])) names.pages.add(id)
  return names
}

/** A misnamed file is a page under its better name too, and a required one that is missing is told of elsewhere. */
function* writtenIds(written: readonly Source[]): Iterable<string> {
  for (const { file } of written) {
    yield writtenId(file)
    yield `/${writtenId(file).split('/').filter(Boolean).map(slugOf).join('/')}`
  }
  for (const file of requiredPages(written)) yield writtenId(file)
}

/** The written pages that menus, buttons, breadcrumbs and the search box lead to. */
export function requiredPages(sources: readonly Source[]): string[] {
  const { home, contact, services, conditions, sitemap, notFound } = pageIds
  const always = [home, contact, services, conditions, sitemap, notFound]
  const practice = sources.find(({ file }) => file === 'practice.yaml')
  const { geoGate } = asGroup(practice?.value)
  if (isGroup(geoGate) && geoGate.mode !== 'off') always.push(pageIds.outOfArea)
  const parents = sources
    .filter(({ file }) => file.startsWith('pages/'))
    .map(({ value }) => asGroup(value).kind)
    .filter(isKind)
    .map((kind) => pageIds[kinds[kind].parent])
  return [...new Set([...always, ...parents])].map(writtenFile)
}

function* generatedIds(
  { services = new Set(), cities = new Set(), neighborhoods = new Set() }: Names,
  cityEntries: Group[],
): Iterable<string> {
  for (const city of cityEntries) {
    const slug = placeSlug(city)
    if (city.locationPage !== false && typeof slug === 'string') yield locationId(slugOf(slug))
  }
  for (const neighborhood of neighborhoods) yield neighborhoodId(neighborhood)
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

function sectionIds({ value }: Source): Known {
  if (!isGroup(value)) return undefined
  const { sections, questions } = asGroup(value.en ?? value.es)
  const asked = (asList(questions) ?? []).map((question) => ({ question: String(asGroup(question).question) }))
  return known([...(asList(sections) ?? []).map((section) => asGroup(section).id), ...questionIds(asked)])
}

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
export function suggestPage(id: string, { pages, spanishPaths }: Names): string {
  const named = spanishPaths.get(id) ?? id.replace(/^\/es(?=\/)/, '')
  if (named !== id && pages.has(named))
    return `Write "${named}": in Spanish texts it leads to the Spanish page by itself.`
  // People mean a page in the language they write in: Spanish-only pages are offered last.
  const inOrder = [...pages].sort((a, b) => Number(isSpanishOnly(a)) - Number(isSpanishOnly(b)))
  const meant = nearest(id, inOrder)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const isGenerated = Object.values(generatedUnder).some((folder) => id.startsWith(folder))
  return isGenerated
    ? 'Name a page that exists: these pages are made from the services, cities and neighborhoods.'
    : `Create ${writtenFile(id)}, or name a page that exists.`
}
