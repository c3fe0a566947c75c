import { existsSync } from 'node:fs'
import { withoutCache } from '../cache/store.ts'
import { called } from '../called.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { endProfile, mark, startProfile } from '../profile.ts'
import { recover } from '../publish/commit.ts'
import { isLocked, withLock } from '../publish/lock.ts'
import { manifestKey } from '../publish/manifest-key.ts'
import { type PublishRecord, readRecord } from '../publish/record.ts'
import { type Shard, shardFingerprint } from '../publish/shard.ts'
import { stageFolder } from '../publish/stage.ts'
import { fingerprintOf, isUpToDate } from '../publish/up-to-date.ts'
import { isChain } from '../read/chain-folders.ts'
import type { SettledHashes } from '../read/settled-hashes.ts'
import { type SourceKeys, sourceKeys } from '../run/source-keys.ts'
import type { HeldSite } from './read-site.ts'
import { type Io, refuse } from './terminal/io.ts'
import { reportProfile } from './terminal/report-profile.ts'
import { notePreview, reportPublished, reportWarningCount } from './terminal/report-published.ts'

export interface GenerateOptions {
  /** Make everything again, and trust neither the cache nor the times of published files. */
  force?: boolean
  /** Make only this share of the site, for `merge`. */
  shard?: Shard
  /** Render on this many threads instead of choosing the number automatically. */
  threads?: number
  /** Publish unconfirmed content too, for readers who know that it is unconfirmed. */
  preview?: boolean
  /** Publish for this host, whatever practice.yaml says. */
  host?: string
  /** Publish a release next to the folder, and switch to it atomically. */
  atomic?: boolean
  /** Report where the time went. */
  profile?: boolean
  /** Publish again after every save, until interrupted. */
  watch?: boolean
}

/** Hashes of everything the site is made of, computed without parsing any of it. */
export interface InputHashes {
  keys: SourceKeys
  /** Hash of the manifest. */
  manifestHash: string
  /** Hashes of its files. */
  hashes: SettledHashes
}

/** What `--watch` keeps in memory from one publish to the next. */
interface Held extends HeldSite {
  /** Hashes of the code it runs. */
  keys?: SourceKeys
}

/**
 * Looks for changes before a thread is started for the command, because that takes less time than starting one. Takes
 * no lock and changes nothing. `isDone` if everything is up to date and nobody is publishing: this has then been
 * reported.
 */
export function lookForChanges(io: Io, options: GenerateOptions): { isDone: boolean; inputs?: InputHashes } {
  if (options.force || options.watch || options.profile || isChain(io.manifest)) return { isDone: false }
  const start = performance.now()
  if (isLocked(io.out) || existsSync(stageFolder(io.out))) return { isDone: false }
  const record = readRecord(io.out)
  if (record === undefined) return { isDone: false }
  const inputs = hashInputs(io)
  return { isDone: reportIfUnchanged(io, options, { record, inputs, start }), inputs }
}

/**
 * Makes the site and publishes what has changed. If there are errors, publishes nothing. `found` are the inputs that
 * `lookForChanges` has found.
 */
export async function generate(io: Io, options: GenerateOptions = {}, found?: InputHashes): Promise<ExitCode> {
  if (options.shard !== undefined) {
    const { watch, atomic } = options
    if (watch) return refuse(io, exitCodes.usage, '--watch publishes whole sites, not a --shard.')
    if (atomic) return refuse(io, exitCodes.usage, `A --shard is not published: give --atomic to "${called} merge".`)
  }
  if (!options.watch) return publish(io, options, found)
  const { watchManifest } = await import('./watch-manifest.ts')
  const held: Held = {}
  let force = options.force
  if (options.preview) notePreview(io, options.host)
  return watchManifest(io, 'generate', async (manifestHash) => {
    await publish(io, { ...options, force }, hashInputs(io, held, manifestHash), held)
    force = false
  })
}

async function publish(io: Io, options: GenerateOptions, found?: InputHashes, held?: Held): Promise<ExitCode> {
  const start = performance.now()
  if (options.profile) startProfile()
  mark('looking for changes')
  try {
    return await withLock(io.out, io.note, (hasWaited) => {
      recover(io.out)
      // Read even with `force`: it shows whether the folder is ours. It says nothing about one that no longer exists.
      const record = existsSync(io.out) ? readRecord(io.out) : undefined
      const work = async () => {
        // While another command held the lock, the code or the manifest may have been edited.
        const inputs = (hasWaited ? undefined : found) ?? hashInputs(io, held)
        return publishTo(io, options, { record, inputs, held, start })
      }
      return options.force ? withoutCache(work) : work()
    })
  } finally {
    endProfile()
  }
}

function hashInputs(io: Io, held?: Held, knownHash?: string): InputHashes {
  // With `--watch`, the code that was loaded at the start keeps running, and its hashes go into the record.
  const keys = held?.keys ?? sourceKeys()
  if (held !== undefined) held.keys = keys
  const hashes: SettledHashes = held?.loaded?.parts.hashes ?? new Map()
  return { keys, manifestHash: knownHash ?? manifestKey(io.manifest, hashes), hashes }
}

/** Whether what is published is up to date and unchanged; if so, reports that. Loads no heavy code. */
function reportIfUnchanged(io: Io, options: GenerateOptions, { record, inputs, start }: Omit<Run, 'held'>): boolean {
  const fingerprint = shardFingerprint(fingerprintOf(inputs, options), options.shard)
  if (record === undefined || !isUpToDate(io.out, record, { fingerprint, atomic: options.atomic })) return false
  reportPublished(io, { pages: record.pages, rendered: 0, written: 0, removed: 0 }, options, start)
  reportProfile(io, { written: 0, bytes: 0 })
  reportWarningCount(io, record, options.host)
  return true
}

/** One run of the command, in which it holds the lock. */
export interface Run {
  /** The record of what is published, if there is one. */
  record: PublishRecord | undefined
  inputs: InputHashes
  held: HeldSite | undefined
  start: number
}

async function publishTo(io: Io, options: GenerateOptions, run: Run): Promise<ExitCode> {
  if (!options.force && reportIfUnchanged(io, options, run)) return exitCodes.ok
  mark('loading code')
  const { makeSite } = await import('./make-site.ts')
  return makeSite(io, options, run)
}
