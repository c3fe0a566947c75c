import type { Route, Site } from '../../generator/site.ts'
import type { PublishedPage, PublishedSite } from './published-site.ts'

/** What holds for the site of every manifest that `check` accepts. */
export interface Rule {
  /** Goes on from "the site of any manifest": what the reader of a failure is told. */
  name: string
  /** Every place where it is broken, in words; nothing where it holds. */
  broken: (site: PublishedSite) => string[]
}

type AskPage = (page: PublishedPage, route: Route | undefined, site: Site) => readonly string[]

/**
 * A rule about each page by itself. What it says must follow from the HTML: a page with the bytes it had when another
 * site was asked is not asked again.
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
