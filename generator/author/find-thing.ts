import type { LooseEntry } from '../parse/loose-entries.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { LoosePage } from '../parse/loose-page.ts'
import { isPageId } from '../parse/schemas/text.ts'
import { mostListed, nearest } from '../problems/nearest.ts'
import { UserError } from '../problems/user-error.ts'
import { asGroup } from '../read/raw-values.ts'
import {
  locationId,
  neighborhoodId,
  serviceCityId,
  serviceId,
  slugOf,
  visitPackId,
  writtenFile,
  writtenId,
} from '../urls.ts'
import type { Draft } from './draft.ts'
import type { Thing } from './things.ts'

/** A thing that is an entry of a list. */
export type Listed = Exclude<Thing, 'page'>

/** The file that lists things of each sort. */
export const listFile = {
  city: 'cities.yaml',
  neighborhood: 'neighborhoods.yaml',
  service: 'services.yaml',
} as const satisfies Record<Listed, string>

/** The sort of thing that a file lists, if it lists any. */
export const listedIn = (file: string): Listed | undefined =>
  (Object.keys(listFile) as Listed[]).find((thing) => listFile[thing] === file)

/** The slug that a new name gives. Throws a `UserError` if there is none. */
export function newSlug(name: string): string {
  if (name.trim() === '') throw new UserError('The name is empty.')
  const slug = slugOf(name)
  if (slug === '')
    throw new UserError(
      `"${name}" has no letters a-z to make an address from. Give it in Latin letters. Then change the name in its file to ${name}, and keep those letters as "slug:".`,
    )
  return slug
}

/** The entry with this name or slug. Throws a `UserError` that suggests the nearest one if there is none. */
export function findEntry(thing: Listed, name: string, { lists }: LooseManifest): LooseEntry & { slug: string } {
  const entries = lists[listFile[thing]]
  const found = entries.find((each) => each.slug === slugOf(name) || each.value.name === name)
  if (found?.slug !== undefined) return { ...found, slug: found.slug }
  const slugs = entries.flatMap(({ slug }) => slug ?? [])
  throw new UserError(`There is no ${thing} "${name}" in ${listFile[thing]}.${didYouMean(slugOf(name), slugs)}`)
}

/**
 * Whether `partOf:` with this slug means the thing. A city and a neighborhood may share a slug: then it means the city.
 */
export const takesParts = (thing: Listed, slug: string, { lists }: LooseManifest): boolean =>
  thing === 'city' || (thing === 'neighborhood' && !lists[listFile.city].some((city) => city.slug === slug))

/** The written page that `name` means: its address in the first language, or its file. */
export function findPage(name: string, { pages }: LooseManifest): LoosePage {
  const id = pageIdIn(name)
  const found = pages.find((page) => page.id === id)
  if (found !== undefined) return found
  const translated = pages.find(({ group }) => Object.values(asGroup(group?.path)).includes(id))
  if (translated !== undefined)
    throw new UserError(
      `${id} is the page ${translated.id} in another language. Use ${translated.id}, or edit "path:" in ${translated.source.file}.`,
    )
  const ids = pages.map((page) => page.id)
  const alike = ids.filter((each) => each.endsWith(`/${id.slice(id.lastIndexOf('/') + 1)}`))
  const meant = alike[0] === undefined ? didYouMean(id, ids) : ` Did you mean "${alike[0]}"?`
  throw new UserError(`There is no page ${id} in pages/: ${writtenFile(id)} does not exist.${meant}`)
}

/**
 * `manifest/pages/conditions/dry-eye.yaml`, `conditions/dry-eye.yaml`, `/conditions/dry-eye`, `conditions/dry-eye` and
 * `https://www.eyes.example/conditions/dry-eye` are one page.
 */
export function pageIdIn(name: string): string {
  const file = pageFileIn(name)
  return file === undefined ? `/${name.replace(/^https?:\/\/[^/]*/, '').replace(/^\/|\/$/g, '')}` : writtenId(file)
}

/** The file below the manifest that `name` means: a shell completes `manifest/pages/...`. Nothing for an address. */
export function pageFileIn(name: string): string | undefined {
  if (name.startsWith('pages/')) return name
  return /\/.*\.ya?ml$/.test(name) ? `pages/${name.replace(/^.*?\bpages\/|^\//, '')}` : undefined
}

/** The file of a new page. Throws a `UserError` if it cannot have this address. */
export function newPageFile(draft: Draft, id: string): string {
  if (!isPageId(id) || id === '/')
    throw new UserError(
      `${id} is not a valid page address. Write it with a-z, 0-9, hyphens and slashes only: /conditions/dry-eye`,
    )
  const file = writtenFile(id)
  if (draft.source(file) !== undefined) throw new UserError(`There is already a page ${id}: ${file}.`)
  return file
}

/** The ids of all pages made from a thing, in the same order for any slug. For a page, `slug` is its id. */
export function idsOf(thing: Thing, slug: string, { lists, vertical, languages }: LooseManifest): string[] {
  const slugsOf = (list: Listed) => lists[listFile[list]].flatMap((entry) => entry.slug ?? [])
  switch (thing) {
    case 'city':
      return [locationId(slug, vertical), ...slugsOf('service').map((service) => serviceCityId(service, slug))]
    case 'neighborhood':
      return [neighborhoodId(slug, vertical)]
    case 'service':
      return [
        serviceId(slug),
        visitPackId(serviceId(slug), languages),
        ...slugsOf('city').map((city) => serviceCityId(slug, city)),
      ]
    case 'page':
      return [slug, visitPackId(slug, languages)]
  }
}

function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  if (meant !== undefined) return ` Did you mean "${meant}"?`
  return known.length > 0 && known.length <= mostListed ? ` Use one of: ${known.join(', ')}.` : ''
}
