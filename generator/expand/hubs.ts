import { localized } from '../languages.ts'
import type { Hub } from '../page.ts'
import type { Context } from '../site.ts'

/** The pages in the same hub as `id`, when navigation.yaml lists it in one. */
export function hubOf(id: string, { site, language }: Context): Hub | undefined {
  const hub = site.manifest.navigation.hubs.find(({ pages }) => pages.some((each) => pageOf(each) === id))
  if (hub === undefined) return undefined
  const links = hub.pages.map((each) =>
    typeof each === 'string'
      ? site.links.link(each, language)
      : site.links.link(each.page, language, each.text[language]),
  )
  return {
    heading: localized(hub.text, language, site.manifest.languages).heading,
    links,
    current: site.links.href(id, language),
  }
}

const pageOf = (entry: string | { page: string }) => (typeof entry === 'string' ? entry : entry.page)
