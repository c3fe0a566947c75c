import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoHashes, photosFolder } from './photos/hashes.ts'
import { filesBelow } from './source-keys.ts'

/** A hash of the names and contents of everything in the manifest. */
export function manifestKey(folder: string): string {
  const hash = createHash('sha1')
  for (const file of filesBelow(folder)) {
    if (file.startsWith(`${photosFolder}/`)) continue
    const content = readFileSync(join(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  for (const [file, content] of photoHashes(folder)) hash.update(`${photosFolder}/${file}\0${content}\0`)
  return hash.digest('hex').slice(0, 20)
}
