import { questionIds } from '../expand/question-ids.ts'
import { kinds } from '../kinds.ts'
import { englishName, type Languages } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { LoosePage } from '../parse/loose-page.ts'
import { requiredPages } from '../parse/required-pages.ts'
import { visitPackFile } from '../parse/schemas/index.ts'
import { nearest } from '../problems/nearest.ts'
import { asGroup, asList, isGroup } from '../read/raw-values.ts'
import {
  betterId,
  generatedUnder,
  languageAt,
  locationId,
  neighborhoodId,
  onlyIn,
  serviceCityId,
  serviceId,
  slugOf,
  visitPackId,
  withoutPrefix,
  writtenFile,
  writtenId,
} from '../urls.ts'

/**
 * Undefined: an entry has no usable name, or the whole file is missing or damaged. Then no name can be called unknown.
 */
export type Known = Set<string> | undefined

/** Every name by which one manifest file may refer to an entry of another, by kind. */
export interface Names {
  services: Known
  cities: Known
  neighborhoods: Known
  audiences: Known
  testimonials: Known
  phones: Known
  partnerCategories: Known
  visitTypes: Known
  facts: Known
  equipment: Known
  promises: Known
  signs: Known
  sources: Known
  pages: Set<string>
  /** Folders of generated pages of which not all are known. */
  openFolders: string[]
  /** The ids of each written page's sections and questions. */
  hashes: Map<string, Known>
  /** Addresses a page has in one language only, with the page's id. */
  ownPaths: Map<string, string>
}

/** Collects the names, including those of entries with a mistake in them. */
export function collectNames(loose: LooseManifest): Names {
  const { lists, practice, claims, equipment, promises, vertical, pages } = loose
  const names: Names = {
    services: known(lists['services.yaml']?.map(({ slug }) => slug)),
    cities: known(lists['cities.yaml']?.map(({ slug }) => slug)),
    neighborhoods: known(lists['neighborhoods.yaml']?.map(({ slug }) => slug)),
    audiences: known(lists['audiences.yaml']?.map(({ value }) => value.id)),
    testimonials: known(lists['testimonials.yaml']?.map(({ value }) => value.id)),
    // A practice.yaml without a default number is already rejected.
    phones: isGroup(practice.phones) ? new Set(['default', ...Object.keys(practice.phones)]) : undefined,
    partnerCategories: known(lists['partners.yaml']?.flatMap(({ value }) => asList(value.categories) ?? [undefined])),
    visitTypes: known(vertical.visitTypes),
    facts: known(claims?.map(({ value }) => value.id)),
    equipment: known(equipment?.map(({ value }) => value.id) ?? []),
    promises: known(promises?.map(({ value }) => value.id) ?? []),
    // A manifest is whole without these two files.
    signs: known(lists['signs.yaml']?.map(({ value }) => value.id) ?? []),
    sources: known(lists['sources.yaml']?.map(({ value }) => value.id) ?? []),
    pages: new Set(writtenIds(loose)),
    openFolders: [],
    hashes: new Map(pages.map((page) => [page.id, hashesOf(page)])),
    ownPaths: new Map(
      pages.flatMap(({ id, group }) => Object.values(asGroup(group?.path)).map((path) => [String(path), id])),
    ),
  }
  names.openFolders = openFolders(names)
  for (const id of generatedIds(names, loose)) names.pages.add(id)
  for (const id of visitPackIds(names, loose)) names.pages.add(id)
  return names
}

/**
 * A misnamed file also counts as a page under its corrected name, and a missing required page counts as present: both
 * are reported elsewhere.
 */
function* writtenIds(loose: LooseManifest): Iterable<string> {
  for (const { id, source } of loose.pages) {
    yield id
    yield betterId(source.file)
  }
  for (const file of requiredPages(loose)) yield writtenId(file)
}

function* generatedIds(
  { services = new Set(), cities = new Set(), neighborhoods = new Set() }: Names,
  { lists, vertical }: LooseManifest,
): Iterable<string> {
  for (const { slug, value } of lists['cities.yaml'] ?? []) {
    if (value.locationPage !== false && slug !== undefined) yield locationId(slugOf(slug), vertical)
  }
  for (const neighborhood of neighborhoods) yield neighborhoodId(neighborhood, vertical)
  for (const service of services) {
    yield serviceId(service)
    for (const city of cities) yield serviceCityId(service, city)
  }
}

/** The sheets to bring to a visit, of the pages and services that have them. */
function* visitPackIds(
  { services = new Set() }: Names,
  { sources, pages, languages }: LooseManifest,
): Iterable<string> {
  if (!sources.some(({ file }) => file === visitPackFile)) return
  for (const { id, kind } of pages) if (kind !== undefined && kinds[kind].hasVisitPack) yield visitPackId(id, languages)
  for (const service of services) yield visitPackId(serviceId(service), languages)
}

function openFolders({ services, cities, neighborhoods }: Names): string[] {
  return [
    ...(services === undefined || cities === undefined ? [generatedUnder.services] : []),
    ...(cities === undefined ? [generatedUnder.locations] : []),
    ...(neighborhoods === undefined ? [generatedUnder.neighborhoods] : []),
  ]
}

function hashesOf({ group, sections = [], questions = [] }: LoosePage): Known {
  if (group === undefined) return undefined
  const asked = questions.map(({ value }) => ({ question: String(value.question) }))
  return known([...sections.map(({ value }) => value.id), ...questionIds(asked)])
}

/** A name that is not a valid slug is rejected in its own file; here it counts as the slug it will become. */
function known(values: readonly unknown[] | undefined): Known {
  const slugs = values?.map((value) => (typeof value === 'string' ? slugOf(value) : ''))
  return slugs === undefined || slugs.includes('') ? undefined : new Set(slugs)
}

/** Whether `id` names a page, as far as is known. */
export const isPage = (id: string, { pages, openFolders }: Names) =>
  pages.has(id) || openFolders.some((folder) => id.startsWith(folder))

/** What an author most likely meant by `id`. */
export function suggestPage(id: string, { pages, ownPaths }: Names, languages: Languages): string {
  const named = ownPaths.get(id) ?? withoutPrefix(id, languages)
  if (named !== id && pages.has(named)) {
    const name = englishName(languageAt(id, languages))
    return `Write "${named}": in ${name} texts it leads to the ${name} page by itself.`
  }
  // Authors usually mean a page in the language they write in, so pages of a single language are suggested last.
  const isAlone = (page: string) => Number(onlyIn(page, languages) !== undefined)
  const inOrder = [...pages].sort((a, b) => isAlone(a) - isAlone(b))
  const meant = nearest(id, inOrder)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const isGenerated = Object.values(generatedUnder).some((folder) => id.startsWith(folder))
  return isGenerated
    ? 'Name a page that exists: these pages are made from the services, cities and neighborhoods.'
    : `Create ${writtenFile(id)}, or name a page that exists.`
}
