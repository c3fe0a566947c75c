import { isWebAddress } from '../../src/shared/web-address.ts'
import { questionIds } from '../expand/question-ids.ts'
import { kinds } from '../kinds.ts'
import { type Codes, codesOf, type Languages } from '../languages.ts'
import type { LooseEntry } from '../parse/loose-entries.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { LoosePage } from '../parse/loose-page.ts'
import { requiredPages } from '../parse/required-pages.ts'
import { careLevel } from '../parse/schemas/care.ts'
import { isOptional, type ListFile, schemasFor, visitPackFile } from '../parse/schemas/index.ts'
import { slug } from '../parse/schemas/text.ts'
import { strayPage } from '../parse/unknown-file.ts'
import { validate } from '../parse/validate.ts'
import { perSource } from '../read/per-source.ts'
import { asGroup, asList, type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import {
  betterId,
  generatedUnder,
  locationId,
  neighborhoodId,
  onlyLanguage,
  serviceCityId,
  serviceId,
  slugOf,
  urlOfFile,
  visitPackId,
  withoutPrefix,
  writtenId,
} from '../urls.ts'
import { renamedCities } from './places/renamed-cities.ts'

/**
 * Undefined when an entry has no usable name, or the whole file is missing or damaged: then no name counts as unknown.
 */
export type Known = Set<string> | undefined

/** The names of the entries that one manifest file may refer to in another, by kind of entry. */
interface EntryNames {
  services: Known
  cities: Known
  neighborhoods: Known
  audiences: Known
  testimonials: Known
  phones: Known
  partnerCategories: Known
  visitTypes: Known
  doctorForms: Known
  facts: Known
  equipment: Known
  promises: Known
  signs: Known
  sources: Known
}

/** Every name by which one manifest file may refer to something in another. */
export interface Names extends EntryNames {
  pages: Set<string>
  /** What the addresses of cities and neighborhoods end in. */
  placeSuffix: string
  /** The languages of the site, for the prefixes in addresses. */
  languages: Languages
  /** The host of the site's own address, if practice.yaml gives one. */
  host: string | undefined
  /** The practice's email address, if practice.yaml gives one. */
  email: string | undefined
  /** The addresses of the files in public/: `/form.pdf`. */
  publicFiles: ReadonlySet<string>
  /** Folders of generated pages whose pages are not all known. */
  openFolders: string[]
  /** The ids of each written page's sections and questions. */
  hashes: Map<string, Known>
  /** Addresses that pages have in one language only -> the page's id. */
  ownPaths: Map<string, string>
  /** The slug that the name of a city or neighborhood would give -> the one its author wrote instead. */
  called: ReadonlyMap<string, string>
  /** Old slug -> new slug of cities that seem to have been renamed, but that other files still call by the old one. */
  renamed: ReadonlyMap<string, string>
}

/**
 * Collects the names, including those of entries that contain mistakes. `awaited` are files that are present under a
 * wrong name, so they are not read; `publicFiles` are those in public/, as paths below it.
 */
export function collectNames(
  loose: LooseManifest,
  awaited: readonly string[] = [],
  publicFiles: readonly string[] = [],
): Names {
  const { lists, practice, pages, vertical, languages } = loose
  const codes = codesOf(languages)
  const entries = entryNames(loose, awaited)
  const awaitedIds = awaited.filter((file) => file.startsWith('pages/')).map(writtenId)
  return {
    ...entries,
    pages: new Set([
      ...writtenIds(loose),
      ...awaitedIds,
      ...generatedIds(entries, loose),
      ...visitPackIds(entries, loose),
    ]),
    placeSuffix: vertical.placeSuffix,
    languages,
    host: hostIn(practice.url),
    email: textAt(practice.email),
    publicFiles: new Set(publicFiles.map((file) => encodeURI(urlOfFile(file)))),
    openFolders: openFolders(entries, loose),
    hashes: new Map([
      ...pages.map((page): [string, Known] => [page.id, hashesOf(page, codes)]),
      ...[...strayIds(loose), ...awaitedIds].map((id): [string, Known] => [id, undefined]),
    ]),
    ownPaths: new Map([
      ...pages.flatMap(({ source, group }) => pathsOf(group ?? {}, betterId(source.file))),
      ...lists['cities.yaml'].flatMap(({ slug = '', value }) => pathsOf(value, locationId(slugOf(slug), vertical))),
    ]),
    called: new Map([...lists['cities.yaml'], ...lists['neighborhoods.yaml']].flatMap(writtenSlug)),
    renamed: renamedCities(loose, entries.cities),
  }
}

function entryNames(loose: LooseManifest, awaited: readonly string[]): EntryNames {
  const { sources, lists, practice, claims, equipment, promises, vertical, languages } = loose
  const read = (file: string) => sourceOf(sources, file)
  const isList = (file: ListFile) => asList(read(file)?.value) !== undefined && !isCutOff(read(file)!, file, languages)
  const hasPractice = isGroup(read('practice.yaml')?.value)
  // Without the file, which may be optional, no name counts as unknown: see missing-lists.ts.
  const listed = (file: ListFile, namesOf = ({ value }: LooseEntry): unknown[] => [value.id]) =>
    isList(file) ? known(lists[file].flatMap(namesOf)) : undefined
  const registered = (entries: readonly LooseEntry[]) => known(entries.map(({ value }) => value.id))
  const slugged = (file: ListFile) =>
    isList(file) || (isOptional(file) && read(file) === undefined && !awaited.includes(file))
      ? known(lists[file].map(({ slug }) => slug))
      : undefined
  return {
    services: slugged('services.yaml'),
    cities: slugged('cities.yaml'),
    neighborhoods: slugged('neighborhoods.yaml'),
    audiences: listed('audiences.yaml'),
    testimonials: listed('testimonials.yaml'),
    // A practice.yaml without a default number is already rejected.
    phones: isGroup(practice.phones) ? new Set(['default', ...Object.keys(practice.phones)]) : undefined,
    partnerCategories: listed('partners.yaml', ({ value }) => asList(value.categories) ?? [undefined]),
    visitTypes: known(vertical.visitTypes),
    // Without the doctor's group of keys, it is not known which forms are missing.
    doctorForms: isGroup(practice.doctor)
      ? new Set(codesOf(languages).flatMap((code) => formsIn(practice.doctor, code)))
      : undefined,
    facts: asList(practice.claims) && registered(claims),
    equipment: hasPractice ? registered(equipment) : undefined,
    promises: hasPractice ? registered(promises) : undefined,
    signs: listed('signs.yaml'),
    sources: listed('sources.yaml'),
  }
}

/** Whether the list may go on after a mistake, with entries that have been lost: its last line has no end. */
function isCutOff(source: Source, file: ListFile, languages: Languages): boolean {
  if (source.text.endsWith('\n')) return false
  const codes = codesOf(languages)
  return validate(schemasFor(codes).files[file], source, codes[0]).value === undefined
}

const pathsOf = ({ path }: Group, id: string) =>
  Object.values(asGroup(path)).map((own): [string, string] => [String(own), id])

const formsIn = (doctor: unknown, code: string) => Object.keys(asGroup(asGroup(doctor)[code]))

const writtenSlug = ({ slug, value: { name } }: LooseEntry): [string, string][] =>
  typeof name === 'string' && slug !== undefined && slugOf(name) !== slug ? [[slugOf(name), slugOf(slug)]] : []

/** The text of a fact, `{ value: ... }`. */
const textAt = (fact: unknown) => {
  const { value } = asGroup(fact)
  return typeof value === 'string' ? value : undefined
}

const hostIn = (url: unknown) => (typeof url === 'string' && isWebAddress(url) ? new URL(url).host : undefined)

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
  yield* strayIds(loose)
}

