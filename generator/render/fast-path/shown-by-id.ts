import { inFrame } from '../../expand/links.ts'
import { hashOf } from '../../hash.ts'
import { codesOf } from '../../languages.ts'
import type { Card, Link } from '../../page.ts'
import type { PlacesManifest } from '../../parse/manifest.ts'
import type { Site } from '../../site.ts'
import { namedIn } from './named-in.ts'

// What a page may show of other pages and of sources, by their ids.

/** Hash of a value, of the cards of the pages that it names, and of the sources that it cites. */
export function hashWithNamed(value: unknown, site: Site): string {
  const text = JSON.stringify(value)
  const { linked, listed, sources } = namedIn([text])
  return hashOf(text + JSON.stringify([cardsOf([...linked, ...listed], site), cited(sources, site.places.manifest)]))
}

/** What other pages may show of the pages with these ids, in all languages. Unknown ids are skipped. */
export const cardsOf = (ids: readonly string[], { links, manifest }: Site): Card[] =>
  ids
    .filter(links.has)
    .flatMap((id) => codesOf(manifest.languages).map((language) => links.card(id, inFrame(language))))

/** Links to the pages with these ids, in all languages: under their names, or under one label. */
export const linksTo = (ids: Iterable<string>, { links, manifest }: Site, label?: string): Link[] =>
  [...ids]
    .filter(links.has)
    .flatMap((id) => codesOf(manifest.languages).map((language) => links.link(id, inFrame(language), label)))

/** The sources with these ids. */
export const cited = (ids: ReadonlySet<string>, { sources }: PlacesManifest) => sources.filter(({ id }) => ids.has(id))
