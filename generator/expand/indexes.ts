import { type Group, groups, kinds } from '../kinds.ts'
import type { Card, Link, ToolsContent } from '../page.ts'
import type { Row, Site, View } from '../site.ts'
import { onCard, titleOf } from './links.ts'

interface CardGroup {
  id: string
  heading: string
  cards: Card[]
}

/** The rows that lists of pages are made of: those that are not found through a page above them. */
export const listedRows = ({ rows }: Site): Row[] => [...rows.ofKinds((kind) => !kinds[kind].isFoundThroughParent)]

/** Of these, the ones in the view's own language that readers should find: no mirrors, no hidden pages. */
const toFind = ({ site, language }: View): Row[] =>
  listedRows(site).filter((row) => row.language === language && row.state !== 'mirror' && row.subject.indexed)

const asCard = (row: Row): Card => ({ ...asLink(row), ...onCard(row) })
const asLink = (row: Row): Link => ({ label: titleOf(row).name, href: row.url })

/** Cards of the group's pages, under its name; nothing when there are none. */
function cardGroup(key: Group, view: View): CardGroup[] {
  const cards = toFind(view)
    .filter((row) => groupOf(row) === key)
    .map(asCard)
  const heading = view.site.frame(view.bodyLanguage).words(`group.${key}`)
  return cards.length === 0 ? [] : [{ id: idOf(key, view), heading, cards }]
}

/** Topics have the name that their hub has in its address. */
const idOf = (key: Group, { site }: View): string =>
  (key === 'topics' && site.manifest.vertical.hubs.topics?.split('/').at(-1)) || key
const treats = ({ subject: { about } }: Row) => about?.type === 'MedicalProcedure' || about?.type === 'MedicalTherapy'

export const conditionGroups = (view: View): CardGroup[] => cardGroups(['conditions', 'treatments', 'topics'], view)

export const serviceGroups = (view: View): CardGroup[] =>
  cardGroups(['services', 'treatments', 'guides', 'comparisons'], view)

const cardGroups = (keys: readonly Group[], view: View) => keys.flatMap((key) => cardGroup(key, view))

export function groupOf(row: Row): Group {
  const { group, groupOfTreatments } = kinds[row.subject.kind]
  return groupOfTreatments !== undefined && treats(row) ? groupOfTreatments : group
}

/**
 * Every page of the language a reader may want, in groups: the sitemap for people. A service in a city is found through
 * the service's hub, which lists all cities.
 */
export function sitemapGroups(view: View): { id: string; heading: string; links: Link[] }[] {
  const rows = toFind(view)
  const { words } = view.site.frame(view.bodyLanguage)
  return groups.flatMap((key) => {
    const links = rows.filter((row) => groupOf(row) === key).map(asLink)
    return links.length === 0 ? [] : [{ id: idOf(key, view), heading: words(`group.${key}`), links }]
  })
}

/** Of a kind with more pages than this in a language, the inventory names the first and counts the others. */
const mostOfAKind = 100

/**
 * The pages there are, for the staff's inventory: a list that people can read, however many cities there are. The pages
 * of a service in its cities are one line with a count.
 */
export function inventory({ site }: View): ToolsContent['pages'] {
  const { cities } = site.manifest
  const rows = listedRows(site)
  const sort = ({ subject, language, state }: Row) => `${subject.kind} ${language} ${state}`
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(sort(row), (counts.get(sort(row)) ?? 0) + 1)
  const told = new Set<string>()
  return rows.flatMap((row) => {
    const { url, subject, language, state } = row
    const isMany = counts.get(sort(row))! > mostOfAKind
    if (isMany && told.has(sort(row))) return []
    told.add(sort(row))
    const inCities = subject.kind === 'service' ? cities.length : 0
    return [{ url, kind: subject.kind, language, state, inCities, more: isMany ? counts.get(sort(row))! - 1 : 0 }]
  })
}

/** Where a lost visitor most likely wanted to go: the header's pages. */
export const notFoundLinks = (view: View): Link[] => [...view.site.frame(view.language).navigation.header]
