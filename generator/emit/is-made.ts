import { workerFile } from '../../src/shared/offline.ts'
import { keptRoutes } from '../expand/kept-routes.ts'
import { workerFolder, wranglerFile } from '../hosts/cloudflare-worker.ts'
import { hostOf } from '../hosts/index.ts'
import { memo } from '../memo.ts'
import type { Site } from '../site.ts'
import { emitFiles } from './index.ts'
import { emitQr } from './qr.ts'

/**
 * Whether a file of this name is made for the site, apart from pages, icons, and those in folders that contain only such
 * files. Known before the browser code is.
 */
export const isMade = (file: string, site: Site): boolean =>
  memo(site, 'names of made files', () => namesOf(site)).has(file.toLowerCase()) ||
  (hostOf(site.manifest.practice.host).rendersPages === true && file.startsWith(`${workerFolder}/`))

function namesOf(site: Site): Set<string> {
  const names = [...emitFiles(site, { boot: '' }), ...emitQr(site)].map(({ file }) => file)
  if (keptRoutes(site).length > 0) names.push(workerFile.slice(1))
  if (hostOf(site.manifest.practice.host).rendersPages) names.push(wranglerFile)
  return new Set(names.map((name) => name.toLowerCase()))
}
