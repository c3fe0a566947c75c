import { createHash } from 'node:crypto'
import { photoHashes } from '../photos/hashes.ts'
import { listManifest } from '../read/list-manifest.ts'
import { photosFolder } from '../read/media.ts'
import { addFiles } from './source-keys.ts'

/** A hash of the names and contents of all files that the site is made of, and of why any may not be read. */
export function manifestKey(folder: string): string {
  const hash = createHash('sha1')
  const listed = listManifest(folder)
  const isRead = ({ file, refused }: (typeof listed)[number]) =>
    refused === undefined && !file.startsWith(`${photosFolder}/`)
  addFiles(
    hash,
    folder,
    listed.filter(isRead).map(({ file }) => file),
  )
  for (const { file, refused } of listed) if (refused !== undefined) hash.update(`${file}\0${refused.message}\0`)
  for (const [file, content] of photoHashes(folder)) hash.update(`${photosFolder}/${file}\0${content}\0`)
  return hash.digest('hex').slice(0, 20)
}
