import { type Language, otherLanguage } from '../src/shared/languages.ts'
import { phoneOf } from './expand/frame.ts'
import { titleOf } from './expand/links.ts'
import { headOf } from './head.ts'
import { fill } from './inline.ts'
import type { Link, Page } from './page.ts'
import type { Row, Site } from './site.ts'
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
  return {
    kind: subject.kind,
    id: subject.id,
    url,
    language,
    bodyLanguage,
    state,
    name,
    heading,
    head: headOf(filled, site),
    structuredData: structuredData(filled, content, crumbs, site),
    crumbs,
    isGated: !subject.isOpen,
    phone,
    visitType: subject.visitType,
    emailSubject,
    twin: twinOf(row, site),
    content,
  } as Page
}

/** The row with the `{name}` marks of its title, heading and description filled in. */
export function filledRow(row: Row, values: Readonly<Record<string, string>>): Row {
  const title = row.subject.title(row.bodyLanguage)!
  const text = (value: string) => fill(value, values)
  const filled = {
    ...title,
    title: text(title.title),
    description: text(title.description),
    heading: text(title.heading),
    name: text(title.name),
    summary: text(title.summary),
    emailSubject: title.emailSubject && text(title.emailSubject),
  }
  return { ...row, subject: { ...row.subject, title: () => filled } }
}

const known = new WeakMap<Site['frames'], Map<string, Record<string, string>>>()

/** What `{practice}`, `{doctor}`, `{email}`, `{phone}` and `{fact.id}` stand for, by language and phone group. */
export function valuesFor(site: Site, language: Language, phone: string): Readonly<Record<string, string>> {
  let collected = known.get(site.frames)
  if (collected === undefined) {
    collected = new Map()
    known.set(site.frames, collected)
  }
  const name = `${language} ${phone}`
  let values = collected.get(name)
  if (values === undefined) {
    values = collectValues(site, language, phone)
    collected.set(name, values)
  }
  return values
}

function collectValues({ manifest: { practice } }: Site, language: Language, phone: string): Record<string, string> {
  return {
    practice: practice.name.value,
    doctor: practice.doctor.value,
    email: practice.email.value,
    phone: phoneOf(phone, practice).text,
    ...Object.fromEntries(practice.claims.map((claim) => [`fact.${claim.id}`, claim[language] ?? claim.en])),
  }
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
