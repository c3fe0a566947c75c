import { buildPage } from '../../generator/build/build-page.ts'
import { lastGood, type Shown } from '../../generator/dev/last-good.ts'
import { developmentSheets, developmentStyles } from '../../generator/dev/link-styles.ts'
import { type Loaded, loadSite } from '../../generator/load-site.ts'
import type { Assets, LayoutData, Page } from '../../generator/page.ts'
import { bootSnippet } from '../../generator/render/bundle/boot-snippet.ts'
import type { Site } from '../../generator/site.ts'
import { languageAt, pageIds, urlOf } from '../../generator/urls.ts'

// Development only. generator/dev/reload.ts drops the loaded site when a file of the manifest changes.

/** Without the site's script, which generator/dev/serve-pages.ts adds. */
export const assets: Assets = {
  script: '',
  boot: bootSnippet(),
  styles: [developmentStyles],
  sheets: developmentSheets(),
  fonts: [],
}

/** A manifest while it is edited. */
export interface Developed {
  /** As it is on disk: a site, or the problems that prevent one. */
  loaded: Loaded
  /** What pages show. While the manifest has errors, the last good site since the start, if any. */
  shown: Shown | undefined
}

/** Loads the manifest in `folder` on first use, and again after each `forget`. */
export function develop(folder: string): { current: () => Developed; forget: () => void } {
  let developed: Developed | undefined
  let good: Shown | undefined
  let isStale = true
  const load = (): Developed => {
    const loaded = loadSite(folder, { before: developed?.loaded, preview: true })
    const { site, sources } = loaded
    if (site === undefined) return { loaded, shown: good && lastGood(folder, loaded, good) }
    good = { site, sources }
    return { loaded, shown: good }
  }
  return {
    current: () => {
      if (developed === undefined || isStale) developed = load()
      isStale = false
      return developed
    },
    forget: () => {
      isStale = true
    },
  }
}

export interface Rendered {
  page: Page
  layout: LayoutData
}

/** The page at `url`, or undefined if there is none. */
export function pageAt(url: string, site: Site): Rendered | undefined {
  const route = site.routes.findUrl(url)
  return route === undefined ? undefined : { page: buildPage(route, site), layout: site.layout(route.language) }
}

/** The response of a host for a URL without a page, in the URL's language. */
export function notFoundPage(url: string, site: Site): Rendered {
  const { languages } = site.manifest
  return pageAt(urlOf(pageIds.notFound, languageAt(url, languages), languages), site)!
}
