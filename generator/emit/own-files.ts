import { gateRulesFile } from '../../src/shared/geo-gate.ts'
import { workerFile } from '../../src/shared/offline.ts'
import { keptRoutes } from '../expand/kept-routes.ts'
import { workerFolder, wranglerFile } from '../hosts/cloudflare-worker.ts'
import { configurationFiles, hostOf } from '../hosts/index.ts'
import { memo } from '../memo.ts'
import { foldersOf } from '../publish/folders-of.ts'
import { innerLock, innerStage } from '../publish/mount-point.ts'
import { partFile } from '../publish/part.ts'
import type { Site } from '../site.ts'
import { fileOf, foldersOfFiles } from '../urls.ts'
import { emitQr } from './qr.ts'
import { securityFile } from './security-txt.ts'
import { emitTextFiles } from './text-files.ts'

// The names of published files that are not pages, apart from those in folders that contain only such files.

/** Whether this site has such a file, apart from icons. Needs no bundle. */
export const isMade = (file: string, site: Site): boolean =>
  memo(site, 'names of made files', () => namesOf(site)).has(file.toLowerCase()) ||
  (hostOf(site.manifest.practice.host).rendersPages === true && file.startsWith(`${workerFolder}/`))

/** The folder of this site, for its pages or for such files, that macOS and Windows take for the one of this name. */
export const madeFolder = (name: string, site: Site): string | undefined =>
  memo(site, 'names of made folders', () => {
    const pages = Array.from(site.routes, ({ url }) => fileOf(url))
    const folders = [...foldersOfFiles, ...foldersOf([...namesOf(site), ...pages])]
    return new Map(folders.map((folder) => [folder.toLowerCase(), folder]))
  }).get(name.toLowerCase())

function namesOf(site: Site): Set<string> {
  const names = [...emitTextFiles(site, { boot: '' }), ...emitQr(site)].map(({ file }) => file)
  names.push(partFile, innerStage, innerLock)
  if (keptRoutes(site).length > 0) names.push(workerFile.slice(1))
  if (hostOf(site.manifest.practice.host).rendersPages) names.push(wranglerFile)
  return new Set(names.map((name) => name.toLowerCase()))
}

/** Whether a site may have such a file at this address, icons included: for checks that have no site yet. */
export const mayBeMade = (address: string): boolean =>
  possible.has(address.slice(1)) || possibleFamilies.test(address.slice(1))

const possible = new Set([
  ...configurationFiles,
  workerFile.slice(1),
  gateRulesFile,
  securityFile,
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'site.webmanifest',
  'favicon.ico',
  'favicon.svg',
])

/** There may be several of each of these: by part of the sitemap, by language, by size. */
const possibleFamilies = /^(sitemap-\d+\.xml|(appointment|search)-[\w-]+\.json|(apple-touch-)?icon[\w-]*\.png)$/
