import type { Language } from '../../src/shared/languages.ts'
import { codesOf, type Languages } from '../languages.ts'
import type { Card, Link } from '../page.ts'
import type { PageTable, Route, Title } from '../site.ts'
import { pageIds } from '../urls.ts'

/** How pages link to each other: by id and language, never by spelling a URL. */
export interface Links {
  /**
   * The page of `id` in `language`, or in the first other language if it exists only there. Throws on an unknown id.
   */
  link: (id: string, language: Language, label?: string) => Link
  card: (id: string, language: Language) => Card
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
  const anywhere = (id: string): Route | undefined => {
    for (const code of codes) {
      const route = find(id, code)
      if (route !== undefined) return route
    }
    return undefined
  }
  const resolve = (id: string, language: Language) => {
    const route = find(id, language) ?? anywhere(id)
    if (route === undefined) throw new Error(`no page has the id ${id}`)
    return route
  }
  const linkTo = (route: Route, language: Language, label?: string): Link => {
    const words = { label: label ?? titleOf(route).name, href: route.url }
    return route.language === language ? words : { ...words, language: route.language }
  }
  return {
    link: (id, language, label) => linkTo(resolve(id, language), language, label),
    card: (id, language) => {
      const route = resolve(id, language)
      return { ...linkTo(route, language), ...cardDetails(route) }
    },
    href: (id, language) => resolve(id, language).url,
    has: (id) => anywhere(id) !== undefined,
    parent: (id) => resolve(id, codes[0]!).source.parent,
    nearestIn: (route, language) => {
      for (let id: string | undefined = route.source.id; id !== undefined; ) {
        const found = find(id, language)
        if (found !== undefined) return found
        id = resolve(id, language).source.parent
      }
      return resolve(pageIds.home, language)
    },
  }
}

/** What a card shows of a route's page in addition to its name. */
export function cardDetails(route: Route): Pick<Card, 'summary' | 'inShort' | 'icon' | 'drawing' | 'eye'> {
  const { summary, inShort } = titleOf(route)
  const { icon, drawing, eye } = route.source
  return {
    summary,
    ...(inShort !== undefined && { inShort }),
    ...(icon !== undefined && { icon }),
    ...(drawing !== undefined && { drawing }),
    ...(eye !== undefined && { eye }),
  }
}

/** The title of a route's page, in the language of its body. */
export function titleOf(route: Route): Title {
  return route.source.title(route.bodyLanguage)!
}
