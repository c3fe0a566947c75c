import { join } from 'node:path'
import { hashOf, hashPaths } from '../cache/source-keys.ts'
import { groupOf } from '../expand/indexes.ts'
import { titleOf } from '../expand/links.ts'
import { root } from '../folders.ts'
import { type KindTraits, kinds } from '../kinds.ts'
import { defaultOf, languageOf } from '../languages.ts'
import { memo } from '../memo.ts'
import type { Language } from '../page.ts'
import type { Mark } from '../parse/schemas/vertical.ts'
import type { PageSource, Route, Site } from '../site.ts'
import { folderUrl, pageIds, sharePictureUrl } from '../urls.ts'
import { filledRoute, valuesFor } from './fill-route.ts'
import { readColours } from './share-picture/colours.ts'

/** The picture that stands beside a link to a page where people share it. */
export interface SharePicture {
  /** As a site path. */
  url: string
  /** For those who cannot see it: what is written on it. */
  alt: string
  words: ShareWords
  /** Hash of all that it is drawn from: the words and the design. */
  hash: string
}

/** All that a picture is drawn from, besides its design. */
export interface ShareWords extends Pick<KindTraits['sharePicture'], 'ground' | 'emblem'> {
  /** The practice's own. */
  mark: Mark
  /** The kind of page, small above the heading. */
  label: string
  heading: string
  practice: string
  /** Where the practice is. */
  place: string
}

/** Width and height in pixels: what the large cards of all networks are made for. */
export const shareSize = { width: 1200, height: 630 }

/** The code that draws, and the site's colours: another design is another picture. */
const designHash = () =>
  hashOf(`${hashPaths([join(root, 'generator/build/share-picture')])} ${JSON.stringify(readColours())}`)

/**
 * The picture of a route's page, without drawing it: its address is known from its words. A written page and a service
 * have one of their own in each language; a service has it in every city, too, and the pages of cities share one, as do
 * those of neighbourhoods: pictures do not grow in number with the cities. A mirror or a fallback shows that of the page
 * it stands for.
 */
export function sharePictureOf(route: Route, site: Site): SharePicture {
  const language = languageOfPicture(route, site)
  const design = memo(site.layouts, 'design of share pictures', designHash)
  const name = `share picture ${language} ${nameOf(route, language, site)}`
  return memo(site.layouts, name, () => describe(route, language, site, design))
}

/** What draws the words sets no script that is written from right to left: such a page shows the default language's. */
function languageOfPicture({ bodyLanguage }: Route, { manifest: { languages } }: Site): Language {
  return languageOf(bodyLanguage, languages).direction === 'rtl' ? defaultOf(languages).code : bodyLanguage
}

/** What pages have in common that share a picture. */
function nameOf({ source }: Route, language: Language, site: Site): string {
  const { drawnFor } = kinds[source.kind].sharePicture
  return drawnFor === 'kind' ? source.kind : shownRoute(source, language, site).source.id
}

/**
 * The address holds a hash of the words and the design. Networks keep a picture by its address for weeks or for ever:
 * under an address that stays, a new heading would be shared with the old picture. It costs nothing: the page that names
 * the picture has changed as well, or all pages have, with the design.
 */
function describe(route: Route, language: Language, site: Site, design: string): SharePicture {
  const { url, words } =
    kinds[route.source.kind].sharePicture.drawnFor === 'kind'
      ? ofPlaces(route, language, site)
      : ofPage(route, language, site)
  const hash = hashOf(JSON.stringify([words, design]))
  return { url: sharePictureUrl(url, hash), alt: `${words.heading} | ${words.practice}`, words, hash }
}

function ofPage({ source }: Route, language: Language, site: Site): { url: string; words: ShareWords } {
  const shown = shownRoute(source, language, site)
  const { heading } = titleOf(filledRoute(shown, valuesFor(site, shown.bodyLanguage, shown.source.phone)))
  const { words, practice } = site.layout(language)
  const { kind } = shown.source
  const { ground, emblem } = kinds[kind].sharePicture
  return {
    url: shown.url,
    words: {
      ground,
      emblem,
      label: kind === 'home' ? practice.area : words(`group.${groupOf(shown)}`),
      heading,
      ...practiceWords(site),
    },
  }
}

function ofPlaces({ source: { kind } }: Route, language: Language, site: Site): { url: string; words: ShareWords } {
  const { words } = site.layout(language)
  const { ground, emblem } = kinds[kind].sharePicture
  const isCity = kind === 'location'
  return {
    url: folderUrl(isCity ? 'locations' : 'neighborhoods', language, site.manifest.languages),
    words: {
      ground,
      emblem,
      label: words('home.cities'),
      heading: isCity ? words('share.location') : words('share.neighborhood'),
      ...practiceWords(site),
    },
  }
}

function practiceWords({ manifest: { practice, vertical } }: Site): Pick<ShareWords, 'mark' | 'practice' | 'place'> {
  const { city, state } = practice.address
  return { mark: vertical.mark, practice: practice.name.value, place: `${city}, ${state}` }
}

/** The page whose words stand on the picture: the home page's, for a page that is not there in the picture's language. */
function shownRoute({ id, kind, parent }: PageSource, language: Language, { routes }: Site): Route {
  const shown = kinds[kind].sharePicture.drawnFor === 'parent' ? parent! : id
  return routes.find(shown, language) ?? routes.find(pageIds.home, language)!
}
