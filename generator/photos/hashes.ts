import { join } from 'node:path'
import { fileHashes } from '../cache/file-hashes.ts'
import { fileHashesEntry } from '../cache/known-hashes.mjs'
import type { Entry } from '../cache/store.ts'
import { type ListedFile, listMedia } from '../read/list-manifest.ts'
import { photosFolder } from '../read/media.ts'

/** The photos of the manifest in `folder`, by their path below photos/, with the hash of their bytes. */
export const photoHashes = (folder: string, listed: readonly ListedFile[]): Map<string, string> =>
  fileHashes(join(folder, photosFolder), listMedia(listed, photosFolder).files)

/** The cache entry for the hashes of a manifest's photos. */
export const photoHashesEntry = (folder: string): Entry => fileHashesEntry(join(folder, photosFolder))
