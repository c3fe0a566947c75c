import { escapeText } from '../../src/shared/escape-text.ts'
import { alternatesOf } from '../build/head.ts'
import type { Languages } from '../languages.ts'
import type { Route, Site } from '../site.ts'
import { absoluteUrl } from '../urls.ts'
import type { SiteFile } from './site-file.ts'

/**
 * Search engines accept ten times as many per file, but a file of fifty thousand would take most of the memory we use.
 */
const urlsPerFile = 5000

/** `sitemap.xml`: every page worth finding, with its translations; an index of several files when there are many. */
export function* emitSitemap({ routes, manifest: { practice, languages } }: Site): Iterable<SiteFile<string>> {
  const files: string[] = []
  const entries: string[] = []
  const next = () => {
    const file = `sitemap-${files.length + 1}.xml`
    files.push(file)
    return text(file, urlSet(entries.splice(0)))
  }
  for (const route of routes) {
    if (!isIndexable(route)) continue
    if (entries.length === urlsPerFile) yield next()
    entries.push(entry(route, practice.url, languages))
  }
  if (files.length === 0) return yield text('sitemap.xml', urlSet(entries))
  yield next()
  const list = files.map((file) => `<sitemap><loc>${escapeText(`${practice.url}/${file}`)}</loc></sitemap>`)
  const index = `${declaration}<sitemapindex xmlns="${namespace}">\n${list.join('\n')}\n</sitemapindex>\n`
  yield text('sitemap.xml', index)
}

const text = (file: string, made: string) => ({ file, bytes: () => made })

/** Whether a page is indexed and its own canonical. */
export const isIndexable = ({ indexed, url, canonical }: Route) => indexed && url === canonical

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (entries: string[]) =>
  `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`

function entry({ url, translations }: Route, site: string, languages: Languages): string {
  const address = (url: string) => escapeText(absoluteUrl(site, url))
  const alternates = alternatesOf(translations, languages).map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(url)}"/>`,
  )
  return `<url><loc>${address(url)}</loc>${alternates.join('')}</url>`
}
