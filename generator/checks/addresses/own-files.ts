import { gateRulesFile } from '../../../src/shared/geo-gate.ts'
import { workerFile } from '../../../src/shared/offline.ts'
import { securityFile } from '../../emit/security-txt.ts'
import { configurationFiles } from '../../hosts/index.ts'

const names = new Set([
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
const families = /^(sitemap-\d+\.xml|(appointment|search)-[\w-]+\.json|(apple-touch-)?icon[\w-]*\.png)$/

/** Whether a published file that is not a page has this address, outside the folders that contain only such files. */
export const isOwnFile = (address: string) => names.has(address.slice(1)) || families.test(address.slice(1))
