import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prune } from '../cache/prune.ts'
import { type Entry, isKept, use } from '../cache/store.ts'
import { workerMain } from '../edge/bundle-worker.ts'
import { emitWorker } from '../edge/emit-worker.ts'
import { emitEye } from '../emit/eye.ts'
import { emitIcons } from '../emit/icons.ts'
import { emitFiles, emitIfNew } from '../emit/index.ts'
import { emitLogos } from '../emit/logos.ts'
import { type EmittedPhoto, emitPhotos } from '../emit/photos.ts'
import { emitQr } from '../emit/qr.ts'
import { drawAhead, emitSharePictures } from '../emit/share-pictures.ts'
import { emitViews, viewsOf } from '../emit/views.ts'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { hostOf } from '../hosts/index.ts'
import { withPolicyInPages } from '../hosts/policy-in-pages.ts'
import { filesOfRules } from '../hosts/published-rules.ts'
import { mark } from '../profile.ts'
import type { Progress } from '../progress.ts'
import type { Bundle } from '../render/bundle.ts'
import { sharedKeys } from '../render/fast-path/index.ts'
import { recordKeys } from '../render/page-key.ts'
import { findDirty, type RenderFailure } from '../render/render-routes.ts'
import { keepTemplates, loadTemplates } from '../render/renderer.ts'
import { renderAll } from '../render/threads.ts'
import type { Site } from '../site.ts'
import { applyTheme } from '../theme/apply-theme.ts'
import { CommitError } from './commit.ts'
import { finish } from './finish.ts'
import { partFile, writePart } from './part.ts'
import { publicFiles } from './public-files.ts'
import { type PublishRecord, recordOf } from './record.ts'
import { refuseLinks } from './refuse-links.ts'
import { hasOtherFiles, indexesOf, type Shard, shardFingerprint } from './shard.ts'
import { clearStage, collectFiles, dropStage, openStage } from './stage.ts'

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
  const { out } = options
  // The commit checks again, but rendering can take minutes: better to refuse before it.
  refuseLinks(out)
  clearStage(out)
  try {
    const published = await publishStaged(site, options)
    if (published.failures.length > 0) dropStage(out)
    return published
  } catch (error) {
    // The next command needs the stage to finish an interrupted commit. Any other stage only fills the disk.
    if (!(error instanceof CommitError)) dropStage(out)
    throw error
  }
}

async function publishStaged(site: Site, options: PublishOptions): Promise<Published> {
  const { out, record, fingerprint, shard, keys, warnings, bundling, force, threads, say, progress } = options
  const stage = openStage(out, force ? undefined : record)
  const keyIn = ({ key }: { key?: string }) => key && hashOf(`${keys.program} ${key}`)
  const publishedRecord = (each: { file: string; key?: string }) => {
    const known = each.key === undefined ? undefined : stage.published(each.file)
    return known?.key === keyIn(each) ? known : undefined
  }
  mark('drawing')
  const pictures = hasOtherFiles(shard) ? emitSharePictures(site) : []
  const drawing = drawAhead(
    pictures.filter((each) => publishedRecord(each) === undefined),
    say,
  )
  // Not an unhandled rejection: a failure surfaces at `await drawing`.
  drawing.catch(() => {})
  mark('bundling')
  progress?.({ phase: 'bundling' })
  const bundle = withPolicyInPages(applyTheme(await bundling, site.manifest.theme), site.manifest.practice)
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
  const helper = { manifest: site.manifest, bundle, program: keys.program, shared, out, force }
  mark('rendering')
  const rendering = (done: number) => progress?.({ phase: 'rendering', done: Math.min(done, total), total })
  const total = dirty.length
  const pages = await renderAll(dirty, task, helper, rendering, threads)
  if (pages.failures.length > 0) return { failures: pages.failures }
  if (pages.rendered > 0) keepTemplates(bundle.folder)

  const { files, changed, add } = collectFiles(stage, [...clean, ...pages.files], pages.changed)
  if (hasOtherFiles(shard)) {
    mark('drawing')
    progress?.({ phase: 'drawing' })
    await drawing
    mark('making other files')
    for await (const each of filesFor(site, bundle, keys.program, say)) {
      const known = publishedRecord(each)
      // Marked as used even if not read, so that pruning keeps it for folders that do not have the file yet.
      if (each.entry !== undefined) use(each.entry)
      if (known !== undefined) files.set(each.file, known)
      else add(each.file, await each.bytes(), keyIn(each))
    }
    prune('pictures')
  }
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
    bytes: changed.reduce((sum, file) => sum + files.get(file)!.size, 0),
    removed: removed.length,
  }
}

