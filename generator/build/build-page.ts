import { isolatedPhone, phoneOf } from '../expand/layout-data.ts'
import { titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { Link, Page } from '../page.ts'
import type { PageSource, Route, Site, Title } from '../site.ts'
import { filledRoute, valuesFor } from './fill-route.ts'
import { headOf } from './head.ts'
import { sharePictureOf } from './share-picture.ts'
import { structuredData } from './structured-data.ts'

/** Everything a template may know about one route of the page table. Pure: the same site and route give the same page. */
export function buildPage(route: Route, site: Site): Page {
  const { source, language, bodyLanguage, url, state } = route
  const values = valuesFor(site, bodyLanguage, source.phone)
  const filled = filledRoute(route, values)
  const title = titleOf(filled)
  const { practice, languages } = site.manifest
  const phone = isolatedPhone(phoneOf(source.phone, practice), bodyLanguage, languages)
  const content = source.content({ site, language, bodyLanguage, values, phone })
  const crumbs = crumbsOf(filled, site)
  const picture = sharePictureOf(route, site)
  return {
    kind: source.kind,
    id: source.id,
    url,
    language,
    bodyLanguage,
    state,
    name: title.name,
    heading: title.heading,
    appointmentFor: appointmentFor(source, title),
    isAboutHealth: isAboutHealth(source, site),
    head: headOf(filled, picture, site),
    structuredData: structuredData(filled, content, crumbs, picture, site),
    crumbs,
    isGated: !source.isOpen,
    phone,
    visitType: source.visitType,
    emailSubject: title.emailSubject,
    otherLanguages: otherLanguages(route, site),
    content,
  } as Page
}

const isAboutHealth = ({ kind, visitType }: PageSource, { manifest }: Site) =>
  kinds[kind].isAboutHealth || !['', ...manifest.vertical.generalVisits].includes(visitType)

function appointmentFor({ kind }: PageSource, title: Title): string {
  const about = kinds[kind].appointmentFor
  return about === 'nothing' ? '' : title[about]
}

/** From the home page to the page itself. */
function crumbsOf(route: Route, { links }: Site): Link[] {
  const crumbs: Link[] = [{ label: titleOf(route).name, href: route.url }]
  for (let id = route.source.parent; id !== undefined; ) {
    crumbs.unshift(links.link(id, route.language))
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
