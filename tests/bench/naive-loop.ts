import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPage } from '../../generator/build/build-page.ts'
import { loadSite } from '../../generator/load-site.ts'
import { loadBundle } from '../../generator/render/bundle.ts'
import { loadTemplates } from '../../generator/render/renderer.ts'
import { sourceKeys } from '../../generator/run/source-keys.ts'
import { fileOf } from '../../generator/urls.ts'

// The baseline that the generator has to beat: the same pages from the same renderer, one after another. No
// record, no staging, no second thread, no sitemap.

const [manifest, out] = process.argv.slice(2) as [string, string]
const { site } = loadSite(manifest)
if (site === undefined) throw new Error('The manifest has problems: run "sightline check" on it.')
const bundle = await loadBundle(sourceKeys().bundle, console.error)
const { renderDocument: render } = loadTemplates(bundle.folder)
const made = new Set<string>()
for (const route of site.routes) {
  const path = join(out, fileOf(route.url))
  const folder = dirname(path)
  if (!made.has(folder)) mkdirSync(folder, { recursive: true })
  made.add(folder)
  writeFileSync(path, render(buildPage(route, site), site.layout(route.language), bundle.assets))
}
