import { sharePictureOf } from '../../build/share-picture.ts'
import { hashOf } from '../../hash.ts'
import { kinds } from '../../kinds.ts'
import { remembered } from '../../remembered.ts'
import type { Route, Site } from '../../site.ts'
import type { SharedInputs } from './shared-inputs.ts'
import { hashWithNamed, linksTo } from './shown-by-id.ts'
import { hashOfSubject, subjectsOf } from './subjects.ts'

/**
 * Makes the function that gives a route a hash of everything its page could depend on: its own entry, the entry of its
 * parent page, and everything else except the bodies of other written pages and services. While the hash stays the
 * same, so does the page, which need not be built for comparison: after an edit to a text, all pages but a few are
 * recognized at once. A new hash proves nothing: the page is built, and its own key decides. A test changes each value
 * of a site and looks for pages that change while their hash does not.
 */
export function inputsKeys(site: Site, shared: SharedInputs): (route: Route) => string | undefined {
  const entries = new Map(
    subjectsOf(site.manifest).map((subject) => [subject.id, hashOfSubject(subject, site.manifest)]),
  )
  const hashOfEntry = (id: string | undefined) => (id === undefined ? undefined : entries.get(id)) ?? ''
  /** Whether any ancestor is a place: breadcrumbs show the names of all ancestors. */
  const isBelowPlace = ({ source, language }: Route) => {
    let { parent } = source
    while (parent !== undefined) {
      const above = site.routes.find(parent, language)?.source
      if (above === undefined || above.madeOf?.city !== undefined || kinds[above.kind].isPlace) return true
      parent = above.parent
    }
    return false
  }
  const declared = declaredKeys(site)
  const placesOf = (route: Route) =>
    declared(route) ?? (kinds[route.source.kind].showsPlaces || isBelowPlace(route) ? shared.places : '')
  return (route) => {
    const { source, language, state, url } = route
    // City pages get their keys without being built: see dependency-keys.ts.
    if (source.madeOf?.city !== undefined) return undefined
    const places = placesOf(route)
    // The picture may belong to an ancestor or to the home page.
    const { hash } = sharePictureOf(route, site)
    const own = [url, language, state, hashOfEntry(source.id), hashOfEntry(source.parent), hash]
    return hashOf([shared.others, places, ...own].join(' '))
  }
}

/** Hashes of what a page declares to take from places, and of the pages it names and those above it. */
function declaredKeys(site: Site): (route: Route) => string | undefined {
  const known = new Map<string, string | undefined>()
  const crumbsTo = crumbsKeys(site)
  const keyOf = ({ source }: Route) =>
    source.dependsOn && hashOf(hashWithNamed(source.dependsOn(), site) + crumbsTo(source.parent))
  return (route) => {
    const { id } = route.source
    if (!known.has(id)) known.set(id, keyOf(route))
    return known.get(id)
  }
}

/**
 * Makes the function that hashes what breadcrumbs show of the page with an id and all above it. Not their cards: in a
 * list of thousands of cities, the summary of the whole list says which city is the last.
 */
function crumbsKeys(site: Site): (id: string | undefined) => string {
  const keyOf: (id: string) => string = remembered((id) =>
    hashOf(JSON.stringify(linksTo([id], site)) + keyAbove(site.links.parent(id))),
  )
  const keyAbove = (id: string | undefined) => (id === undefined ? '' : keyOf(id))
  return keyAbove
}
