import { visibleText } from '../../src/shared/visible-text.ts'
import { groupBy } from '../group-by.ts'
import { type Group, groups, type KindTraits, kinds } from '../kinds.ts'
import { languageOf } from '../languages.ts'
import type { Card, Link, SitemapContent, ToolsContent } from '../page.ts'
import type { Context, Route, Site } from '../site.ts'
import { pageIds } from '../urls.ts'
import { cardTo, linkTo } from './links.ts'
import { lettersOf } from './long-lists.ts'
import { isTreatment } from './treatment.ts'

interface CardGroup {
  id: string
  heading: string
  cards: Card[]
}

/** The routes to list on index pages: those that are not found through a parent. */
export const listedRoutes = ({ routes }: Site): Route[] => [
  ...routes.ofKinds((kind) => !kinds[kind].isFoundThroughParent),
]

/** The listed routes in the context's language that readers should find: no mirrors, no hidden pages. */
export const findableRoutes = ({ site, language }: Pick<Context, 'site' | 'language'>): Route[] =>
  listedRoutes(site).filter((route) => route.language === language && route.state !== 'mirror' && route.indexed)

/** Cards for the group's pages, under its name; empty when it has no pages. */
function cardGroup(key: Group, context: Context): CardGroup[] {
  const routes = findableRoutes(context).filter((route) => groupOf(route) === key)
  const asCards = routes.map((route) => cardTo(route, context))
  const cards = key === 'conditions' ? byLetter(asCards, localeOf(context)) : asCards
  const heading = context.site.layout(context.bodyLanguage).words(`group.${key}`)
  return cards.length === 0 ? [] : [{ id: idOf(key, context), heading, cards }]
}

/** In a shorter list, readers find a name without letters. */
const minCardsForLetters = 12

const localeOf = ({ site, bodyLanguage }: Context) => languageOf(bodyLanguage, site.manifest.languages).locale

/** Sorts links as readers of the language expect it. */
function byLabel<T extends Link>(links: readonly T[], locale: string): T[] {
  const { compare } = new Intl.Collator(locale)
  return links.toSorted((a, b) => compare(a.label, b.label))
}

/**
 * Sorts cards by name. In a long list, the first card under each letter is marked with that letter. Chinese has none:
 * nearly every name begins with a character of its own.
 */
function byLetter(cards: readonly Card[], locale: string): Card[] {
  const sorted = byLabel(cards, locale)
  if (sorted.length < minCardsForLetters) return sorted
  const letters = sorted.map(({ label }) => letterOf(label, locale))
  if (letters.some((letter) => /\p{Script=Han}/u.test(letter))) return sorted
  return sorted.map((card, index) =>
    letters[index] === letters[index - 1] ? card : { ...card, letter: letters[index]! },
  )
}

/**
 * The first letter, without the marks that the language ignores: Spanish Ñ is its own letter, Ú is not, and Vietnamese
 * Ố is an Ô. Korean is listed by the consonant that a syllable begins with.
 */
function letterOf(name: string, locale: string): string {
  const letter = [...visibleText(name)][0]!.toLocaleUpperCase(locale)
  const [plain, ...marks] = letter.normalize('NFD')
  const consonant = consonants[plain!.charCodeAt(0) - firstConsonant]
  if (consonant !== undefined) return consonant
  const simpler = ['', ...marks].map((mark) => `${plain}${mark}`.normalize())
  return simpler.find((each) => letter.localeCompare(each, locale, { sensitivity: 'base' }) === 0) ?? letter
}

/** The consonants that Korean syllables begin with, as letters of their own, in the order of their codes. */
const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const firstConsonant = 0x1100

/** The group's key; for topics, the last part of their parent's address. */
const idOf = (key: Group, { site }: Context): string =>
  (key === 'topics' && site.manifest.vertical.parents.topics?.split('/').at(-1)) || key
const treats = ({ source: { about } }: Route) => isTreatment(about?.type)

/** What the index of conditions lists, in groups. */
export const conditionGroups = (context: Context): CardGroup[] =>
  cardGroups(['conditions', 'treatments', 'topics'], context)

/** What the index of services lists, in groups. */
export const serviceGroups = (context: Context): CardGroup[] =>
  cardGroups(['services', 'treatments', 'guides', 'comparisons'], context)

const cardGroups = (keys: readonly Group[], context: Context) => keys.flatMap((key) => cardGroup(key, context))

/** The group that a page is listed under: for a treatment, it may differ from that of its kind. */
export function groupOf(route: Route): Group {
  const { group, groupOfTreatments } = kinds[route.source.kind]
  return groupOfTreatments !== undefined && treats(route) ? groupOfTreatments : group
}

/**
 * The HTML sitemap: every page of the language that a reader may want, in groups, each sorted by name. A group of very
 * many places is divided by letter. A service in a city is found through the service's own page.
 */
export function sitemapGroups(context: Context): SitemapContent['groups'] {
  const routes = findableRoutes(context)
  const { words } = context.site.layout(context.bodyLanguage)
  return groups.flatMap((key) => {
    const group = { id: idOf(key, context), heading: words(`group.${key}`) }
    const letters = lettersOf(pageIds.sitemap, key, context)
    if (letters !== undefined) return [{ ...group, links: [], letters }]
    const links = routes.filter((route) => groupOf(route) === key).map((route) => linkTo(route, context))
    return links.length === 0 ? [] : [{ ...group, links: byLabel(links, localeOf(context)) }]
  })
}

/** Where more pages than this have the same kind, language and state, the inventory lists the first and counts the others. */
const maxListedPerKind = 100

/**
 * The inventory of pages for the staff: short enough to read however many cities there are. The city pages of a service
 * are one line with a count.
 */
export function inventory({ site }: Context): ToolsContent['pages'] {
  const { cities } = site.manifest
  // Sheets to print and parts of a long list are found through other pages too, but there are few. Only pages in cities
  // are counted with their service.
  const isInCities = ({ isFoundThroughParent, isListed, pageType }: KindTraits) =>
    isFoundThroughParent && isListed && pageType !== 'CollectionPage'
  const routes = [...site.routes.ofKinds((kind) => !isInCities(kinds[kind]))]
  const keyOf = ({ source, language, state }: Route) => `${source.kind} ${language} ${state}`
  const alike = groupBy(routes, keyOf)
  return routes.flatMap((route) => {
    const { url, source, language, state } = route
    const group = alike.get(keyOf(route))!
    const isCapped = group.length > maxListedPerKind
    if (isCapped && route !== group[0]) return []
    const inCities = source.kind === 'service' ? cities.length : 0
    return [{ url, kind: source.kind, language, state, inCities, more: isCapped ? group.length - 1 : 0 }]
  })
}
