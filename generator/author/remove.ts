import { removeAt } from '../edit/remove-at.ts'
import { idsUpFrom } from '../expand/links.ts'
import { nearestCities } from '../expand/nearest-cities.ts'
import { type LooseManifest, readLoosely } from '../parse/loose-manifest.ts'
import { servicesInCitiesFolder } from '../parse/schemas/index.ts'
import { UserError } from '../problems/user-error.ts'
import type { Site } from '../site.ts'
import { locationId, pageIds } from '../urls.ts'
import type { Draft } from './draft.ts'
import { findEntry, findPage, idsOf, type Listed, takesParts } from './find-thing.ts'
import { redirectsYaml } from './keep-addresses.ts'
import { removeMentions } from './mentions.ts'
import type { NameChange } from './name-mentions.ts'
import { inEveryLanguage, type Moves, repoint, type TextInPlace, textsLinkingTo } from './repoint.ts'
import type { Thing } from './things.ts'

/**
 * Removes a thing from the manifest, with everything that refers to it: list entries, links in texts (which become
 * plain words) and its own files. `moves` is where visitors to its pages are redirected: to `to` if given, or else to
 * the nearest page. `unlinked` are the texts that have lost a link, `names` is what texts may still call it. Throws a
 * `UserError` if there is no such thing, or if others are part of it.
 */
export function remove(
  draft: Draft,
  thing: Thing,
  name: string,
  { site, to }: { site: Site; to?: string },
): { moves: Moves; unlinked: TextInPlace[]; names?: NameChange } {
  const loose = readLoosely(draft.sources())
  const { slug, names } = thing === 'page' ? removePage(draft, name, loose) : removeEntry(draft, thing, name, loose)
  const ids = idsOf(thing, slug, loose)
  if (to !== undefined && ids.includes(to)) throw new UserError(`${to} would be removed too. Name a page that stays.`)
  const moves = new Map(ids.map((id) => [id, to ?? nearestTo(id, new Set(ids), site)]))
  // Existing redirects to these pages get the new targets.
  repoint(draft, inEveryLanguage(moves, loose.languages), [redirectsYaml])
  removeMentions(draft, 'UNKNOWN_PAGE', (id) => ids.includes(id))
  // Nothing that follows changes the number of a line.
  const unlinked = textsLinkingTo(draft, new Set(ids))
  repoint(draft, new Map(ids.map((id) => [id, undefined])))
  return { moves, unlinked, ...(names && { names }) }
}

interface Removed {
  slug: string
  /** What texts call it. */
  names?: NameChange
}

function removeEntry(draft: Draft, thing: Listed, name: string, loose: LooseManifest): Removed {
  const { source, path, slug, value } = findEntry(thing, name, loose)
  const parts = takesParts(thing, slug, loose) ? partsOf(slug, loose) : []
  const [are, them] = parts.length === 1 ? ['is', 'it'] : ['are', 'them']
  if (parts.length > 0)
    throw new UserError(
      `${parts.join(', ')} ${are} part of it. Give ${them} another "partOf:" in neighborhoods.yaml first, or remove ${them}.`,
    )
  if (!draft.edit(source.file, (each) => removeAt(each, path)))
    throw new UserError(
      `${source.file} repeats a part of it elsewhere, by an alias such as *name. Write those words out first.`,
    )
  if (thing === 'service') removeMentions(draft, 'UNKNOWN_SERVICE', (each) => each === slug)
  if (thing === 'city') {
    removeMentions(draft, 'UNKNOWN_CITY', (each) => each === slug)
    draft.remove(`${servicesInCitiesFolder}${slug}.yaml`)
  }
  return { slug, ...(thing !== 'service' && { names: { old: String(value.name) } }) }
}

/** The names of the neighborhoods that are part of the place with this slug. */
const partsOf = (slug: string, { lists }: LooseManifest): string[] =>
  lists['neighborhoods.yaml'].filter(({ value }) => value.partOf === slug).map(({ value }) => String(value.name))

function removePage(draft: Draft, name: string, loose: LooseManifest): Removed {
  const { id, source } = findPage(name, loose)
  draft.remove(source.file)
  return { slug: id }
}

/**
 * The page nearest to one that is removed: for a city, the page of the nearest city; otherwise, the closest ancestor
 * that stays. Neither rule looks at what the pages are about, so a person decides whether the target fits.
 */
function nearestTo(id: string, gone: ReadonlySet<string>, site: Site): string {
  const { manifest, links } = site
  const city = manifest.cities.find(({ slug }) => locationId(slug, manifest.vertical) === id)
  const [nearest] = city === undefined ? [] : nearestCities(city, manifest)
  if (nearest !== undefined) return locationId(nearest.slug, manifest.vertical)
  const above = links.has(id) ? [...idsUpFrom(id, links)] : []
  return above.find((each) => !gone.has(each)) ?? pageIds.home
}
