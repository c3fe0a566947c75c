import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../../generator/folders.ts'

// Versions, those of their own dependencies included, are pinned by package.json and package-lock.json next to this
// file.

const folder = join(cacheFolder, 'jury', 'packages')
const lists = ['package.json', 'package-lock.json']

/** Written when the installation is complete: what it was made from. */
const mark = join(folder, 'installed.txt')

/**
 * Installs the jurors' packages unless the same versions are there. Their install scripts do not run: vnu's would
 * download its own Java. Returns npm's message when it fails.
 */
export function installPackages(say: (line: string) => void): string | undefined {
  const wanted = lists.map((list) => readFileSync(join(import.meta.dirname, list), 'utf8')).join('')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return undefined
  say('Installing the jurors ...')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const list of lists) copyFileSync(join(import.meta.dirname, list), join(folder, list))
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stderr, error } = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) return (error?.message ?? stderr).trim()
  writeFileSync(mark, wanted)
  return undefined
}

const packages = createRequire(join(folder, 'package.json'))

/** The absolute path of a file of an installed package, given as `name/path`. */
export const fileOfPackage = (path: string): string => join(folder, 'node_modules', path)

/** Loads an installed package. `T` is its shape, which the caller takes from its documentation. */
export const loadPackage = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(packages.resolve(name)).href)) as T

/** For `Juror.available`. */
export function installed(name: string): { version: string } | { missing: string } {
  const file = fileOfPackage(`${name}/package.json`)
  if (!existsSync(file)) return { missing: `npm could not install ${name}` }
  return { version: (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version }
}
