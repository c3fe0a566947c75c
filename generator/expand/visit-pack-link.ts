import type { Link } from '../page.ts'
import type { Context } from '../site.ts'
import { visitPackId } from '../urls.ts'

/** The link from the page of `id` to its sheets to print, if there are any. */
export function visitPackLink(id: string, context: Context): Link | undefined {
  const { site, bodyLanguage } = context
  const pack = visitPackId(id, site.manifest.languages)
  if (!site.links.has(pack)) return undefined
  return site.links.link(pack, context, site.layout(bodyLanguage).words('visitPack.link'))
}
