import { hostOf } from '../hosts/index.ts'
import { emitRules } from '../hosts/published-rules.ts'
import { rulesOf } from '../hosts/rules.ts'
import type { Assets } from '../page.ts'
import { redirectsFile } from '../redirect-rules.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** The configuration files of the practice's host, and of no other host. */
export function emitHostFiles(site: Site, assets: Pick<Assets, 'boot'>): SiteFile<string>[] {
  const host = hostOf(site.manifest.practice.host)
  const rules = rulesOf(site, assets.boot)
  const files = host.files(rules)
  const all = files.some(({ file }) => file === redirectsFile) ? files : [...files, emitRules(host.name, rules)]
  return all.map(({ file, text }) => ({ file, bytes: () => text }))
}
