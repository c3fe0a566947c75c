import { hashOf } from '../../cache/source-keys.ts'
import { listedRoutes } from '../../expand/indexes.ts'
import { titleOf } from '../../expand/links.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { Manifest } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'

/**
 * Makes the function that gives a route a hash of all that its page takes from the manifest, where its family tells what
 * that is: thousands of pages in cities are told unchanged without being built. Tests compare warm trees with cold ones
 * over random edits.
 */
export function dependencyKeys(site: Site): (route: Route) => string | undefined {
  const common = commonKey(site)
  return (route) => {
    const { madeOf } = route.source
    const city = madeOf?.city
    if (city === undefined) return undefined
    // The pages of all services in a city depend on the same, in all languages.
    const own = memo(city, `dependencies ${route.source.kind}`, () => {
      const dependencies = site.routes.dependsOn(route)
      return dependencies === undefined ? undefined : hashOf(JSON.stringify(dependencies))
    })
    return own === undefined ? undefined : `${common}${own}${route.language}${route.state}`
  }
}

/**
 * Hash of what every page in a city may draw on besides the city: the facts, the services, the testimonials and brands,
 * and of every written page what others say of it (name, summary, address). Not the other cities and neighbourhoods:
 * what a page takes from those its family tells, but for the few that the words of a service or a city lead to.
 */
function commonKey(site: Site): string {
  const { manifest, links } = site
  const { languages, vertical, practice, services, audiences, testimonials, partners } = manifest
  const written = listedRoutes(site).filter(({ source }) => source.place.file.startsWith('pages/'))
  const pages = written.map((route) => [
    route.source.id,
    route.url,
    route.language,
    route.state,
    titleOf(route).name,
    titleOf(route).summary,
  ])
  const linked = linkedFrom(manifest)
    .filter(links.has)
    .flatMap((id) => codesOf(languages).map((language) => links.card(id, language)))
  const shared = [languages, vertical, practice, services, audiences, testimonials, partners, pages, linked]
  return hashOf(JSON.stringify(shared))
}

/** The ids of the pages that the words of services and cities lead to. */
function linkedFrom({ services, cities }: Manifest): string[] {
  const told = cities.map(({ text }) => text).filter((text) => Object.keys(text).length > 0)
  const inTexts = JSON.stringify([services, told]).matchAll(/\]\((\/[^()#\s]*)/g)
  return [...new Set([...services.flatMap(({ readMore }) => readMore), ...[...inTexts].map((match) => match[1]!)])]
}
