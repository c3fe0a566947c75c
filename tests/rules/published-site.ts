import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../generator/site.ts'
import { readPages } from '../support/built-site.ts'
import { alternatesOf, canonicalOf, descriptionOf, idsOf, linksOf, structuredDataOf, titleOf } from '../support/html.ts'
import { siteOf } from '../support/world.ts'

/** A published page, with what rules ask for most. */
export interface PublishedPage {
  url: string
  html: string
  title: string
  description: string
  /** The canonical path, for search engines. Undefined on a page that is hidden from them. */
  canonical: string | undefined
  /** hreflang -> path. */
  alternates: Readonly<Record<string, string>>
  ids: ReadonlySet<string>
  /** Links within the site: paths, hashes, or both. */
  links: readonly string[]
  /** The opening tags of its links. */
  anchors: readonly string[]
  /** The nodes of its JSON-LD. */
  graph: readonly Record<string, unknown>[]
}

/** A published folder, and the page table it was generated from. */
export interface PublishedSite {
  site: Site
  pages: readonly PublishedPage[]
  find: (url: string) => PublishedPage | undefined
  hasFile: (path: string) => boolean
  read: (file: string) => string
}

/** Reads the site of `manifest` published to `folder`. A page with the same bytes as last time is the same object. */
export function readPublished(manifest: string, folder: string, options?: { preview: boolean }): PublishedSite {
  const site = siteOf(manifest, options)
  const pages = readPages(folder).map(({ url, html }) => pageOf(url, html, site.manifest.practice.url))
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  return {
    site,
    pages,
    find: (url) => byUrl.get(url),
    hasFile: (path) => existsSync(join(folder, path)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  }
}

const known = new Map<string, PublishedPage>()

function pageOf(url: string, html: string, origin: string): PublishedPage {
  const before = known.get(url)
  if (before?.html === html) return before
  const path = (address: string) => (address.startsWith(origin) ? address.slice(origin.length) || '/' : address)
  const canonical = canonicalOf(html)
  const page: PublishedPage = {
    url,
    html,
    title: titleOf(html),
    description: descriptionOf(html),
    canonical: canonical === undefined ? undefined : path(canonical),
    alternates: Object.fromEntries(Object.entries(alternatesOf(html)).map(([code, href]) => [code, path(href)])),
    ids: new Set(idsOf(html)),
    links: linksOf(html).filter((href) => href.startsWith('/') || href.startsWith('#')),
    anchors: html.match(/<a\b[^>]*>/g) ?? [],
    graph: structuredDataOf(html)['@graph'],
  }
  known.set(url, page)
  return page
}
