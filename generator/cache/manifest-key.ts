import { createHash } from 'node:crypto'
import { photoHashes, photosFolder } from '../photos/hashes.ts'
import { addFiles, filesBelow } from './source-keys.ts'

/** A hash of the names and contents of all files in the manifest. */
export function manifestKey(folder: string): string {
  const hash = createHash('sha1')
  addFiles(
    hash,
    folder,
    filesBelow(folder).filter((file) => !file.startsWith(`${photosFolder}/`)),
  )
  for (const [file, content] of photoHashes(folder)) hash.update(`${photosFolder}/${file}\0${content}\0`)
  return hash.digest('hex').slice(0, 20)
}
