import { localized } from '../languages.ts'
import type { Hub } from '../page.ts'
import type { Context } from '../site.ts'

/** The pages in the same hub as `id`, when navigation.yaml lists it in one. */
export function hubOf(id: string, context: Context): Hub | undefined {
  const { site, language, bodyLanguage } = context
  const hub = site.manifest.navigation.hubs.find(({ pages }) => pages.some((each) => pageOf(each) === id))
  if (hub === undefined) return undefined
  const links = hub.pages.map((each) =>
    typeof each === 'string'
      ? site.links.link(each, context)
      : site.links.link(each.page, context, each.text[bodyLanguage]),
  )
  return {
    heading: localized(hub.text, bodyLanguage, site.manifest.languages).heading,
    links,
    current: site.links.href(id, language),
  }
}

const pageOf = (entry: string | { page: string }) => (typeof entry === 'string' ? entry : entry.page)
