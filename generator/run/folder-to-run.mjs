// Finds the folder to run the code in. Not TypeScript, because it comes before any is compiled.
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileHashesEntry, hashFiles, keptHashes } from '../cache/known-hashes.mjs'
import { sealed } from '../cache/seal.mjs'
import { unfinished } from '../cache/unfinished.mjs'
import { makeFolder } from '../disk/make-folder.mjs'
import { isVikesFile } from '../disk/vikes-file.mjs'

const lockFile = 'package-lock.json'

/** Only copies have this file: see folders.ts. It contains the package's path in npm's list: see packages.ts. */
const installedFile = 'installed'

/** What a copy contains that does not come from the package. */
const ownOfCopy = ['.cache', 'node_modules', lockFile, installedFile]

/**
 * A checkout runs where it is, an installed package as a copy in the project's .cache. Vike and React's plugin treat
 * code in node_modules as third-party code, so other bytes would be published; and npm empties that folder, so a cache
 * in it would be lost.
 */
export function folderToRun(folder, isForced) {
  refuseUrlCharacters(folder)
  if (existsSync(join(folder, lockFile))) return folder
  const [project] = folder.split(`${sep}node_modules${sep}`)
  const listed = npmsList(folder, project)
  const copy = join(project, '.cache', 'sightline')
  try {
    renew(copy, folder, project, listed, isForced)
  } catch (error) {
    throw new Error(`Sightline runs as a copy in ${copy}, which could not be made: ${error.message}`)
  }
  return copy
}

/** Vike imports files by their path as if it were a URL's, in which these characters have a meaning. */
function refuseUrlCharacters(folder) {
  if (/[#%?*]/.test(folder))
    throw new Error(`Sightline cannot run in a folder whose path has #, %, ? or *. Rename it: ${folder}`)
}

/**
 * Makes the copy the same as the package. Other commands may be doing the same, or running in the copy: no file is ever
 * incomplete, and no file that stays is ever missing.
 */
function renew(copy, folder, project, { text, own }, isForced) {
  const cache = join(copy, '.cache')
  makeFolder(cache)
  const [files, copied] = [folder, copy].map((each) => new Set(filesIn(each)))
  // Paths within the project, built without path.join: for 2,500 files it takes as long as their stats.
  const [from, to] = [folder, copy].map((each) => `${relative(project, each)}/`)
  const all = [...files].flatMap((file) => (copied.has(file) ? [from + file, to + file] : [from + file]))
  const known = isForced ? {} : keptHashes(cache, project)
  const now = hashFiles(project, all, known)
  for (const file of copied) if (!files.has(file)) rmSync(join(copy, file), { force: true })
  for (const file of files)
    if (now[from + file][1] !== now[to + file]?.[1]) write(cache, join(copy, file), readFileSync(join(folder, file)))
  for (const [file, content] of Object.entries({ [lockFile]: text, [installedFile]: own }))
    if (textOf(join(copy, file)) !== content) write(cache, join(copy, file), content)
  linkPackages(cache, join(folder, 'node_modules'), join(copy, 'node_modules'))
  if (all.some((file) => now[file] !== known[file])) keepHashes(cache, project, now)
}

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** All files of a package or a copy, except what only a copy has, such as one that another command's Vike will import. */
function filesIn(folder, path = '') {
  return readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
    const name = path + entry.name
    if (ownOfCopy.includes(name) || isVikesFile(name)) return []
    return entry.isDirectory() ? filesIn(folder, `${name}/`) : [name]
  })
}

/**
 * npm's list of what it has installed, and Sightline's path in it. It replaces the lock file, which npm never puts into
 * a package. A list in a folder further up may be about something else. If the package is a link into a store, its
 * dependencies are in that store, and a copy would not find them.
 */
function npmsList(folder, project) {
  const instead = 'Install it in a project with npm, not globally and not with install-strategy=linked'
  const refusal = new Error(`Sightline cannot run from ${folder}. ${instead}`)
  if (dirname(folder) !== join(project, 'node_modules')) throw refusal
  for (const packages of createRequire(join(folder, lockFile)).resolve.paths('vite')) {
    const text = textOf(join(packages, `.${lockFile}`))
    const own = relative(dirname(packages), folder).replaceAll('\\', '/')
    if (text !== undefined && JSON.parse(text).packages?.[own] !== undefined) return { text, own }
  }
  throw refusal
}

/** Links the packages that npm has installed inside ours because the project has other versions of them. */
function linkPackages(cache, packages, link) {
  const linked = existsSync(link) ? realpathSync(link) : undefined
  if (linked === (existsSync(packages) ? packages : undefined)) return
  rmSync(link, { recursive: true, force: true })
  if (!existsSync(packages)) return
  symlinkSync(packages, unfinishedIn(cache), 'junction')
  renameSync(unfinishedIn(cache), link)
}

function keepHashes(cache, project, hashes) {
  const { kind, name } = fileHashesEntry(project)
  try {
    write(cache, join(cache, kind, `${name}.kept`), sealed(`${kind}/${name}`, Buffer.from(JSON.stringify(hashes))))
  } catch {
    // The copy is good: a full or read-only disk only makes the next command slower.
  }
}

const unfinishedIn = (cache) => unfinished(join(cache, 'unfinished'))

function write(cache, path, bytes) {
  writeFileSync(unfinishedIn(cache), bytes)
  makeFolder(dirname(path))
  renameSync(unfinishedIn(cache), path)
}