export interface OtherFile {
  file: string
  bytes: () => string | Uint8Array | Promise<string | Uint8Array>
  /** Hash of everything the bytes depend on besides the code, for a file that is slow to make. */
  key?: string
  /** Its name identifies its content: if a file of that name exists, it is up to date. */
  isNamedByContent?: boolean
  /** Its cache entry, if the file is cached. */
  entry?: Entry
}

async function* filesFor(
  site: Site,
  bundle: Bundle,
  program: string,
  say: (line: string) => void,
): AsyncIterable<OtherFile> {
  yield* otherFiles(site, bundle, say)
  yield* emitWorker(site, bundle, program)
}

/** Everything that is not a page: files made from the table, the browser code, the files in public/. */
export async function* otherFiles(site: Site, bundle: Bundle, say: (line: string) => void): AsyncIterable<OtherFile> {
  const made = new Set<string>()
  for await (const each of madeFiles(site, bundle, say)) {
    made.add(each.file)
    yield each
  }
  yield* publicFiles(join(root, 'public'), made, site.routes)
}

async function* madeFiles(site: Site, bundle: Bundle, say: (line: string) => void): AsyncIterable<OtherFile> {
  for (const { file, text } of emitFiles(site, bundle.assets)) yield { file, bytes: () => text }
  for (const { file, key, text } of emitIfNew(site, bundle)) yield { file, key, bytes: text }
  for (const photo of emitPhotos(site)) yield* copiesOf(photo, say)
  for (const { file, bytes } of emitLogos(site)) yield { file, bytes: () => bytes, isNamedByContent: true }
  yield* emitQr(site)
  const { drawView, drawEye } = loadTemplates(bundle.folder)
  for (const { file, key, text } of emitViews(viewsOf(site), drawView)) {
    yield { file, key, bytes: text }
  }
  for (const { file, key, text } of emitEye(site, drawEye)) yield { file, key, bytes: text }
  yield* emitIcons(site)
  for (const { file, key, bytes, entry } of emitSharePictures(site))
    yield { file, key, bytes, entry, isNamedByContent: true }
  for (const { file, bytes } of bundle.made ?? []) yield { file, bytes: () => bytes, isNamedByContent: true }
  for (const file of bundle.files)
    yield { file, key: file, bytes: () => readFileSync(join(bundle.folder, 'client', file)) }
}

/** If one copy of a photo has to be made, so do the others: the first request starts all of them in parallel. */
function* copiesOf({ name, copies }: EmittedPhoto, say: (line: string) => void): Iterable<OtherFile> {
  let requested: Promise<Uint8Array>[] | undefined
  const requestAll = () => {
    if (!copies.every(({ entry }) => isKept(entry))) say(`Making ${copies.length} copies of ${name} ...`)
    requested = copies.map(({ bytes }) => bytes())
    // The first failure is reported; the other copies are no longer awaited.
    for (const each of requested) each.catch(() => {})
    return requested
  }
  for (const [index, { file, entry }] of copies.entries())
    yield { file, key: file, entry, bytes: () => (requested ?? requestAll())[index]!, isNamedByContent: true }
}

/**
 * Why the folder must not be changed, if so: it holds files that Sightline did not make, or a part of a site where a
 * whole one would go, or the reverse.
 */
export function obstacleIn(out: string, record: PublishRecord | undefined, shard?: Shard): string | undefined {
  const files = existsSync(out) ? readdirSync(out) : []
  if (files.length === 0 || (shard !== undefined && files.includes(partFile))) return undefined
  if (files.includes(partFile))
    return 'holds a part of a site. Choose another folder for the whole site with --out, or remove this one.'
  if (!isOurs(out, record))
    return 'holds files that Sightline did not make. Choose another folder with --out, or empty this one.'
  return shard && 'holds a whole site. Choose another folder for the part with --out.'
}

/**
 * A record alone proves nothing: the folder may have been emptied since and filled by something else. Common file names
 * prove nothing either: most sites have an index.html.
 */
function isOurs(out: string, record: PublishRecord | undefined): boolean {
  for (const file of record?.files.keys() ?? []) if (recordOf(file, out, record) !== undefined) return true
  const home = join(out, 'index.html')
  return (
    existsSync(join(out, workerMain)) ||
    (filesOfRules.some((file) => existsSync(join(out, file))) &&
      existsSync(home) &&
      readFileSync(home, 'utf8').includes(ourScript))
  )
}

/** Vike's name for the browser code of templates/+client.ts: every page of ours requests it. */
const ourScript = '/assets/entries/templates_client.'
