import { addTo } from '../group-by.ts'
import { type Group, groups as groupNames, kinds } from '../kinds.ts'
import type { Texts } from '../languages.ts'
import type { CityLink, Language, Letters, Link, Words } from '../page.ts'
import type { Manifest, Placed, PlacedCity } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import { type NamedPlace, nameIn } from '../place-name.ts'
import type { Place } from '../problems/problems.ts'
import type { Context } from '../site.ts'
import { listPartId, pageIds, serviceCityId, serviceId } from '../urls.ts'
import { cityLink } from './city-link.ts'
import { divide, type Part } from './divide.ts'
import { type Family, routesOfKinds } from './family.ts'

/**
 * The most places a page lists. On a phone, sixty links are five screens, which a thumb still scrolls through; as cards
 * with maps, they are as many as fit in the 15 kB of a home page.
 */
export const longestList = 60

/** A list of places too long for the page it belongs to. Its parts are pages: see lists.ts. */
export interface LongList {
  /** The id of the page it belongs to. */
  page: string
  group: Group
  parts: readonly Part<ListedPlace>[]
  /** What the list is called. */
  name: (language: Language, words: Words) => string
  /** The id of the page that a place in the list links to. */
  idOf: (place: ListedPlace) => string
  /** The service it is about. */
  service?: Placed<Service>
}

/** A place in a long list. */
export interface ListedPlace extends NamedPlace {
  slug: string
  id: string
  place: Place
  city?: PlacedCity | undefined
  /** The addresses of its page where they are not just its id. */
  paths?: Texts<string> | undefined
}

/** The lists too long for one page: places in the sitemap, by group, and cities on each service's own page. */
export function longLists(families: readonly Family[], manifest: Manifest): LongList[] {
  return [...placeLists(families), ...cityLists(manifest)]
}

function placeLists(families: readonly Family[]): LongList[] {
  const byGroup = new Map<Group, ListedPlace[]>()
  for (const { source, state, indexed } of routesOfKinds(families, (kind) => kinds[kind].isPlace)) {
    const { id, place, paths, madeOf } = source
    const named = madeOf?.city ?? madeOf?.neighborhood
    if (state !== 'original' || !indexed || named === undefined) continue
    const { name, names } = named
    const listed = { slug: id.slice(id.lastIndexOf('/') + 1), id, name, names, place, city: madeOf?.city, paths }
    addTo(byGroup, kinds[source.kind].group, listed)
  }
  return groupNames.flatMap((group) => {
    const places = byGroup.get(group) ?? []
    if (places.length <= longestList) return []
    return [
      {
        page: pageIds.sitemap,
        group,
        parts: divide(places.sort(bySlug), longestList),
        name: (_language: Language, words: Words) => words(`group.${group}`),
        idOf: ({ id }: ListedPlace) => id,
      },
    ]
  })
}

/** The cities are divided once: only the pages they link to differ from service to service. */
function cityLists({ cities, services }: Manifest): LongList[] {
  if (cities.length <= longestList) return []
  const places = cities.map((city) => {
    const { slug, name, names, place } = city
    return { slug, id: slug, name, names, place, city }
  })
  const parts = divide(places.sort(bySlug), longestList)
  return services.map((service) => ({
    page: serviceId(service.slug),
    group: kinds.location.group,
    parts,
    name: (language, words) => words('list.inCities', { service: service.text[language]?.name ?? '' }),
    idOf: ({ slug }) => serviceCityId(service.slug, slug),
    service,
  }))
}

const bySlug = (a: ListedPlace, b: ListedPlace) => (a.slug < b.slug ? -1 : 1)

/** Links to the top-level parts of a page's list for a group; undefined while the page shows the whole list. */
export function lettersOf(page: string, group: Group, context: Context): Letters | undefined {
  const list = context.site.lists.find((each) => each.page === page && each.group === group)
  if (list === undefined) return undefined
  const { words } = context.site.layout(context.bodyLanguage)
  return lettersFor(list, list.parts, list.name(context.bodyLanguage, words), context)
}

/** Links to parts of a list, which together are called `name`. */
export function lettersFor(list: LongList, parts: LongList['parts'], name: string, context: Context): Letters {
  const { words } = context.site.layout(context.bodyLanguage)
  return {
    id: `letters-${list.group}-${parts[0]!.letters}`,
    heading: words('list.letters', { list: name }),
    links: parts.map((part) => partLink(list, part, context)),
  }
}

export const partLink = ({ page, group }: LongList, { letters }: Part<ListedPlace>, context: Context): Link =>
  context.site.links.link(listPartId(page, group, letters), context)

/** A link to a place under its plain name, with the drive time where it is known. */
export function placeLink(list: LongList, place: ListedPlace, context: Context): CityLink {
  const id = list.idOf(place)
  if (place.city !== undefined) return cityLink(id, place.city, context)
  return context.site.links.link(id, context, nameIn(place, context.bodyLanguage))
}
