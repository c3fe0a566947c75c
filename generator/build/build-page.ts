import { filledRoute, valuesFor } from '../expand/fill-route.ts'
import { keptRoutes } from '../expand/kept-routes.ts'
import { titleOf } from '../expand/links.ts'
import { isolatedPhone, phoneOf } from '../expand/phones.ts'
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
export function buildMain(route: Route, site: Site): MainPart {
  const values = valuesFor(site, route.bodyLanguage, route.source.phone)
  return mainOf(filledRoute(route, values), values, site)
}

function mainOf(filled: Route, values: Readonly<Record<string, string>>, site: Site): MainPart {
  const { source, language, bodyLanguage } = filled
  const { practice, languages } = site.manifest
  const phone = isolatedPhone(phoneOf(source.phone, practice), [language, bodyLanguage], languages)
  return {
    kind: source.kind,
    heading: titleOf(filled).heading,
    crumbs: crumbsOf(filled, site),
    phone,
    content: source.content({ site, language, bodyLanguage, values, phone }),
  } as MainPart
}

/** Everything a template may know about one route of the page table. Pure: the same inputs give the same page. */
export function buildPage(route: Route, site: Site): Page {
  const { source, language, bodyLanguage, url, state } = route
  const values = valuesFor(site, bodyLanguage, source.phone)
  const filled = filledRoute(route, values)
  const title = titleOf(filled)
  const main = mainOf(filled, values, site)
  const { content, crumbs } = main
  const picture = sharePictureOf(route, site)
  return {
    ...main,
    id: source.id,
    url,
    language,
    bodyLanguage,
    state,
    name: title.name,
    appointmentFor: appointmentFor(source, title),
    isAboutHealth: isAboutHealth(source, site),
    head: headOf(filled, picture, site),
    structuredData: structuredData(filled, content, crumbs, picture, site),
    isGated: !source.isOpen,
    ...(source.isKeptOffline && { keptOffline: keptRoutes(site).map(({ url: kept }) => kept) }),
    visitType: source.visitType,
    emailSubject: title.emailSubject,
    otherLanguages: otherLanguages(route, site),
  } as Page
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
  for (let id = route.source.parent; id !== undefined; ) {
    crumbs.unshift(links.link(id, { language, bodyLanguage: spoken }))
    id = links.parent(id)
  }
  return crumbs
}

function otherLanguages(route: Route, { links, manifest }: Site): Link[] {
  const others = codesOf(manifest.languages).filter((code) => code !== route.language)
  return others.map((language) => {
    const nearest = links.nearestIn(route, language)
    return { label: titleOf(nearest).name, href: nearest.url, language }
  })
}
