import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** So many are kept. */
const kept = 3

/** Where the releases of a folder lie: each is a whole site, and the folder is a link to the live one. */
const releasesFolder = (out: string) => `${out}.releases`

export const releaseFolder = (out: string, id: string) => join(releasesFolder(out), id)

/** The release that is live; nothing when the folder is no link to one. */
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
 * The id of a release that is made now: its time, UTC, or the next second where the clock is behind another release. Never that
 * of the live one, even when its files were taken away: a link that leads to the id says that the release is in place.
 */
export function nextRelease(out: string): string {
  const now = idAt(Date.now())
  const newest = [...releasesOf(out), liveRelease(out) ?? ''].filter(isId).sort().at(-1) ?? ''
  return now > newest ? now : releaseAfter(newest)
}

/** The id of the release that follows another at once. */
export const releaseAfter = (id: string) => idAt(Date.parse(id.replace(/-(\d\d)(\d\d)(\d\d)$/, 'T$1:$2:$3Z')) + 1000)

const idAt = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')

const isId = (name: string) => /^\d{4}-\d\d-\d\d-\d{6}$/.test(name)

/**
 * Makes the tree a release and the live one; without a tree, the release `old` that the folder becomes. Can be called again after
 * it was cut short. `begun` is called as soon as readers may notice.
 */
export function becomeRelease(
  out: string,
  tree: string,
  { id, old }: { id: string; old?: string | undefined },
  begun: () => void,
): void {
  if (liveRelease(out) === id) return
  mkdirSync(releasesFolder(out), { recursive: true })
  if (id !== old && existsSync(tree)) renameSync(tree, releaseFolder(out, id))
  showRelease(out, id, old, begun)
}

/**
 * Makes a release the live one: a new link takes the place of the old one by a rename, so that there is a site at every moment.
 * A folder that stands there instead becomes the release `old` first: for the time between two renames, once in its life, nothing
 * is there.
 */
export function showRelease(out: string, id: string, old?: string, begun = () => {}): void {
  const link = join(releasesFolder(out), '.live')
  rmSync(link, { force: true })
  symlinkSync(join(basename(releasesFolder(out)), id), link, 'dir')
  if (old !== undefined && lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(out, releaseFolder(out, old))
    begun()
  }
  renameSync(link, out)
  begun()
}

/** Removes a release that never went live. */
export const dropRelease = (out: string, id: string) => rmSync(releaseFolder(out, id), { recursive: true, force: true })

/**
 * Removes all but the newest releases, and `before`: the one that was live until now, which a
 * rollback may have brought back for good reason.
 */
export function pruneReleases(out: string, before: string | undefined): void {
  for (const id of releasesOf(out).slice(0, -kept)) {
    // Renamed first: what is left when it is cut short is no release, and goes with the next one.
    if (id !== before) renameSync(releaseFolder(out, id), releaseFolder(out, `${going}${id}`))
  }
  for (const name of readdirSync(releasesFolder(out)).filter((each) => each.startsWith(going)))
    rmSync(releaseFolder(out, name), { recursive: true, force: true })
}

const going = '.going-'