/** Pages whose files are next to pages/ by mistake, which is reported for the file. */
export function strayIds({ sources, languages }: LooseManifest): string[] {
  const codes = codesOf(languages)
  const pages = sources.map(({ file }) => strayPage(file, codes)).filter((page) => page !== undefined)
  return pages.map(betterId)
}

function* generatedIds(
  { services = new Set(), cities = new Set(), neighborhoods = new Set() }: EntryNames,
  { lists, vertical }: LooseManifest,
): Iterable<string> {
  if (hasPlaceSuffix(vertical)) {
    for (const { slug, value } of lists['cities.yaml']) {
      if (value.locationPage !== false && slug !== undefined) yield locationId(slugOf(slug), vertical)
    }
    for (const neighborhood of neighborhoods) yield neighborhoodId(neighborhood, vertical)
  }
  for (const service of services) {
    yield serviceId(service)
    for (const city of cities) yield serviceCityId(service, city)
  }
}

/** The ids of the sheets to bring to a visit, for the pages and services that have them. */
function* visitPackIds(
  { services = new Set() }: EntryNames,
  { sources, pages, languages }: LooseManifest,
): Iterable<string> {
  if (sourceOf(sources, visitPackFile) === undefined) return
  for (const { id, kind } of pages) if (kind !== undefined && kinds[kind].hasVisitPack) yield visitPackId(id, languages)
  for (const service of services) yield visitPackId(serviceId(service), languages)
}

