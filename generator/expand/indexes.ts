import type { Card, Link, PageKind, ToolsContent } from '../page.ts'
import type { Row, View } from '../site.ts'
import { onCard, titleOf } from './links.ts'

/** Kinds for staff, for visitors who are turned away and for lost ones: never in search engines or sitemaps. */
export const hiddenPages: readonly PageKind[] = ['qr', 'tools', 'out-of-area', 'not-found']

interface CardGroup {
  id: string
  heading: string
  cards: Card[]
}

/** The single rows of the view's own language that readers should find: no mirrors, no hidden pages. */
function listed({ site, language }: View): Row[] {
  return site.rows.single.filter((row) => row.language === language && row.state !== 'mirror' && row.subject.indexed)
}

const asCard = (row: Row): Card => ({ ...asLink(row), ...onCard(row) })
const asLink = (row: Row): Link => ({ label: titleOf(row).name, href: row.url })

/** Cards of the rows that fit, under a heading of the interface words; nothing when none fits. */
function cardGroup(key: string, view: View, fits: (row: Row) => boolean): CardGroup[] {
  const cards = listed(view).filter(fits).map(asCard)
  const heading = view.site.frames[view.bodyLanguage].words(`group.${key}`)
  return cards.length === 0 ? [] : [{ id: idOf(key), heading, cards }]
}

const idOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const is =
  (...kinds: PageKind[]) =>
  (row: Row) =>
    kinds.includes(row.subject.kind)
const treats = (row: Row) =>
  row.subject.about?.type === 'MedicalProcedure' || row.subject.about?.type === 'MedicalTherapy'

export function conditionGroups(view: View): CardGroup[] {
  return [
    ...cardGroup('conditions', view, (row) => is('condition')(row) && !treats(row)),
    ...cardGroup('treatments', view, (row) => is('condition')(row) && treats(row)),
    ...cardGroup('dryEye', view, is('topic')),
  ]
}

export function serviceGroups(view: View): CardGroup[] {
  return [
    ...cardGroup('services', view, is('service')),
    ...cardGroup('treatments', view, (row) => is('condition')(row) && treats(row)),
    ...cardGroup('guides', view, is('guide')),
    ...cardGroup('comparisons', view, is('comparison')),
  ]
}

/** What people call the kinds of pages: the first that fits is the page's. Each is a word under `group:`. */
const groups: [key: string, fits: (row: Row) => boolean][] = [
  ['practice', is('home', 'prose', 'services', 'conditions', 'contact', 'eyewear', 'referral', 'sitemap')],
  ['conditions', (row) => is('condition')(row) && !treats(row)],
  ['treatments', (row) => is('condition')(row) && treats(row)],
  ['dryEye', is('topic')],
  ['questions', is('faq')],
  ['guides', is('guide')],
  ['comparisons', is('comparison')],
  ['cities', is('location')],
  ['neighborhoods', is('neighborhood')],
  ['services', is('service')],
]

/** The key of the page's group; the practice's own for a page that is in none. */
export const groupOf = (row: Row): string => groups.find(([, fits]) => fits(row))?.[0] ?? 'practice'

/**
 * Every page of the language a reader may want, in groups: the sitemap for people. A service in a city is found through
 * the service's hub, which lists all cities.
 */
export function sitemapGroups(view: View): { id: string; heading: string; links: Link[] }[] {
  const rows = listed(view)
  const { words } = view.site.frames[view.bodyLanguage]
  return groups.flatMap(([key, fits]) => {
    const links = rows.filter(fits).map(asLink)
    return links.length === 0 ? [] : [{ id: idOf(key), heading: words(`group.${key}`), links }]
  })
}

/** Of a kind with more pages than this in a language, the inventory names the first and counts the others. */
const mostOfAKind = 100

/**
 * The pages there are, for the staff's inventory: a list that people can read, however many cities there are. The pages
 * of a service in its cities are one line with a count.
 */
export function inventory({ site }: View): ToolsContent['pages'] {
  const { rows, manifest } = site
  const sort = ({ subject, language, state }: Row) => `${subject.kind} ${language} ${state}`
  const counts = new Map<string, number>()
  for (const row of rows.single) counts.set(sort(row), (counts.get(sort(row)) ?? 0) + 1)
  const told = new Set<string>()
  return rows.single.flatMap((row) => {
    const { url, subject, language, state } = row
    const isMany = counts.get(sort(row))! > mostOfAKind
    if (isMany && told.has(sort(row))) return []
    told.add(sort(row))
    const inCities = subject.kind === 'service' ? manifest.cities.length : 0
    return [{ url, kind: subject.kind, language, state, inCities, more: isMany ? counts.get(sort(row))! - 1 : 0 }]
  })
}

/** Where a lost visitor most likely wanted to go: the header's pages. */
export const notFoundLinks = (view: View): Link[] => [...view.site.frames[view.language].navigation.header]
