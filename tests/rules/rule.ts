import type { Route, Site } from '../../generator/site.ts'
import type { PublishedPage, PublishedSite } from './published-site.ts'

/** A rule that holds for the site of every manifest that `check` accepts. */
export interface Rule {
  /** Continues "the site of any manifest": what a failure shows. */
  name: string
  /** One message for each violation. Empty when the rule holds. */
  broken: (site: PublishedSite) => string[]
}

type AskPage = (page: PublishedPage, route: Route | undefined, site: Site) => readonly string[]

/**
 * A rule about each page by itself. Its result must depend on the HTML alone: a page with the same bytes as in another
 * site is not checked again.
 */
export function pageRule(name: string, brokenBy: AskPage): Rule {
  const found = new WeakMap<PublishedPage, readonly string[]>()
  const ask = (page: PublishedPage, site: Site) => {
    const known = found.get(page) ?? brokenBy(page, site.routes.findUrl(page.url), site)
    found.set(page, known)
    return known
  }
  return {
    name,
    broken: ({ pages, site }) => pages.flatMap((page) => ask(page, site).map((what) => `${page.url}: ${what}`)),
  }
}
