import type { Bundle } from '../page.ts'
import type { PublishRecord } from '../publish/record.ts'
import { openStage, type Stage } from '../publish/stage.ts'
import { recordKeys } from '../render/page-key.ts'
import { findDirty, type RenderFailure, renderRoutes } from '../render/render-routes.ts'
import { loadTemplates } from '../render/renderer.ts'
import type { Route, Site } from '../site.ts'
import { urlOfFile } from '../urls.ts'
import type { Published } from './published.ts'

export interface RenderOptions {
  out: string
  record: PublishRecord | undefined
  published: Published
  bundle: Bundle
  /** Hash of all code. */
  program: string
}

/**
 * Renders the pages that `generate` would render, in the same way. For each page whose bytes would change, calls
 * `onChange` with the new document and the published one, if any. Writes nothing and keeps no page in memory.
 */
export async function renderChanged(
  site: Site,
  { out, record, published, bundle, program }: RenderOptions,
  onChange: (route: Route, after: string, before: string | undefined) => void,
): Promise<RenderFailure[]> {
  const compare: Stage['write'] = (file, text) => {
    const before = published.read(file)
    const bytes = Buffer.from(text)
    const changed = before === undefined || !before.equals(bytes)
    if (changed) onChange(site.routes.findUrl(urlOfFile(file))!, bytes.toString(), before?.toString())
    return { record: { key: '', hash: '', size: 0, time: 0 }, changed }
  }
  const stage: Stage = { ...openStage(out, record), ...keysOf(published), write: compare }
  const keyOf = recordKeys(site, bundle.key, program)
  const { dirty } = findDirty(Array(site.routes.length).keys(), { site, keyOf, stage })
  if (dirty.length === 0) return []
  const { renderDocument: render } = loadTemplates(bundle.folder)
  return renderRoutes(dirty, { site, keyOf: () => '', assets: bundle.assets, render, stage }).failures
}

/** No record has the pages of a worker: their keys tell which are still the same. */
function keysOf({ keyOf }: Published): Partial<Stage> {
  if (keyOf === undefined) return {}
  const published = (file: string) => {
    const key = keyOf(file)
    return key === undefined ? undefined : { key, hash: '', size: 0, time: 0 }
  }
  return { published }
}
