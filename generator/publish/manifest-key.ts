import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { hashPaths } from '../cache/file-hashes.ts'
import { publicFolderOf } from '../folders.ts'
import { photoHashes } from '../photos/hashes.ts'
import { listManifest } from '../read/list-manifest.ts'
import { listPublic } from '../read/list-public.ts'
import { photosFolder } from '../read/media.ts'
import { hashOfFile, type SettledHashes } from '../read/settled-hashes.ts'

/**
 * A hash of the names and contents of all files that make up the site, those in `public/` included, and of the reasons
 * why any were refused.
 */
export function manifestKey(folder: string, known: SettledHashes = new Map()): string {
  const hash = createHash('sha1')
  const listed = listManifest(folder)
  const isRead = ({ file, refused }: (typeof listed)[number]) =>
    refused === undefined && !file.startsWith(`${photosFolder}/`)
  for (const { file, stats } of listed.filter(isRead))
    hash.update(`${file}\0${hashOfFile(join(folder, file), stats, known)}\0`)
  for (const { file, refused } of listed) if (refused !== undefined) hash.update(`${file}\0${refused.message}\0`)
  for (const [file, content] of photoHashes(folder, listed)) hash.update(`${photosFolder}/${file}\0${content}\0`)
  hash.update(hashPaths([publicFolderOf(folder)], dirname(folder)))
  for (const { file, message } of listPublic(folder).refused) hash.update(`${file}\0${message}\0`)
  return hash.digest('hex').slice(0, 20)
}
