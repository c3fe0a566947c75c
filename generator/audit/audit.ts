import { buildMain } from '../build/build-page.ts'
import { addTo } from '../group-by.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { NonEmpty } from '../non-empty.ts'
import type { Language, LayoutData, PageKind } from '../page.ts'
import type { Place } from '../problems/problems.ts'
import type { Route, Site } from '../site.ts'
import { pageIds } from '../urls.ts'
import { clicksFrom, type LinksByUrl } from './clicks.ts'
import { collectVisible, type Visible } from './collect-visible.ts'
import { mainParts } from './main-parts.ts'
import { runReader } from './runs.ts'
import { compareSiblings } from './siblings.ts'

export interface AuditedPage {
  url: string
  kind: PageKind
  language: Language
  /** The manifest entry it comes from. */
  place: Place
  /** The words in its `main`. */
  words: number
  /** The share of its five-word runs that no other page of its family has: 0 to 1. */
  ownShare: number
  /** The page of its family with the largest share of its runs, and that share. Undefined in a family of one. */
  nearest?: { url: string; containment: number } | undefined
  /** From the home page of its language, through pages and menus. Undefined when no page leads to it. */
  clicks?: number | undefined
}

/** All indexed pages of one kind in one language. */
export interface Family {
  kind: PageKind
  language: Language
  pages: AuditedPage[]
}

/** A page that is published with `noindex` because it says nothing that its siblings do not say. */
export interface BarePage {
  url: string
  place: Place
}

export interface Audit {
  families: Family[]
  bare: BarePage[]
  /** Questions that appear on several indexed pages of a language, with the addresses of those pages. */
  questions: { question: string; urls: string[] }[]
}

/** Measures every indexed page of the site. */
export function audit(site: Site): Audit {
  const members = new Map<string, NonEmpty<Member>>()
  const links = new Map<string, readonly string[]>()
  const asked = new Map<string, { question: string; urls: string[] }>()
  const bare: BarePage[] = []
  const runsOf = runReader()
  for (const route of site.routes) {
    const { source, language, bodyLanguage, url } = route
    if (route.state === 'mirror' || !kinds[source.kind].isListed) continue
    const page = buildMain(route, site)
    const layout = site.layout(bodyLanguage)
    const visible = collectVisible(mainParts(page, layout), layout.words)
    // The HTML sitemap links to every page: if its links counted, no page would be an orphan.
    if (source.id !== pageIds.sitemap) links.set(url, linksOf(visible, page.crumbs))
    if (isBare(route)) bare.push({ url, place: source.place })
    if (!route.indexed || route.state === 'fallback') continue
    noteQuestions(asked, visible, route)
    const family = `${source.kind} ${language}`
    addTo(members, family, { route, ...runsOf(visible.texts) })
  }
  const clicks = clicksIn(site, links)
  return {
    families: [...members.values()].map((family) => audited(family, clicks)),
    bare,
    questions: [...asked.values()].filter(({ urls }) => urls.length > 1),
  }
}

interface Member {
  route: Route
  words: number
  runs: Int32Array
}

/** Whether a page about a pair, such as a service in a city, has no words about that pair alone. */
export const isBare = ({ source, indexed }: Route): boolean => source.madeOf?.service !== undefined && !indexed

const linksOf = ({ links }: Visible, crumbs: readonly { href: string }[]): string[] => [
  ...new Set([...crumbs.map(({ href }) => href), ...links].map(withoutFragment)),
]

const withoutFragment = (href: string) => href.replace(/#.*/, '')

function noteQuestions(
  asked: Map<string, { question: string; urls: string[] }>,
  visible: Visible,
  { url, language }: Route,
) {
  for (const question of visible.questions) {
    const key = `${language} ${question.toLowerCase()}`
    const known = asked.get(key)
    if (known === undefined) asked.set(key, { question, urls: [url] })
    // A page that asks it twice counts once.
    else if (known.urls.at(-1) !== url) known.urls.push(url)
  }
}

function audited(
  members: Readonly<NonEmpty<Member>>,
  clicks: ReadonlyMap<Language, ReadonlyMap<string, number>>,
): Family {
  const compared = compareSiblings(members.map(({ runs }) => runs))
  const [{ route }] = members
  return {
    kind: route.source.kind,
    language: route.language,
    pages: members.map(({ route: { url, language, source }, words }, index) => {
      const { ownShare, nearest } = compared[index]!
      return {
        url,
        kind: source.kind,
        language,
        place: source.place,
        words,
        ownShare,
        nearest: nearest && { url: members[nearest.sibling]!.route.url, containment: nearest.containment },
        clicks: clicks.get(language)!.get(url),
      }
    }),
  }
}

/** The clicks to every address, by language. */
function clicksIn({ manifest, layout }: Site, links: LinksByUrl) {
  return new Map(
    codesOf(manifest.languages).map((code) => {
      const { navigation } = layout(code)
      return [code, clicksFrom(navigation.home.href, menuOf(navigation), links)]
    }),
  )
}

/** The addresses linked in the header and footer. */
function menuOf(navigation: LayoutData['navigation']): string[] {
  const { header, footer, contact, sitemap, notices } = navigation
  const menus = header.flatMap(({ link, menu }) => [link, ...menu])
  const groups = footer.flatMap(({ links }) => links)
  const links = [...menus, contact, ...groups, sitemap, ...notices]
  return links.map(({ href }) => withoutFragment(href))
}
