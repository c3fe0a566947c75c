import { isolatedPhone, phoneOf } from '../expand/frame.ts'
import { titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import type { Link, Page } from '../page.ts'
import type { Row, Site, Subject, Title } from '../site.ts'
import { filledRow, valuesFor } from './fill-row.ts'
import { headOf } from './head.ts'
import { sharePictureOf } from './share-picture.ts'
import { structuredData } from './structured-data.ts'

/** Everything a template may know about one row of the page table. Pure: the same site and row give the same page. */
export function buildPage(row: Row, site: Site): Page {
  const { subject, language, bodyLanguage, url, state } = row
  const values = valuesFor(site, bodyLanguage, subject.phone)
  const filled = filledRow(row, values)
  const title = titleOf(filled)
  const { practice, languages } = site.manifest
  const phone = isolatedPhone(phoneOf(subject.phone, practice), bodyLanguage, languages)
  const content = subject.content({ site, language, bodyLanguage, values, phone })
  const crumbs = crumbsOf(filled, site)
  const picture = sharePictureOf(row, site)
  return {
    kind: subject.kind,
    id: subject.id,
    url,
    language,
    bodyLanguage,
    state,
    name: title.name,
    heading: title.heading,
    appointmentFor: appointmentFor(subject, title),
    isAboutHealth: isAboutHealth(subject, site),
    head: headOf(filled, picture, site),
    structuredData: structuredData(filled, content, crumbs, picture, site),
    crumbs,
    isGated: !subject.isOpen,
    phone,
    visitType: subject.visitType,
    emailSubject: title.emailSubject,
    otherLanguages: otherLanguages(row, site),
    content,
  } as Page
}

const isAboutHealth = ({ kind, visitType }: Subject, { manifest }: Site) =>
  kinds[kind].isAboutHealth || !['', ...manifest.vertical.generalVisits].includes(visitType)

function appointmentFor({ kind }: Subject, title: Title): string {
  const about = kinds[kind].appointmentFor
  return about === 'nothing' ? '' : title[about]
}

/** Home first, the page itself last. */
function crumbsOf(row: Row, { links }: Site): Link[] {
  const crumbs: Link[] = [{ label: titleOf(row).name, href: row.url }]
  for (let id = row.subject.parent; id !== undefined; ) {
    crumbs.unshift(links.link(id, row.language))
    id = links.parent(id)
  }
  return crumbs
}

function otherLanguages(row: Row, { links, manifest }: Site): Link[] {
  const others = codesOf(manifest.languages).filter((code) => code !== row.language)
  return others.map((language) => {
    const nearest = links.nearestIn(row, language)
    return { label: titleOf(nearest).name, href: nearest.url, language }
  })
}
