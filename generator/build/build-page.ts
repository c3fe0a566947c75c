import { otherLanguage } from '../../src/shared/languages.ts'
import { phoneOf } from '../expand/frame.ts'
import { titleOf } from '../expand/links.ts'
import type { Link, Page } from '../page.ts'
import type { Row, Site } from '../site.ts'
import { filledRow, valuesFor } from './fill-row.ts'
import { headOf } from './head.ts'
import { sharePictureOf } from './share-picture.ts'
import { structuredData } from './structured-data.ts'

/** Everything a template may know about one row of the page table. Pure: the same site and row give the same page. */
export function buildPage(row: Row, site: Site): Page {
  const { subject, language, bodyLanguage, url, state } = row
  const values = valuesFor(site, bodyLanguage, subject.phone)
  const filled = filledRow(row, values)
  const { name, heading, emailSubject } = titleOf(filled)
  const phone = phoneOf(subject.phone, site.manifest.practice)
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
    name,
    heading,
    head: headOf(filled, picture, site),
    structuredData: structuredData(filled, content, crumbs, picture, site),
    crumbs,
    isGated: !subject.isOpen,
    phone,
    visitType: subject.visitType,
    emailSubject,
    twin: twinOf(row, site),
    content,
  } as Page
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

function twinOf(row: Row, { links }: Site): Link {
  const other = otherLanguage(row.language)
  const twin = links.nearestTwin(row, other)
  return { label: titleOf(twin).name, href: twin.url, language: other }
}
