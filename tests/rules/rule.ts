import type { PublishedPage, PublishedSite } from './published-site.ts'

/** What holds for the site of every manifest that `check` accepts. */
export interface Rule {
  /** Goes on from "the site of any manifest": what the reader of a failure is told. */
  name: string
  /** Every place where it is broken, in words; nothing where it holds. */
  broken: (site: PublishedSite) => string[]
}

/** A rule about each page by itself. A page that has not changed since another site was asked is not asked again. */
export function pageRule(name: string, brokenBy: (page: PublishedPage) => readonly string[]): Rule {
  const found = new WeakMap<PublishedPage, readonly string[]>()
  const ask = (page: PublishedPage) => {
    const known = found.get(page) ?? brokenBy(page)
    found.set(page, known)
    return known
  }
  return { name, broken: ({ pages }) => pages.flatMap((page) => ask(page).map((what) => `${page.url}: ${what}`)) }
}
