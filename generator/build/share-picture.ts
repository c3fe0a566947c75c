import { townOf } from '../../src/shared/postal-address.ts'
import { filledRoute } from '../expand/fill-route.ts'
import { groupOf } from '../expand/indexes.ts'
import { titleOf } from '../expand/links.ts'
import { hashOf } from '../hash.ts'
import { type KindTraits, kinds } from '../kinds.ts'
import { defaultOf, type Languages } from '../languages.ts'
import { memo } from '../memo.ts'
import { ownName } from '../own-name.ts'
import type { Language, PageKind } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Mark } from '../parse/schemas/vertical.ts'
import type { PageSource, Route, Site } from '../site.ts'
import { folderUrl, pageIds, sharePictureUrl } from '../urls.ts'

/** The picture shown with a link to a page when people share it. */
export interface SharePicture {
  /** As a site path. */
  url: string
  /** The text alternative: the words on the picture, and the practice's name even if it cannot be drawn. */
  alt: string
  words: ShareWords
  /** Hash of everything it is drawn from: the words and the design. */
  hash: string
}

/** Everything a picture is drawn from except its design. */
export interface ShareWords extends Pick<KindTraits['sharePicture'], 'ground' | 'emblem'> {
  /** The practice's own mark. */
  mark: Mark
  /** The kind of page, small above the heading. */
  label: string
  heading: string
  practice: string
  /** Where the practice is located. */
  place: string
}

/**
 * The picture of a route's page, without drawing it: its address depends on its words. Each written page and each
 * service has its own picture in each language; a service uses it in every city, too. All city pages share one picture,
 * and so do all neighborhood pages: the number of pictures does not grow with the number of cities. A mirror or a
 * fallback shows the picture of the page it stands for.
 */
export function sharePictureOf(route: Route, site: Site): SharePicture {
  const language = languageOfPicture(route, site)
  const name = `share picture ${language} ${nameOf(route, language, site)}`
  return memo(site.layouts, name, () => describe(route, language, site))
}

/** The scripts that the drawing library can set in the available typefaces: see share-picture/fonts.ts. */
const drawnScripts = ['Latn', 'Cyrl', 'Grek']

/** Pages in any other script, such as Arabic or Chinese, show the picture in the first language that can be drawn. */
function languageOfPicture({ bodyLanguage }: Route, { manifest: { languages } }: Site): Language {
  if (isDrawn(bodyLanguage, languages)) return bodyLanguage
  return (languages.find(({ code }) => isDrawn(code, languages)) ?? defaultOf(languages)).code
}

const isDrawn = (language: Language, languages: Languages): boolean =>
  memo(languages, `drawn ${language}`, () =>
    drawnScripts.includes(new Intl.Locale(language).maximize().script ?? 'Latn'),
  )

const aDrawnLetter = new RegExp(`[${drawnScripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u')

/** Its name or, if that cannot be drawn, its address: people have to see who shares the page. */
const nameOn = (name: string, { url }: Practice): string =>
  aDrawnLetter.test(name) ? name : new URL(url).host.replace(/^www\./, '')

/** What the pages that share a picture have in common. */
function nameOf({ source }: Route, language: Language, site: Site): string {
  const { drawnFor } = kinds[source.kind].sharePicture
  return drawnFor === 'kind' ? source.kind : shownRoute(source, language, site).source.id
}

/**
 * The address includes a hash of the words and the design. Networks cache a picture by its address for weeks or
 * forever: under an unchanged address, a new heading would be shared with the old picture. The new address costs no
 * extra rendering: a page with a changed picture has changed as well, and a new design changes all pages anyway.
 */
function describe({ source }: Route, language: Language, site: Site): SharePicture {
  const isOfKind = kinds[source.kind].sharePicture.drawnFor === 'kind'
  const { url, kind, label, heading } = isOfKind ? ofPlaces(source, language, site) : ofPage(source, language, site)
  const { ground, emblem } = kinds[kind].sharePicture
  const { practice, vertical, languages, pictureDesign } = site.manifest
  const isWritten = isDrawn(language, languages)
  const name = ownName(practice.name, language)
  const sharer = nameOn(name, practice)
  const words: ShareWords = {
    ground,
    emblem,
    label: isWritten ? label : '',
    // In a script that cannot be drawn, the name takes the place of the heading.
    heading: isWritten ? heading : sharer,
    mark: vertical.mark,
    practice: isWritten ? sharer : '',
    place: townOf(practice.address),
  }
  const hash = hashOf(JSON.stringify([words, pictureDesign]))
  return {
    url: sharePictureUrl(url, hash),
    alt: isWritten ? `${heading} | ${name}` : `${name} | ${words.place}`,
    words,
    hash,
  }
}

/** What differs from picture to picture. */
interface Own extends Pick<ShareWords, 'label' | 'heading'> {
  /** The address of the page or folder, from which that of the picture is made. */
  url: string
  kind: PageKind
}

function ofPage(source: PageSource, language: Language, site: Site): Own {
  const shown = shownRoute(source, language, site)
  const { heading } = titleOf(filledRoute(shown, site))
  const { words, practice } = site.layout(language)
  const { kind } = shown.source
  return { url: shown.url, kind, label: kind === 'home' ? practice.area : words(`group.${groupOf(shown)}`), heading }
}

function ofPlaces({ id, kind }: PageSource, language: Language, site: Site): Own {
  const { words } = site.layout(language)
  const url = folderUrl(id, language, site.manifest.languages)
  return { url, kind, label: words('home.cities'), heading: words(`share.${kind}`) }
}

/** The page whose words are on the picture: the home page, for a page that does not exist in the picture's language. */
function shownRoute({ id, kind, parent }: PageSource, language: Language, site: Site): Route {
  const isOfParent = kinds[kind].sharePicture.drawnFor === 'parent'
  const shown = site.routes.find(isOfParent ? parent! : id, language) ?? site.routes.find(pageIds.home, language)!
  // The parent may have the picture of its own parent.
  return isOfParent ? shownRoute(shown.source, language, site) : shown
}
