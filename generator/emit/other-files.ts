import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isKept } from '../cache/store.ts'
import { filesBelow } from '../disk/files-below.ts'
import type { Bundle } from '../page.ts'
import { loadTemplates } from '../render/renderer.ts'
import type { Site } from '../site.ts'
import { emitEye } from './eye.ts'
import { emitIcons } from './icons.ts'
import { emitLogos } from './logos.ts'
import { emitPhotos, type PublishedPhoto } from './photos.ts'
import { emitQr } from './qr.ts'
import { emitSearch } from './search.ts'
import { emitServiceWorker } from './service-worker.ts'
import { emitSharePictures } from './share-pictures.ts'
import type { SiteFile } from './site-file.ts'
import { emitTextFiles } from './text-files.ts'
import { emitViews } from './views.ts'

interface Options {
  publicFolder: string
  say: (line: string) => void
}

/**
 * Everything that is neither a page nor a part of a worker (edge/emit-worker.ts): files made from the table, the browser
 * code, the files in public/. An icon there replaces ours of the same name.
 */
export async function* otherFiles(site: Site, bundle: Bundle, { publicFolder, say }: Options): AsyncIterable<SiteFile> {
  yield* emitTextFiles(site, bundle.assets)
  yield* emitSearch(site)
  yield* emitServiceWorker(site, bundle)
  for (const photo of emitPhotos(site)) yield* copiesOf(photo, say)
  yield* emitLogos(site)
  yield* emitQr(site)
  const { drawView, drawEye } = loadTemplates(bundle.folder)
  yield* emitViews(site, drawView)
  yield* emitEye(site, drawEye)
  yield* emitIcons(site).filter(({ file }) => !existsSync(join(publicFolder, file)))
  yield* emitSharePictures(site)
  for (const { file, bytes } of bundle.made ?? []) yield { file, bytes: () => bytes }
  for (const file of bundle.files)
    yield { file, key: file, bytes: () => readFileSync(join(bundle.folder, 'client', file)) }
  // The checks have refused those that would replace a page or another file: checks/addresses/public-files.ts.
  for (const file of filesBelow(publicFolder)) yield { file, bytes: () => readFileSync(join(publicFolder, file)) }
}

/** If one copy of a photo has to be made, so do the others: the first request starts all of them in parallel. */
function* copiesOf({ name, copies }: PublishedPhoto, say: (line: string) => void): Iterable<SiteFile> {
  let requested: Promise<Uint8Array>[] | undefined
  const requestAll = () => {
    if (!copies.every(({ entry }) => isKept(entry))) say(`Making ${copies.length} copies of ${name} ...`)
    requested = copies.map(({ bytes }) => bytes())
    // The first failure is reported; the other copies are no longer awaited.
    for (const each of requested) each.catch(() => {})
    return requested
  }
  for (const [index, copy] of copies.entries()) yield { ...copy, bytes: () => (requested ?? requestAll())[index]! }
}
