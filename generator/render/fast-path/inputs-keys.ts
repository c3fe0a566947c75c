import { sharePictureOf } from '../../build/share-picture.ts'
import { titleOf } from '../../expand/links.ts'
import { pagesBySign } from '../../expand/pages-by-sign.ts'
import { hashOf, hashOfAll } from '../../hash.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { OfPlaces } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'

/**
 * Makes the function that gives a route a hash of all its page could be made of: what its own file says, and the one of
 * the page above it, and everything else but the bodies of other written pages. While it stays, so does the page, which
 * need not be built to be compared: after an edit of a text, all pages but one are recognised at once. When it changes,
 * nothing is known: the page is built, and its own key decides. A test changes each text of a site and looks for pages
 * that change with another one.
 */
export function inputsKeys(site: Site, shared: string): (route: Route) => string | undefined {
  const written = new Map(site.manifest.pages.map((page) => [page.id, page]))
  const hashOfPage = (id: string | undefined) => {
    const page = id === undefined ? undefined : written.get(id)
    return page === undefined ? '' : memo(page, 'inputs', () => hashOf(JSON.stringify(page)))
  }
  return (route) => {
    const { source, language, state, url } = route
    // Those pages have keys that need no building: see dependency-keys.ts.
    if (source.madeOf?.city !== undefined) return undefined
    // The picture may be that of a page further up, or of the home page.
    const { hash } = sharePictureOf(route, site)
    return hashOf([shared, url, language, state, hashOfPage(source.id), hashOfPage(source.parent), hash].join(' '))
  }
}

/** Hash of what all pages could be made of. */
export function sharedKey(site: Site): string {
  const { manifest } = site.places
  const others = memo(manifest, 'inputs', () => hashOfAll(entriesOf(plainly(manifest))))
  return hashOfAll([others, outlines(site)])
}

/** Each value below the parts of the manifest, with the names that lead to it. */
function* entriesOf(parts: object): Iterable<unknown[]> {
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value !== 'object' || value === null) yield [part, value]
    else for (const [name, each] of Object.entries(value)) yield [part, name, each]
  }
}

/** JSON leaves out what is in maps. */
const plainly = ({ photos, logos, ...rest }: OfPlaces) => ({
  ...rest,
  photos: [...photos],
  logos: [...logos],
})

/** What pages may show of the written ones: in links, on cards and in lists, and where they are listed by their signs. */
function outlines({ manifest, routes }: Site): unknown {
  const { pages, languages } = manifest
  const outlined = pages.map(({ id, page: { text, ...more } }) => [
    id,
    more,
    codesOf(languages).map((code) => {
      const route = routes.find(id, code)
      if (route === undefined) return undefined
      const { url, state, source, indexed } = route
      const { name, summary, inShort } = titleOf(route)
      const ask = text[code] !== undefined && 'ask' in text[code] ? text[code].ask : undefined
      return [url, state, source.isOpen, indexed, name, summary, inShort, ask]
    }),
  ])
  return [outlined, [...pagesBySign(manifest)]]
}
