import type { Language } from '../../src/shared/languages.ts'
import { firstFound } from '../first-found.ts'
import { codesOf, type Languages } from '../languages.ts'
import type { Card, Link } from '../page.ts'
import type { Context, PageTable, Route, Title } from '../site.ts'
import { pageIds } from '../urls.ts'

/**
 * The surroundings of a link: it leads to pages in `language`, and the words around it are in `bodyLanguage`. These
 * differ in the body of a page that waits for its translation.
 */
export type Around = Pick<Context, 'language' | 'bodyLanguage'>

/** For links outside the body: menus, breadcrumbs, footer. */
export const inFrame = (language: Language): Around => ({ language, bodyLanguage: language })

/** How pages link to each other: by id and language, never by spelling a URL. */
export interface Links {
  /** The page of `id`, in the first other language if it exists only there. Throws on an unknown id. */
  link: (id: string, around: Around, label?: string) => Link
  card: (id: string, around: Around) => Card
  /** The address alone, for a link whose label comes from elsewhere. */
  href: (id: string, language: Language) => string
  has: (id: string) => boolean
  /** The id of the page above `id`. */
  parent: (id: string) => string | undefined
  /** Where a page sends readers of `language`: to itself in that language, or to its nearest ancestor that has it. */
  nearestIn: (route: Route, language: Language) => Route
}

export function makeLinks({ find }: PageTable, languages: Languages): Links {
  const codes = codesOf(languages)
  const anywhere = (id: string): Route | undefined => firstFound(codes, (code) => find(id, code))
  const resolve = (id: string, language: Language) => {
    const route = find(id, language) ?? anywhere(id)
    if (route === undefined) throw new Error(`no page has the id ${id}`)
    return route
  }
  const parent = (id: string) => resolve(id, codes[0]).source.parent
  return {
    link: (id, around, label) => linkTo(resolve(id, around.language), around, label),
    card: (id, around) => cardTo(resolve(id, around.language), around),
    href: (id, language) => resolve(id, language).url,
    has: (id) => anywhere(id) !== undefined,
    parent,
    nearestIn: ({ source }, language) =>
      firstFound(idsUpFrom(source.id, { parent }), (id) => find(id, language)) ?? resolve(pageIds.home, language),
  }
}

/** `id` and the ids of all pages above it, the nearest first; none if there is no `id`. */
export function* idsUpFrom(id: string | undefined, { parent }: Pick<Links, 'parent'>): Iterable<string> {
  for (let each = id; each !== undefined; each = parent(each)) yield each
}

/** A link under the page's name, in the language around the link if the page is written in it. */
export function linkTo(route: Route, { language, bodyLanguage }: Around, label?: string): Link {
  const target = { href: route.url, ...(route.language !== language && { language: route.language }) }
  if (label !== undefined) return { label, ...target }
  const title = route.source.title(bodyLanguage)
  if (title !== undefined) return { label: title.name, ...target }
  return { label: titleOf(route).name, ...target, labelLanguage: route.bodyLanguage }
}

/**
 * A link among words in other languages, marked as leading to a page in `language`. Links to call or write lead to no
 * page.
 */
export const amongOthers = (link: Link, language: Language): Link =>
  link.href.startsWith('/') ? { language, ...link } : link

export function cardTo(route: Route, around: Around): Card {
  const { summary, inShort } = route.source.title(around.bodyLanguage) ?? titleOf(route)
  const { icon, drawing, eye } = route.source
  const { label, ...target } = linkTo(route, around)
  // The label first, as on the page: the audit reads texts in this order. The copied properties last: V8 takes twenty
  // times as long to add others to a copy.
  return { label, summary, inShort, icon, drawing, eye, ...target }
}

/** The title of a route's page, in the language of its body. */
export function titleOf(route: Route): Title {
  return route.source.title(route.bodyLanguage)!
}
