// Entries that are folders: the compiled command and the bundles. Not TypeScript, because it runs before any is compiled.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sealHash } from './seal.mjs'

const sealFile = 'seal.json'

/** Source maps are read only by debuggers, and are as large as all the rest: only their size is checked. */
const isMap = (file) => file.endsWith('.map')

export function damageIn(folder) {
  if (!existsSync(folder)) return undefined
  try {
    const { seal, files } = JSON.parse(readFileSync(join(folder, sealFile), 'utf8'))
    if (seal !== sealOf(folder, files)) return [sealFile]
    return files.filter(([file, hash]) => hash !== stampOf(folder, file)).map(([file]) => file)
  } catch {
    return [sealFile]
  }
}

export function sealFolder(made, folder) {
  const files = readdirSync(made, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(made.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
    .map((file) => [file, stampOf(made, file)])
  writeFileSync(join(made, sealFile), JSON.stringify({ seal: sealOf(folder, files), files }))
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) rmSync(folder)
  try {
    renameSync(made, folder)
  } catch {
    // The folder exists: damaged, or just made by another command. Some command may be reading it, so each file is
    // replaced in place and is never missing.
    for (const [file] of [...files, [sealFile]]) replace(join(made, file), join(folder, file))
    rmSync(made, { recursive: true, force: true })
  }
}

function replace(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true })
  renameSync(from, to)
}

/** Covers kind and key too, so that no folder passes for another. */
const sealOf = (folder, files) => hashOf(`${basename(dirname(folder))}/${basename(folder)} ${JSON.stringify(files)}`)

function stampOf(folder, file) {
  const path = join(folder, file)
  if (isMap(file)) return String(statSync(path, { throwIfNoEntry: false })?.size)
  try {
    return hashOf(readFileSync(path))
  } catch {
    return 'missing'
  }
}

const hashOf = (bytes) => sealHash().update(bytes).digest('hex')