function openFolders({ services, cities, neighborhoods }: EntryNames, { vertical }: LooseManifest): string[] {
  const areAddressed = hasPlaceSuffix(vertical)
  return [
    ...(services === undefined || cities === undefined ? [generatedUnder.services] : []),
    ...(cities === undefined || !areAddressed ? [generatedUnder.locations] : []),
    ...(neighborhoods === undefined || !areAddressed ? [generatedUnder.neighborhoods] : []),
  ]
}

/** Whether the addresses of cities and neighborhoods are known: all of them end the same way. */
const hasPlaceSuffix = ({ placeSuffix }: LooseManifest['vertical']) => slug.safeParse(placeSuffix).success

/** A section's id counts in whichever language it appears: ids that differ are a mistake reported on its own. */
const hashesOf = (page: LoosePage, codes: Codes): Known =>
  rememberHashes(page.source, codes.join(' '), () => readHashes(page, codes))

const rememberHashes = perSource<Known>()

function readHashes({ group, kind, questions }: LoosePage, codes: Codes): Known {
  if (group === undefined) return undefined
  const sections = codes.flatMap((code) => asList(asGroup(group[code]).sections) ?? [])
  const asked = questions.map(({ value }) => ({ question: String(value.question) }))
  const levels = kind !== undefined && kinds[kind].listsSigns ? careLevel.options : []
  return known([...sections.map((section) => asGroup(section).id), ...questionIds(asked), ...levels])
}

/** A name that is not a valid slug is rejected in its own file; here it counts as the slug it will become. */
function known(values: readonly unknown[] | undefined): Known {
  const slugs = values?.map((value) => (typeof value === 'string' ? slugOf(value) : ''))
  return slugs === undefined || slugs.includes('') ? undefined : new Set(slugs)
}

/**
 * Whether `address` is that of a page in a language with a prefix, such as /es/about. Only a redirect leads there: a
 * text names the page, and leads to it in its own language.
 */
export const isPageAddress = (address: string, names: Names) =>
  onlyLanguage(address, names.languages) !== undefined &&
  (names.ownPaths.has(address) || isPage(withoutPrefix(address, names.languages), names))

/** Whether `id` names a page, as far as can be told. */
export const isPage = (id: string, { pages, openFolders }: Names) =>
  pages.has(id) || openFolders.some((folder) => id.startsWith(folder))
