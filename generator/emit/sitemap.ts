import { absoluteUrl } from '../head.ts'
import type { Row, Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** Search engines read at most this many URLs from one sitemap file. */
const urlsPerFile = 50_000

/** `sitemap.xml`: every page worth finding, with its translation; an index of several files when there are too many. */
export function emitSitemap({ rows, manifest: { practice } }: Site): Emitted[] {
  const entries: string[] = []
  for (const row of rows) if (isListed(row)) entries.push(entry(row, practice.url))
  if (entries.length <= urlsPerFile) return [{ file: 'sitemap.xml', text: urlSet(entries) }]
  const files: Emitted[] = []
  for (let from = 0; from < entries.length; from += urlsPerFile) {
    files.push({ file: `sitemap-${files.length + 1}.xml`, text: urlSet(entries.slice(from, from + urlsPerFile)) })
  }
  const list = files.map(({ file }) => `<sitemap><loc>${xml(`${practice.url}/${file}`)}</loc></sitemap>`)
  return [
    ...files,
    {
      file: 'sitemap.xml',
      text: `${declaration}<sitemapindex xmlns="${namespace}">\n${list.join('\n')}\n</sitemapindex>\n`,
    },
  ]
}

/** Pages that are their own canonical. */
export const isListed = ({ subject, url, canonical }: Row) => subject.indexed && url === canonical

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (entries: string[]) =>
  `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`

function entry({ url, pair }: Row, site: string): string {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(absoluteUrl(site, href))}"/>`
  const alternates =
    pair === undefined ? '' : alternate('en', pair.en) + alternate('es', pair.es) + alternate('x-default', pair.en)
  return `<url><loc>${xml(absoluteUrl(site, url))}</loc>${alternates}</url>`
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
