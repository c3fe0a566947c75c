import { buildPage } from '../build-page.ts'
import type { Assets } from '../page.ts'
import type { FileRecord } from '../publish/record.ts'
import type { Stage } from '../publish/stage.ts'
import type { Site } from '../site.ts'
import { fileOf } from '../urls.ts'
import { pageKeys } from './page-key.ts'
import type { RenderDocument } from './renderer.ts'

/** A page whose template threw: our mistake, not the author's. */
export interface RenderFailure {
  url: string
  message: string
}

/** What became of the rows of one thread. */
export interface Rendered {
  files: [file: string, record: FileRecord][]
  /** The files whose bytes differ from what is published. */
  changed: string[]
  /** How many documents were rendered; the others had the key they were published with. */
  rendered: number
  failures: RenderFailure[]
}

export interface RenderTask {
  site: Site
  bundleKey: string
  assets: Assets
  render: RenderDocument
  stage: Stage
  /** Render even what has not changed. */
  force: boolean
}

/**
 * Takes rows one after another: gives each its key, renders it when the key is new, stages it when its bytes are new,
 * and keeps nothing of it. Goes on past a template that throws, so that one run names every page that fails.
 */
export function renderRows(
  rows: Iterable<number>,
  { site, bundleKey, assets, render, stage, force }: RenderTask,
): Rendered {
  const keyOf = pageKeys(site, bundleKey)
  const result: Rendered = { files: [], changed: [], rendered: 0, failures: [] }
  for (const index of rows) {
    const row = site.rows[index]!
    const file = fileOf(row.url)
    try {
      const page = buildPage(row, site)
      const key = keyOf(page)
      const published = stage.published(file)
      if (!force && published?.key === key) {
        result.files.push([file, published])
        continue
      }
      const { record, changed } = stage.write(file, render(page, site.frames[row.language], assets), key)
      result.rendered += 1
      result.files.push([file, record])
      if (changed) result.changed.push(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error
      result.failures.push({ url: row.url, message: error instanceof Error ? error.message : String(error) })
    }
  }
  return result
}
