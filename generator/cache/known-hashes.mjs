// Not TypeScript, because sightline.mjs hashes the sources before any is compiled.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unsealed } from './seal.mjs'

/**
 * The coarsest resolution of file times: a file written just before it was hashed may have been written again since.
 */
export const tickMs = 2000

export const fileHashesEntry = (folder) => ({
  kind: 'hashes',
  name: createHash('sha1').update(folder).digest('hex').slice(0, 20),
})

export function keptHashes(cache, folder) {
  const { kind, name } = fileHashesEntry(folder)
  try {
    return JSON.parse(unsealed(`${kind}/${name}`, readFileSync(join(cache, kind, `${name}.kept`))))
  } catch {
    return {}
  }
}

export function hashFiles(folder, files, before) {
  return Object.fromEntries(
    files.map((file) => {
      const path = `${folder}/${file}`
      return [file, settled(before[file], path) ?? hashFile(path)]
    }),
  )
}

/**
 * How often to list again after a file has vanished. Bounded, because a name that is not valid UTF-8 is listed but never
 * found.
 */
const mostTries = 20

export function whileListed(listAndHash) {
  for (let tries = 1; ; tries += 1) {
    try {
      return listAndHash()
    } catch (error) {
      if (error.code !== 'ENOENT' || tries === mostTries) throw error
    }
  }
}

/**
 * What is known of a file, if it cannot have changed since. ctime cannot be set back, unlike mtime, which copying and
 * unpacking set.
 */
function settled(known, path) {
  if (known === undefined) return undefined
  const { stamp, changedAt } = stampOf(path)
  return known[0] === stamp && changedAt + tickMs < known[2] ? known : undefined
}

function hashFile(path) {
  const hashedAt = Date.now()
  const { stamp } = stampOf(path)
  return [stamp, createHash('sha1').update(readFileSync(path)).digest('hex').slice(0, 20), hashedAt]
}

function stampOf(path) {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return { stamp: `${size} ${ino} ${mtimeNs} ${ctimeNs}`, changedAt: Number(ctimeNs / 1_000_000n) }
}
