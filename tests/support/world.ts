import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPage } from '../../generator/build/build-page.ts'
import { textEntries } from '../../generator/cache/kept-texts.ts'
import { pathOf } from '../../generator/cache/store.ts'
import { filesBelow } from '../../generator/disk/files-below.ts'
import { type Loaded, type LoadOptions, loadSite } from '../../generator/load-site.ts'
import type { Page, PageKind } from '../../generator/page.ts'
import { photoHashesEntry } from '../../generator/photos/hashes.ts'
import { isError } from '../../generator/problems/problems.ts'
import { recordEntry } from '../../generator/publish/record.ts'
import type { Site } from '../../generator/site.ts'
import { cleanUps } from './clean-ups.ts'
import { readHunks, replaceOnce } from './hunks.ts'

/** Small manifests: `base` is complete and valid, every other folder contains only the files in which it differs. */
export const worldsFolder = fileURLToPath(new URL('../fixtures/manifests', import.meta.url))

/** All of them but `base`. */
export const worldNames = readdirSync(worldsFolder).filter((name) => name !== 'base')

/** A complete small practice that only tests read. Its texts do not change, so tests may quote them. */
export const clearwater = fileURLToPath(new URL('../fixtures/practices/clearwater', import.meta.url))

/** The same in three languages: English, Spanish and Arabic, which is written from right to left. */
export const trilingual = fileURLToPath(new URL('../fixtures/practices/trilingual', import.meta.url))

/** The same in English alone. */
export const monolingual = fileURLToPath(new URL('../fixtures/practices/monolingual', import.meta.url))

/** A dentist's practice, in English and Vietnamese. */
export const dental = fileURLToPath(new URL('../fixtures/practices/dental', import.meta.url))

const made: string[] = []

/**
 * A copy of `base` with the files of `caseName` laid over it. `<path>.remove` removes the file at `<path>`, and
 * `<path>.diff` changes some of its lines.
 */
export function world(caseName: string): string {
  const folder = copyOf(join(worldsFolder, 'base'))
  if (caseName !== 'base') layOver(caseName, folder)
  return folder
}

/** A copy of any manifest folder, for one test to change. */
export function copyOf(manifest: string): string {
  const folder = emptyFolder()
  cpSync(manifest, folder, { recursive: true, filter: (path) => !path.endsWith('.schema') })
  return folder
}

/** A new, empty folder for one test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-'))
  made.push(folder)
  return folder
}

let before: Loaded | undefined

/**
 * The manifest in `folder`, with its problems. Only files that differ from the last manifest loaded are read again:
 * load-again.test.ts proves that the result is the same, in a quarter of the time.
 */
export function loaded(folder: string, options?: LoadOptions): Loaded {
  before = loadSite(folder, { ...options, before })
  return before
}

/**
 * The site of the manifest in `folder`, with everything it has unless `preview` is false. Throws the errors of a
 * manifest that has some.
 */
export function siteOf(folder: string, { preview = true } = {}): Site {
  const { site, problems } = loaded(folder, { preview })
  const errors = problems.filter(isError).map(({ file, line, message }) => `${file}:${line} ${message}`)
  if (site === undefined) throw new Error(`the manifest in ${folder} has errors:\n${errors.join('\n')}`)
  return site
}

/** The built page at `url`. */
export function pageAt<K extends PageKind = PageKind>(url: string, site: Site): Page<K> {
  const route = site.routes.findUrl(url)
  if (route === undefined) throw new Error(`no page has the address ${url}`)
  return buildPage(route, site) as Page<K>
}

/** Removes every folder created here, and what the generator has cached for it. Done after each file of unit tests. */
export function cleanWorlds(): void {
  for (const folder of made.splice(0)) {
    rmSync(folder, { recursive: true, force: true })
    const kept = [...textEntries(folder), recordEntry(join(folder, 'dist')), photoHashesEntry(folder)]
    for (const entry of kept) rmSync(pathOf(entry), { force: true })
  }
}

cleanUps.add(cleanWorlds)

const removal = '.remove'
const difference = '.diff'

function layOver(caseName: string, folder: string): void {
  const changes = join(worldsFolder, caseName)
  for (const file of filesBelow(changes)) {
    if (file === 'expected.txt') continue
    if (file.endsWith(removal)) removeFile(join(folder, file.slice(0, -removal.length)))
    else if (file.endsWith(difference)) changeFile(join(folder, file.slice(0, -difference.length)), join(changes, file))
    else cpSync(join(changes, file), join(folder, file))
  }
}

/** Throws when there is nothing to remove: a case left over from an older base would test nothing. */
function removeFile(path: string): void {
  if (!existsSync(path)) throw new Error(`the base world has no ${path} to remove`)
  rmSync(path, { recursive: true })
}

function changeFile(path: string, diff: string): void {
  const hunks = readHunks(readFileSync(diff, 'utf8'))
  const changed = hunks.reduce((text, hunk) => replaceOnce(text, hunk, diff), readFileSync(path, 'utf8'))
  writeFileSync(path, changed)
}
