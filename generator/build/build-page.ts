import { contextFor, filledRoute } from '../expand/fill-route.ts'
import { keptRoutes } from '../expand/kept-routes.ts'
import { idsUpFrom, titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { Link, Page, PageKind } from '../page.ts'
import type { PageSource, Route, Site, Title } from '../site.ts'
import { headOf } from './head.ts'
import { sharePictureOf } from './share-picture.ts'
import { structuredData } from './structured-data.ts'

/** The contents of a page's `main` element, and the breadcrumbs to it. */
export type MainPart = { [K in PageKind]: Pick<Page<K>, 'kind' | 'heading' | 'crumbs' | 'phone' | 'content'> }[PageKind]

/** Builds a page without its head and structured data, in half the time. */
export const buildMain = (route: Route, site: Site): MainPart => mainOf(filledRoute(route, site), site)

function mainOf(filled: Route, site: Site): MainPart {
  const { source } = filled
  const context = contextFor(source.phone, filled, site)
  return {
    kind: source.kind,
    heading: titleOf(filled).heading,
    crumbs: crumbsOf(filled, site),
    phone: context.phone,
    content: source.content(context),
  } as MainPart
}

/** Everything a template may know about one route of the page table. Pure: the same inputs give the same page. */
export function buildPage(route: Route, site: Site): Page {
  const { source, language, bodyLanguage, url, state } = route
  const filled = filledRoute(route, site)
  const title = titleOf(filled)
  const main = mainOf(filled, site)
  const { content, crumbs } = main
  const picture = sharePictureOf(route, site)
  return {
    url,
    language,
    bodyLanguage,
    state,
    appointmentFor: appointmentFor(source, title),
    isAboutHealth: isAboutHealth(source, site),
    head: headOf(filled, picture, site),
    structuredData: structuredData({ route: filled, content, crumbs, picture, site }),
    isGated: !source.isOpen,
    ...(source.isKeptOffline && { keptOffline: keptRoutes(site).map(({ url: kept }) => kept) }),
    visitType: source.visitType,
    emailSubject: title.emailSubject,
    otherLanguages: otherLanguages(route, site),
    // Last: V8 adds properties to a copy a hundred times as slowly.
    ...main,
  }
}

const isAboutHealth = ({ kind, visitType }: PageSource, { manifest }: Site) =>
  kinds[kind].isAboutHealth || !['', ...manifest.vertical.generalVisits].includes(visitType)

function appointmentFor({ kind }: PageSource, title: Title): string {
  const about = kinds[kind].appointmentFor
  return about === 'nothing' ? '' : title[about]
}

/** From the home page to the page itself. */
function crumbsOf(route: Route, { links, layout }: Site): Link[] {
  const { language, bodyLanguage, url } = route
  const { spoken } = layout(language)
  const own = {
    label: titleOf(route).name,
    href: url,
    ...(bodyLanguage !== spoken && { labelLanguage: bodyLanguage }),
  }
  const crumbs: Link[] = [own]
  for (const id of idsUpFrom(route.source.parent, links))
    crumbs.unshift(links.link(id, { language, bodyLanguage: spoken }))
  return crumbs
}

function otherLanguages(route: Route, { links, manifest }: Site): Link[] {
  const others = codesOf(manifest.languages).filter((code) => code !== route.language)
  return others.map((language) => {
    const nearest = links.nearestIn(route, language)
    return { label: titleOf(nearest).name, href: nearest.url, language }
  })
}
