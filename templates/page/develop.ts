import { bootSnippet } from '../../generator/build/boot-snippet.ts'
import { buildPage } from '../../generator/build/build-page.ts'
import { developmentStyles } from '../../generator/build/link-styles.ts'
import { type Loaded, loadSite } from '../../generator/load-site.ts'
import type { Assets, LayoutData, Page } from '../../generator/page.ts'
import type { Site } from '../../generator/site.ts'
import { languageAt, pageIds, urlOf } from '../../generator/urls.ts'

// Development only. generator/dev/reload.ts drops the loaded site when a file of the manifest changes.

/** The script is added by Vike, which knows what Vite serves. */
export const assets: Assets = { script: '', boot: bootSnippet(), styles: [developmentStyles], fonts: [] }

let loaded: Loaded | undefined
let isStale = false

/** The manifest as it is on disk: a site, or the problems that keep it from being one. */
export function developSite(): Loaded {
  if (loaded === undefined || isStale) {
    loaded = loadSite(process.env.SIGHTLINE_MANIFEST ?? 'manifest', loaded, { preview: true })
    isStale = false
  }
  return loaded
}

export function forgetSite(): void {
  isStale = true
}

export interface Rendered {
  page: Page
  layout: LayoutData
}

/** The page at `url`, or nothing when there is none. */
export function pageAt(url: string, site: Site): Rendered | undefined {
  const route = site.routes.findUrl(url)
  return route === undefined ? undefined : { page: buildPage(route, site), layout: site.layout(route.language) }
}

/** What a host answers at an address without a page, in the language of the address. */
export function notFoundPage(url: string, site: Site): Rendered {
  const { languages } = site.manifest
  return pageAt(urlOf(pageIds.notFound, languageAt(url, languages), languages), site)!
}
