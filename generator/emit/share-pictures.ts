import { availableParallelism } from 'node:os'
import { designOf, type ShareDesign } from '../build/share-picture/design.ts'
import { drawSharePicture } from '../build/share-picture/draw.ts'
import { type SharePicture, sharePictureOf } from '../build/share-picture.ts'
import { keptPicture, pictureEntry } from '../cache/kept-picture.ts'
import { isKept } from '../cache/store.ts'
import { listedRoutes } from '../expand/indexes.ts'
import { memo } from '../memo.ts'
import { versionOf } from '../packages.ts'
import type { TypefaceName } from '../parse/schemas/theme.ts'
import type { Site } from '../site.ts'
import { defaultTypeface } from '../theme/typefaces.ts'
import type { SiteFile } from './site-file.ts'

/** A picture that is drawn only when neither the published folder nor the cache has it. */
type PictureFile = Required<SiteFile<Promise<Uint8Array>>>

/** The share pictures of all pages, each once. */
export const emitSharePictures = (site: Site): PictureFile[] => memo(site, 'share pictures', () => listPictures(site))

function listPictures(site: Site): PictureFile[] {
  // A service in a city uses the picture of the service.
  const pictures = new Set(listedRoutes(site).map((route) => sharePictureOf(route, site)))
  const library = versions(site.manifest.theme.typeface ?? defaultTypeface)
  const design = designOf(site.manifest)
  return [...pictures].map((picture) => emitted(picture, design, library))
}

function emitted({ url, words, hash }: SharePicture, design: ShareDesign, library: string): PictureFile {
  const entry = pictureEntry(`${hash} ${library}`, 'png')
  return {
    file: url.slice(1),
    key: hash,
    bytes: () => keptPicture(entry, () => drawSharePicture(words, design)),
    entry,
  }
}

/** A new version of the libraries that set the words may produce other bytes for the same picture. */
const versions = (typeface: TypefaceName) =>
  ['satori', `@fontsource/${typeface}`, '@fontsource/noto-sans'].map(versionOf).join(' ')

/** Drawing this many takes more than a second, so progress is reported. */
const minPicturesToReport = 20

/**
 * Draws the pictures the cache does not have, several at once: while words are set on this thread, pictures are
 * compressed on others. Another thread for the words does not pay: they are a third of the 47 ms of processor time a
 * picture takes, and every thread would first load their library for 400 ms.
 */
export async function drawAhead(pictures: readonly PictureFile[], say: (line: string) => void): Promise<void> {
  const missing = pictures.filter(({ entry }) => !isKept(entry))
  if (missing.length >= minPicturesToReport) say(`Drawing ${missing.length} pictures for shared links ...`)
  const next = missing.values()
  const draw = async () => {
    for (const { bytes } of next) await bytes()
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, draw))
}
