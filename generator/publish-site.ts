import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitFiles } from './emit/index.ts'
import { root } from './folders.ts'
import { commit } from './publish/commit.ts'
import type { FileRecord, PublishRecord } from './publish/record.ts'
import { clearStage, openStage } from './publish/stage.ts'
import { type Bundle, loadBundle } from './render/bundle.ts'
import type { RenderFailure } from './render/render-rows.ts'
import { loadRenderer } from './render/renderer.ts'
import { renderAll } from './render/threads.ts'
import type { Site } from './site.ts'
import { filesBelow } from './source-keys.ts'

export interface PublishOptions {
  out: string
  /** What is published there now, as far as we know. */
  record: PublishRecord | undefined
  fingerprint: string
  bundleKey: string
  warnings: number
  /** Render every page, whatever the record says. */
  force: boolean
  say: (line: string) => void
}

export type Published =
  | { failures: RenderFailure[] }
  | { failures: []; pages: number; rendered: number; written: number; removed: number }

/** render -> emit -> publish: puts the site into the folder, or, when a template fails, leaves it as it was. */
export async function publishSite(site: Site, options: PublishOptions): Promise<Published> {
  const { out, record, fingerprint, bundleKey, warnings, force, say } = options
  const bundle = loadBundle(bundleKey, say)
  const render = await loadRenderer(bundle.folder)
  clearStage(out)
  const stage = openStage(out, record)
  const { manifest } = site
  const pages = await renderAll(
    { site, bundleKey, assets: bundle.assets, render, stage, force },
    { manifest, bundle, out, force },
  )
  if (pages.failures.length > 0) return { failures: pages.failures }

  const files = new Map<string, FileRecord>(pages.files)
  const changed = pages.changed
  for (const [file, bytes] of otherFiles(site, bundle)) {
    const staged = stage.write(file, bytes)
    files.set(file, staged.record)
    if (staged.changed) changed.push(file)
  }
  const { removed } = commit(out, changed, { fingerprint, pages: site.rows.length, warnings, files })
  return {
    failures: [],
    pages: site.rows.length,
    rendered: pages.rendered,
    written: changed.length,
    removed: removed.length,
  }
}

/** Everything that is not a page: what is emitted from the table, the browser's code, the files of public/. */
function* otherFiles(site: Site, bundle: Bundle): Iterable<[file: string, bytes: string | Uint8Array]> {
  for (const { file, text } of emitFiles(site)) yield [file, text]
  for (const file of bundle.files) yield [file, readFileSync(join(bundle.folder, 'client', file))]
  const folder = join(root, 'public')
  for (const file of filesBelow(folder)) yield [file, readFileSync(join(folder, file))]
}

/** True when the folder holds something that no command of ours put there: it is not ours to change. */
export function isForeign(out: string, record: PublishRecord | undefined): boolean {
  if (record !== undefined || !existsSync(out)) return false
  const files = readdirSync(out)
  return files.length > 0 && !(files.includes('index.html') && files.includes('_redirects'))
}
