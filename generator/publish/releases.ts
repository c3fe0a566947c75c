import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makePublicFolder } from './public-mode.ts'

/** How many releases are kept. */
const keptReleases = 3

/** The folder with all releases of `out`: each is a whole site, and `out` is a symlink to the live one. */
export const releasesFolder = (out: string) => `${out}.releases`

export const releaseFolder = (out: string, id: string) => join(releasesFolder(out), id)

/** The id of the live release; undefined when `out` is not a symlink to one. */
export function liveRelease(out: string): string | undefined {
  if (!lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const target = resolve(dirname(out), readlinkSync(out))
  return dirname(target) === releasesFolder(out) ? basename(target) : undefined
}

/** The ids of all releases, from the oldest to the newest. */
export function releasesOf(out: string): string[] {
  const folder = releasesFolder(out)
  return existsSync(folder) ? readdirSync(folder).filter(isId).sort() : []
}

/**
 * The id for a release made now: the time in UTC or, if the clock is not past the newest release, the second after that
 * one. Never the live id, even if its files are gone: a link to an id means that the release is in place.
 */
export function nextRelease(out: string): string {
  const now = idAt(Date.now())
  const newest = [...releasesOf(out), liveRelease(out) ?? ''].filter(isId).sort().at(-1) ?? ''
  return now > newest ? now : releaseAfter(newest)
}

/** The id one second later, for a release that follows another immediately. */
export const releaseAfter = (id: string) => idAt(Date.parse(id.replace(/-(\d\d)(\d\d)(\d\d)$/, 'T$1:$2:$3Z')) + 1000)

const idAt = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')

const isId = (name: string) => /^\d{4}-\d\d-\d\d-\d{6}$/.test(name)

/**
 * Turns the tree into release `id` and makes it live. If `id` is `old`, there is no new tree: the folder itself becomes
 * the live release. Safe to call again after an interruption. Calls `onVisible` as soon as readers may notice.
 */
export function placeRelease(
  out: string,
  tree: string,
  { id, old }: { id: string; old?: string | undefined },
  onVisible: () => void,
): void {
  if (liveRelease(out) === id) return
  makePublicFolder(releasesFolder(out))
  if (id !== old && existsSync(tree)) renameSync(tree, releaseFolder(out, id))
  showRelease(out, id, old, onVisible)
}

/**
 * Makes a release live: a rename replaces the old link with the new one, so that there is a site at every moment. If a
 * real folder is there instead, it becomes release `old` first: only then is there no site between the two renames.
 */
export function showRelease(out: string, id: string, old?: string, onVisible = () => {}): void {
  const link = join(releasesFolder(out), '.live')
  rmSync(link, { force: true })
  symlinkSync(join(basename(releasesFolder(out)), id), link, 'dir')
  if (old !== undefined && lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(out, releaseFolder(out, old))
    onVisible()
  }
  renameSync(link, out)
  onVisible()
}

/** Removes a release that never went live. */
export const dropRelease = (out: string, id: string) => rmSync(releaseFolder(out, id), { recursive: true, force: true })

/**
 * Removes old releases, but keeps the newest ones and `before`, the one that was live until now: a rollback may have
 * brought it back for good reason.
 */
export function pruneReleases(out: string, before: string | undefined): void {
  for (const id of releasesOf(out).slice(0, -keptReleases)) {
    // Renamed first: if removal is interrupted, the rest no longer counts as a release, and the next prune removes it.
    if (id !== before) renameSync(releaseFolder(out, id), releaseFolder(out, `${removalPrefix}${id}`))
  }
  for (const name of readdirSync(releasesFolder(out)).filter((each) => each.startsWith(removalPrefix)))
    rmSync(releaseFolder(out, name), { recursive: true, force: true })
}

const removalPrefix = '.going-'
