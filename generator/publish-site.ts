import { prune } from './cache/prune.ts'
import { use } from './cache/store.ts'
import { emitWorker } from './edge/emit-worker.ts'
import { otherFiles } from './emit/other-files.ts'
import { drawAhead, emitSharePictures } from './emit/share-pictures.ts'
import type { SiteFile } from './emit/site-file.ts'
import { hashOf } from './hash.ts'
import type { Host } from './hosts/host.ts'
import { hostOf } from './hosts/index.ts'
import { sum } from './numbers.ts'
import type { Bundle } from './page.ts'
import { mark } from './profile.ts'
import { type Collected, collectFiles, madeOfKey, publishedFrom } from './publish/collect-files.ts'
import { dropUnlessBegun } from './publish/commit.ts'
import { finish } from './publish/finish.ts'
import { partFile, writePart } from './publish/part.ts'
import type { Progress } from './publish/progress.ts'
import { refuseLinks } from './publish/refuse-links.ts'
import { hasOtherFiles, indexesOf, shardFingerprint } from './publish/shard.ts'
import { clearStage, dropStage, openStage, type Stage } from './publish/stage.ts'
import type { Target } from './publish/target.ts'
import { forPractice } from './render/bundle.ts'
import { type SharedKeys, sharedKeys } from './render/fast-path/index.ts'
import { recordKeys } from './render/page-key.ts'
import { findDirty, type Rendered, type RenderFailure, type RenderTask } from './render/render-routes.ts'
import { keepTemplates, loadTemplates } from './render/renderer.ts'
import { endHelpers, type Helpers, renderAll, startHelpers, threadsFor } from './render/threads.ts'
import type { SourceKeys } from './run/source-keys.ts'
import type { Site } from './site.ts'

export interface PublishOptions extends Target {
  /** Hash of the whole manifest and all code. */
  fingerprint: string
  keys: SourceKeys
  /** The bundle of that code. Work that does not need it continues while it is being built. */
  bundling: Promise<Bundle>
  warnings: number
  /** Make every file and compare its bytes with the published ones, whatever the record says. */
  force: boolean
  /** The number of threads that render; chosen by the amount of work when not given. */
  threads: number | undefined
  /** Threads that have begun to render the whole site into a cleared stage: see render-ahead.ts. */
  ahead: Helpers | undefined
  say: (line: string) => void
  progress: ((progress: Progress) => void) | undefined
}

/** The templates fail on some pages, and nothing is published, or what was published is counted. */
export type Published =
  | { failures: RenderFailure[] }
  | {
      pages: number
      rendered: number
      written: number
      /** The size of the written files. */
      bytes: number
      removed: number
    }

/**
 * render -> emit -> publish: publishes the site to the folder or, when a template fails, leaves the folder unchanged.
 */
export async function publishSite(site: Site, options: PublishOptions): Promise<Published> {
  const { out, ahead } = options
  try {
    // The commit checks again, but rendering can take minutes: better to refuse before it.
    refuseLinks(out)
    if (ahead === undefined) clearStage(out)
    const published = await publishStaged(site, options)
    if ('failures' in published) dropStage(out)
    return published
  } catch (error) {
    // If it failed before rendering began, nothing else ends them.
    if (ahead !== undefined) await endHelpers(ahead)
    dropUnlessBegun(out, error)
    throw error
  }
}

async function publishStaged(site: Site, options: PublishOptions): Promise<Published> {
  const { out, record, shard, bundling, force, progress } = options
  const stage = openStage(out, force ? undefined : record)
  mark('drawing')
  const addOtherFiles = hasOtherFiles(shard) ? beginOtherFiles(site, stage, options) : async () => {}
  mark('bundling')
  progress?.({ phase: 'bundling' })
  const bundle = forPractice(await bundling, site.manifest)
  mark('comparing')
  const work = decideWork(site, bundle, stage, options)
  const { failures, files } = await renderDirty(work, addOtherFiles, options)
  return failures.length > 0 ? { failures } : finishWork(work, files.length, options)
}

interface Work {
  bundle: Bundle
  host: Host
  /** The number of pages of the site, or of the shard. */
  pages: number
  /** The indexes of the routes to render. The files of all others are collected already. */
  dirty: readonly number[]
  task: RenderTask
  shared: SharedKeys
  collected: Collected
}

