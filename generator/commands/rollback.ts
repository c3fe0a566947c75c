import { existsSync } from 'node:fs'
import { called } from '../called.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { workerMain } from '../hosts/cloudflare-worker.ts'
import { plural } from '../problems/print.ts'
import { recover } from '../publish/commit.ts'
import { listFiles } from '../publish/list-files.ts'
import { withLock } from '../publish/lock.ts'
import { liveRelease, releaseFolder, releasesOf, showRelease } from '../publish/releases.ts'
import { isPageFile } from '../urls.ts'
import { type Io, refuse } from './terminal/io.ts'

export interface RollbackOptions {
  /** The id of the release to show; by default the one before the live one. */
  to?: string
  /** Only list the releases. */
  list?: boolean
}

/** Makes an older release live again, instantly: nothing is rendered, and no release is changed or lost. */
export async function rollback(io: Io, { to, list = false }: RollbackOptions): Promise<ExitCode> {
  // Only reads, so it waits for no other command and needs no permission to write.
  if (list) return printReleases(io)
  return withLock(io.out, io.note, async () => {
    recover(io.out)
    const live = liveRelease(io.out)
    if (live === undefined) return refuseWithoutReleases(io)
    const name = fromHome(io.out)
    const releases = releasesOf(io.out)
    const id = to ?? releases.filter((each) => each < live).at(-1)
    if (id === undefined)
      return refuse(io, exitCodes.usage, `${name} shows ${live}, and there is no release before it.`)
    if (!releases.includes(id))
      return refuse(io, exitCodes.usage, `There is no release ${id} of ${name}. Use one of: ${releases.join(', ')}.`)
    if (id !== live) showRelease(io.out, id)
    if (io.json) io.print(JSON.stringify({ event: 'rolled-back', out: name, from: live, to: id }))
    else if (id === live) io.print(`${name} already shows ${id}.`)
    else io.print(`${name} shows ${id} again, instead of ${live}. The next generate publishes the current manifest.`)
    return exitCodes.ok
  })
}

function refuseWithoutReleases(io: Io): ExitCode {
  const name = fromHome(io.out)
  if (!existsSync(io.out)) return refuse(io, exitCodes.usage, `There is nothing in ${name} yet.`)
  const hint = `Publish with "${called} generate --atomic" to keep releases.`
  return refuse(io, exitCodes.usage, `${name} is published in place, not as a symlink to a release. ${hint}`)
}

function printReleases(io: Io): ExitCode {
  const live = liveRelease(io.out)
  if (live === undefined) return refuseWithoutReleases(io)
  for (const id of releasesOf(io.out)) {
    const files = listFiles(releaseFolder(io.out, id))
    // The pages of a worker are not files: how many it can render is not known here.
    const pages = files.includes(workerMain) ? undefined : files.filter(isPageFile).length
    const what = pages === undefined ? 'pages on request' : plural(pages, 'page')
    if (io.json) io.print(JSON.stringify({ event: 'release', id, pages, live: id === live }))
    else io.print(`${id}  ${what}${id === live ? '  live' : ''}`)
  }
  return exitCodes.ok
}
