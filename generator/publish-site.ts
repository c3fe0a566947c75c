import { prune } from './cache/prune.ts'
import { use } from './cache/store.ts'
import { emitWorker } from './edge/emit-worker.ts'
import { otherFiles } from './emit/other-files.ts'
import { drawAhead, emitSharePictures } from './emit/share-pictures.ts'
import type { SiteFile } from './emit/site-file.ts'
import { hashOf } from './hash.ts'
import { hostOf } from './hosts/index.ts'
import { sum } from './numbers.ts'
import type { Bundle } from './page.ts'
import { mark } from './profile.ts'
import { CommitError } from './publish/commit.ts'
import { finish } from './publish/finish.ts'
import { partFile, writePart } from './publish/part.ts'
import type { Progress } from './publish/progress.ts'
import type { PublishRecord } from './publish/record.ts'
import { refuseLinks } from './publish/refuse-links.ts'
import { hasOtherFiles, indexesOf, type Shard, shardFingerprint } from './publish/shard.ts'
import { type Collected, clearStage, collectFiles, dropStage, openStage, type Stage } from './publish/stage.ts'
import { forPractice } from './render/bundle.ts'
import { sharedKeys } from './render/fast-path/index.ts'
import { recordKeys } from './render/page-key.ts'
import { findDirty, type Rendered, type RenderFailure } from './render/render-routes.ts'
import { keepTemplates, loadTemplates } from './render/renderer.ts'
import { endHelpers, type Helpers, renderAll, startHelpers, threadsFor } from './render/threads.ts'
import type { Site } from './site.ts'

export interface PublishOptions {
  out: string
  /** The record of what is published there now, if there is one. */
  record: PublishRecord | undefined
  /** Hash of the whole manifest and all code. */
  fingerprint: string
  /** Publish only this share of the site; the whole site when not given. */
  shard?: Shard | undefined
  /** Hashes of the code: see source-keys.ts. */
  keys: { bundle: string; program: string }
  /** The bundle of that code. Work that does not need it goes on while it is being built. */
  bundling: Promise<Bundle>
  warnings: number
  /** Make every file and compare its bytes with the published ones, whatever the record says. */
  force: boolean
  /** Publish a release beside the folder: see commit.ts. */
  atomic?: boolean | undefined
  /** The number of threads that render; chosen by the amount of work when not given. */
  threads?: number | undefined
  /** Threads that have begun to render the whole site into a cleared stage: see render-ahead.ts. */
  ahead?: Helpers | undefined
  say: (line: string) => void
  progress?: ((progress: Progress) => void) | undefined
}

export type Published =
  | { failures: RenderFailure[] }
  | { failures: []; pages: number; rendered: number; written: number; bytes: number; removed: number }

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
    if (published.failures.length > 0) dropStage(out)
    return published
  } catch (error) {
    if (ahead !== undefined) await endHelpers(ahead)
    // The next command needs the stage to finish an interrupted commit. Any other stage only fills the disk.
    if (!(error instanceof CommitError)) dropStage(out)
    throw error
  }
}

async function publishStaged(site: Site, options: PublishOptions): Promise<Published> {
  const { out, record, fingerprint, shard, keys, warnings, bundling, force, progress } = options
  const stage = openStage(out, force ? undefined : record)
  mark('drawing')
  const addOtherFiles = hasOtherFiles(shard) ? beginOtherFiles(site, stage, options) : async () => {}
  mark('bundling')
  progress?.({ phase: 'bundling' })
  const bundle = forPractice(await bundling, site.manifest)
  mark('comparing')
  const shared = sharedKeys(site)
  const keyOf = recordKeys(site, bundle.key, keys.program, shared)
  // A host that renders pages on request gets no page files.
  const host = hostOf(site.manifest.practice.host)
  const { rendersPages } = host
  const all = rendersPages ? [] : indexesOf(site.routes, shard)
  const count = rendersPages ? site.routes.length : all.length
  const { clean, dirty } = findDirty(all, { site, keyOf, stage })
  const { renderDocument: render } = loadTemplates(bundle.folder)
  const task = { site, keyOf, assets: bundle.assets, render, stage }
  const rendering = (done: number) => progress?.({ phase: 'rendering', done: Math.min(done, total), total })
  const total = dirty.length
  const helperTask = { manifest: site.manifest, bundle, program: keys.program, shared, out, force }
  const { threads = threadsFor(total), ahead } = options
  const helpers = ahead ?? startHelpers(threads - 1, total, helperTask, dirty)
  const collected = collectFiles(stage, clean)
  const { files, changed, add, keep } = collected
  let pages: Rendered
  try {
    // First, as helpers can render meanwhile. Where memory counts, they would need theirs at the same time.
    if (!helpers.sparesMemory) await addOtherFiles(bundle, collected)
    mark('rendering')
    pages = await renderAll(dirty, task, helpers, rendering)
  } finally {
    // When one thread fails, the others must stop writing: by then the stage may belong to another command.
    await endHelpers(helpers)
  }
  if (pages.failures.length > 0) return { failures: pages.failures }
  if (pages.rendered > 0) keepTemplates(bundle.folder)
  for (const [file, record] of pages.files) keep(file, record)
  for (const file of pages.changed) changed.push(file)
  if (helpers.sparesMemory) await addOtherFiles(bundle, collected)
  if (shard !== undefined) {
    const assets = hashOf(JSON.stringify([bundle.assets, bundle.files]))
    add(partFile, writePart({ shard, fingerprint, host: host.name, assets, pages: all.length, warnings }, files))
  }
  const newRecord = { fingerprint: shardFingerprint(fingerprint, shard), pages: count, warnings, files }
  const servedBy = shard === undefined ? host : undefined
  const { removed } = finish(out, changed, newRecord, { host: servedBy, atomic: options.atomic, progress })
  return {
    failures: [],
    pages: count,
    rendered: pages.rendered,
    written: changed.length,
    bytes: sum(changed.map((file) => files.get(file)!.size)),
    removed: removed.length,
  }
}

/** Begins to draw pictures for shared links. The returned function makes all other files, and waits for the pictures. */
function beginOtherFiles(site: Site, stage: Stage, { keys, say, progress }: PublishOptions) {
  const keyIn = ({ key }: { key?: string }) => key && hashOf(`${keys.program} ${key}`)
  const publishedRecord = (each: { file: string; key?: string }) => {
    const known = each.key === undefined ? undefined : stage.published(each.file)
    return known?.key === keyIn(each) ? known : undefined
  }
  const drawing = drawAhead(
    emitSharePictures(site).filter((each) => publishedRecord(each) === undefined),
    say,
  )
  // Not an unhandled rejection: a failure surfaces at `await drawing`.
  drawing.catch(() => {})
  return async (bundle: Bundle, { add, keep }: Collected) => {
    mark('drawing')
    progress?.({ phase: 'drawing' })
    await drawing
    mark('making other files')
    for await (const each of filesFor(site, bundle, keys.program, say)) {
      const known = publishedRecord(each)
      // Marked as used even if not read, so that pruning keeps it for folders that do not have the file yet.
      if (each.entry !== undefined) use(each.entry)
      if (known !== undefined) keep(each.file, known)
      else add(each.file, await each.bytes(), keyIn(each))
    }
    prune('pictures')
  }
}

/** Everything but the pages. */
async function* filesFor(
  site: Site,
  bundle: Bundle,
  program: string,
  say: (line: string) => void,
): AsyncIterable<SiteFile> {
  yield* otherFiles(site, bundle, say)
  yield* emitWorker(site, bundle, program)
}
