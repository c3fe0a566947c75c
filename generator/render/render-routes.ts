import { isSystemError } from '../disk/system-error.ts'
import type { Assets } from '../page.ts'
import type { FileRecord } from '../publish/record.ts'
import type { Stage } from '../publish/stage.ts'
import type { Route, Site } from '../site.ts'
import { fileOf } from '../urls.ts'
import { builtPage } from './built-page.ts'
import { fastPages } from './fast-path/index.ts'
import { isSamePage } from './page-key.ts'
import type { RenderDocument } from './renderer.ts'

/** A page whose template threw: a bug of ours, not the author's mistake. */
export interface RenderFailure {
  url: string
  message: string
}

/** The result of rendering routes. */
export interface Rendered {
  /** Those of all pages that were rendered, whether their bytes are new or not. */
  files: [file: string, record: FileRecord][]
  /** The files whose bytes differ from the published ones. */
  changed: string[]
  failures: RenderFailure[]
}

export interface RenderTask {
  site: Site
  /** The key a route is recorded with, given the one it was published with: see page-key.ts. */
  keyOf: (route: Route, published?: string) => string
  assets: Assets
  render: RenderDocument
  stage: Stage
}

/**
 * Renders routes one by one, stages each page whose bytes are new, and keeps none of them in memory. Continues past a
 * template that throws, so that one run names every page that fails.
 */
export function renderRoutes(indexes: Iterable<number>, { site, keyOf, assets, render, stage }: RenderTask): Rendered {
  const result: Rendered = { files: [], changed: [], failures: [] }
  const pageOf = fastPages(site, (route, of) => render(builtPage(route, of), of.layout(route.language), assets))
  for (const index of indexes) {
    const route = site.routes.at(index)
    const file = fileOf(route.url)
    try {
      const { record, changed } = stage.write(file, pageOf(route), keyOf(route))
      result.files.push([file, record])
      if (changed) result.changed.push(file)
    } catch (error) {
      if (isSystemError(error)) throw error
      result.failures.push({ url: route.url, message: error instanceof Error ? error.message : String(error) })
    }
  }
  return result
}

/** How many routes, spread over the site, are compared first. */
const sampleSize = 100
/** From this share of dirty routes on, comparing the others would cost more than it saves. */
const enoughDirty = 0.9

/**
 * Splits routes into `clean` ones, whose published files are up to date, with their file records, and `dirty` ones,
 * which have to be rendered. When nearly all of a sample are dirty, for example after an edit to the header, the others
 * count as dirty without being compared: rendering finds out which of them have the same bytes.
 */
export function findDirty(
  indexes: Iterable<number>,
  { site, keyOf, stage }: Pick<RenderTask, 'site' | 'keyOf' | 'stage'>,
): { clean: [file: string, record: FileRecord][]; dirty: number[] } {
  const all = [...indexes]
  const step = Math.ceil(all.length / sampleSize)
  const isSampled = (position: number) => position % step === 0
  const compare = (index: number) => cleanFile(site.routes.at(index), keyOf, stage)
  const sample = all.filter((_, position) => isSampled(position)).map(compare)
  const isEnough = sample.filter((file) => file === undefined).length >= sample.length * enoughDirty
  const clean: [string, FileRecord][] = []
  const dirty: number[] = []
  for (const [position, index] of all.entries()) {
    const file = isSampled(position) ? sample[position / step] : isEnough ? undefined : compare(index)
    if (file === undefined) dirty.push(index)
    else clean.push(file)
  }
  return { clean, dirty }
}

/** The published file of a route with the record it gets now, unless the page has to be rendered. */
function cleanFile(
  route: Route,
  keyOf: RenderTask['keyOf'],
  stage: Stage,
): [file: string, record: FileRecord] | undefined {
  const file = fileOf(route.url)
  const published = stage.published(file)
  if (published === undefined) return undefined
  const key = keyOf(route, published.key)
  if (!isSamePage(key, published.key)) return undefined
  return [file, key === published.key ? published : { ...published, key }]
}
