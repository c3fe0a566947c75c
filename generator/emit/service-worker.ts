import { eyeFile } from '../../src/shared/eye-file.ts'
import { cachePrefix, workerFile } from '../../src/shared/offline.ts'
import { buildPage } from '../build/build-page.ts'
import { bundleScript } from '../build/bundle-script.ts'
import { keptRoutes } from '../expand/kept-routes.ts'
import { hashOf } from '../hash.ts'
import type { Bundle } from '../page.ts'
import type { Site } from '../site.ts'
import { showsEye } from './eye.ts'
import type { SiteFile } from './site-file.ts'

/**
 * `sw.js`: src/offline/worker.ts with the addresses it keeps. Its bytes change whenever something it keeps changes,
 * which is how browsers notice. Empty for a site that keeps no pages.
 */
export function emitServiceWorker(site: Site, { assets, key }: Pick<Bundle, 'assets' | 'key'>): SiteFile<string>[] {
  const routes = keptRoutes(site)
  if (routes.length === 0) return []
  const frame = hashOf(JSON.stringify([site.layouts, site.manifest.words, assets, key]))
  // They need no hash: their names contain one.
  const { styles, sheets, fonts, moreFonts = [] } = assets
  const needsMore = Object.values(site.layouts).some(({ needsMoreFonts }) => needsMoreFonts)
  const files = [...styles, ...Object.values(sheets), ...fonts, ...(needsMore ? moreFonts : [])]
  const kept = Object.fromEntries([
    ...routes.map((route) => [route.url, hashOf(`${frame} ${JSON.stringify(buildPage(route, site))}`)]),
    ...files.map((file) => [file, '']),
    ...(showsEye(site) ? [[eyeFile, key]] : []),
  ])
  const list = JSON.stringify(kept)
  // Bundled only when the list has changed, as bundling takes 50 ms.
  return [{ file: workerFile.slice(1), key: hashOf(list), bytes: () => workerScript(list) }]
}

const workerScript = (list: string): string =>
  bundleScript('src/offline/worker.ts', { KEPT: list, CACHE: JSON.stringify(cachePrefix + hashOf(list)) })
