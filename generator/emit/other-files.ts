import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, isKept } from '../cache/store.ts'
import { root } from '../folders.ts'
import { publicFiles } from '../publish/public-files.ts'
import type { Bundle } from '../render/bundle.ts'
import { loadTemplates } from '../render/renderer.ts'
import type { Site } from '../site.ts'
import { emitEye } from './eye.ts'
import { emitIcons } from './icons.ts'
import { emitFiles, emitIfNew } from './index.ts'
import { emitLogos } from './logos.ts'
import { type EmittedPhoto, emitPhotos } from './photos.ts'
import { emitQr } from './qr.ts'
import { emitSharePictures } from './share-pictures.ts'
import { emitViews, viewsOf } from './views.ts'

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

/** Everything that is not a page: files made from the table, the browser code, the files in public/. */
export async function* otherFiles(site: Site, bundle: Bundle, say: (line: string) => void): AsyncIterable<OtherFile> {
  const made = new Set<string>()
  for await (const each of madeFiles(site, bundle, say)) {
    made.add(each.file)
    yield each
  }
  yield* publicFiles(join(root, 'public'), made, site)
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
