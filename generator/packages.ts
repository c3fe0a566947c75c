import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hasCode } from './disk/system-error.ts'
import { isInstalled, root } from './folders.ts'

/** The folder of a package that we depend on. npm may have put it in our own node_modules or in one further up. */
export function packageFolder(name: string): string {
  const folders = createRequire(join(root, 'package.json'))
    .resolve.paths(name)!
    .map((packages) => join(packages, name))
  return folders.find((folder) => existsSync(folder)) ?? folders[0]!
}

/** The installed version of a package. Another version may produce different bytes from the same input. */
export function versionOf(name: string): string {
  try {
    return JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version
  } catch (error) {
    // Cache keys contain the version, so an unreadable file must not pass for a missing package.
    if (!hasCode(error, 'ENOENT')) throw error
    return 'none'
  }
}

/** What npm records about a package, in package-lock.json and in its list of what it has installed. */
interface Listed {
  version?: string
  optional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** By path, such as `node_modules/vite`. The path of the project itself is empty. */
type Packages = Readonly<Record<string, Listed>>

/**
 * The packages that Sightline runs with: see `neededPackages`. A copy's file `installed` has our path in npm's list.
 */
export const installedPackages = (): string[] =>
  neededPackages(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages,
    isInstalled ? readFileSync(join(root, 'installed'), 'utf8') : '',
  )

/**
 * The names and versions of all packages that Sightline, at the path `own`, needs: the same in a checkout and in a
 * project with other packages. Optional ones are left out: each is made for one system, and pinned by the package that
 * needs it. A peer dependency that Sightline also has is resolved from Sightline, even if another version is nearer to
 * the package that asks for it: `dedupe` in vite.config.ts does so for React, and plugins run in our Vite.
 */
export function neededPackages(packages: Packages, own: string): string[] {
  const needed = new Set([own])
  const isOurs = (name: string) => packages[own]!.dependencies?.[name] !== undefined
  // Also visits paths that are added during the loop.
  for (const path of needed) {
    const found = [
      ...Object.keys(packages[path]!.dependencies ?? {}).map((name) => pathFrom(path, name, packages)),
      ...peersOf(packages[path]!).map((name) => pathFrom(isOurs(name) ? own : path, name, packages)),
    ]
    for (const each of found) if (each !== undefined && !packages[each]!.optional) needed.add(each)
  }
  needed.delete(own)
  return [...new Set([...needed].map((path) => `${nameIn(path)} ${packages[path]!.version}`))].sort()
}

const peersOf = ({ peerDependencies, peerDependenciesMeta }: Listed): string[] =>
  Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)

/** Where the package at `path` finds another one: inside itself, or in the nearest package or project around it. */
function pathFrom(path: string, name: string, packages: Packages): string | undefined {
  const inside = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (packages[inside] !== undefined) return inside
  return path === '' ? undefined : pathFrom(path.slice(0, Math.max(0, at(path) - 1)), name, packages)
}

const nameIn = (path: string) => path.slice(at(path) + 'node_modules/'.length)

const at = (path: string) => path.lastIndexOf('node_modules/')