function decideWork(site: Site, bundle: Bundle, stage: Stage, { shard, keys }: PublishOptions): Work {
  const shared = sharedKeys(site)
  const keyOf = recordKeys(site, bundle.key, keys.program, shared)
  const host = hostOf(site.manifest.practice.host)
  // A host that renders pages on request gets no page files.
  const own = host.rendersPages ? [] : indexesOf(site.routes, shard)
  const { clean, dirty } = findDirty(own, { site, keyOf, stage })
  const { renderDocument: render } = loadTemplates(bundle.folder)
  return {
    bundle,
    host,
    pages: host.rendersPages ? site.routes.length : own.length,
    dirty,
    task: { site, keyOf, assets: bundle.assets, render, stage },
    shared,
    collected: collectFiles(stage, clean),
  }
}

/** Collects all files but the clean pages, unless a template fails. */
async function renderDirty(
  { bundle, dirty, task, shared, collected }: Work,
  addOtherFiles: OtherFiles,
  { out, keys, force, ahead, progress, threads = threadsFor(dirty.length) }: PublishOptions,
): Promise<Rendered> {
  const total = dirty.length
  const rendering = (done: number) => progress?.({ phase: 'rendering', done: Math.min(done, total), total })
  const helperTask = { manifest: task.site.manifest, bundle, program: keys.program, shared, out, force }
  const helpers = ahead ?? startHelpers(threads - 1, total, helperTask, dirty)
  let pages: Rendered
  try {
    // First, because helpers can render meanwhile. When sparing memory, last: both would need it at the same time.
    if (!helpers.sparesMemory) await addOtherFiles(bundle, collected)
    mark('rendering')
    pages = await renderAll(dirty, task, helpers, rendering)
  } finally {
    // When one thread fails, the others must stop writing: by then the stage may belong to another command.
    await endHelpers(helpers)
  }
  if (pages.failures.length > 0) return pages
  if (pages.files.length > 0) keepTemplates(bundle.folder)
  for (const [file, record] of pages.files) collected.keep(file, record)
  for (const file of pages.changed) collected.changed.push(file)
  if (helpers.sparesMemory) await addOtherFiles(bundle, collected)
  return pages
}

/** Publishes and records the collected files. */
function finishWork(
  { bundle, host, pages, task, collected }: Work,
  rendered: number,
  options: PublishOptions,
): Published {
  const { out, fingerprint, shard, warnings, atomic, progress } = options
  const { files, changed, add } = collected
  if (shard !== undefined) {
    const assets = hashOf(JSON.stringify([bundle.assets, bundle.files]))
    const { isPreview } = task.site.manifest
    add(partFile, writePart({ shard, fingerprint, host: host.name, isPreview, assets, pages, warnings }, files))
  }
  const newRecord = { fingerprint: shardFingerprint(fingerprint, shard), pages, warnings, files }
  const servedBy = shard === undefined ? host : undefined
  const { removed } = finish(out, changed, newRecord, { host: servedBy, atomic, progress })
  return {
    pages,
    rendered,
    written: changed.length,
    bytes: sum(changed.map((file) => files.get(file)!.size)),
    removed: removed.length,
  }
}

type OtherFiles = (bundle: Bundle, collected: Collected) => Promise<void>

/** Begins to draw pictures for shared links. The returned function makes all other files, and waits for the pictures. */
function beginOtherFiles(site: Site, stage: Stage, options: PublishOptions): OtherFiles {
  const { keys, say, progress } = options
  const isNew = (each: SiteFile) => publishedFrom(stage, each.file, madeOfKey(keys.program, each)) === undefined
  const drawing = drawAhead(emitSharePictures(site).filter(isNew), say)
  // Not an unhandled rejection: a failure surfaces at `await drawing`.
  drawing.catch(() => {})
  return async (bundle, { add, reuse }) => {
    mark('drawing')
    progress?.({ phase: 'drawing' })
    await drawing
    mark('making other files')
    for await (const each of filesBesidePages(site, bundle, options)) {
      const madeOf = madeOfKey(keys.program, each)
      // Marked as used even if not read, so that pruning keeps it for folders that do not have the file yet.
      if (each.entry !== undefined) use(each.entry)
      if (!reuse(each.file, madeOf)) add(each.file, await each.bytes(), madeOf)
    }
    prune('pictures')
  }
}

/** Everything but the pages. */
export async function* filesBesidePages(
  site: Site,
  bundle: Bundle,
  options: Pick<PublishOptions, 'publicFolder' | 'keys' | 'say'>,
): AsyncIterable<SiteFile> {
  yield* otherFiles(site, bundle, options)
  yield* emitWorker(site, bundle, options.keys.program)
}
