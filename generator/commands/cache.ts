import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Kind, kindNames, kinds } from '../cache/kinds.ts'
import { type KeptFile, listKept } from '../cache/list.ts'
import { oldLitter } from '../cache/prune.ts'
import { pathOf } from '../cache/store.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { cacheFolder, fromHome } from '../folders.ts'
import { grouped, megabytes, sum } from '../numbers.ts'
import { table } from '../problems/table.ts'
import { sourceKeys } from '../run/source-keys.ts'
import { dayMs } from '../today.ts'
import { sayingWhatFailed } from './terminal/disk-error.ts'
import type { Io } from './terminal/io.ts'

export interface CacheOptions {
  /** Remove entries: those of this kind, or all. */
  clear?: Kind | true
}

/** Shows the entries of the cache by kind, or clears them. */
export async function cache(io: Io, { clear }: CacheOptions): Promise<ExitCode> {
  const rows = clear === undefined ? kindNames.map(shown) : clearedKinds(clear === true ? kindNames : [clear])
  if (io.json) {
    const event = clear === undefined ? {} : { event: 'cleared' }
    for (const { kind, entries, bytes, lastUsed } of rows)
      io.print(
        JSON.stringify({ ...event, kind, entries, bytes, ...(clear === undefined && { lastUsed: dayOf(lastUsed) }) }),
      )
    return exitCodes.ok
  }
  const [entries, bytes] = [sum(rows.map((row) => row.entries)), sum(rows.map((row) => row.bytes))]
  const folder = fromHome(cacheFolder)
  if (clear !== undefined) {
    const what = `${grouped(entries)} ${entries === 1 ? 'entry' : 'entries'}, ${sizeOf(bytes)},`
    io.print(`${what} removed from ${folder}. Whatever is needed will be rebuilt.`)
    return exitCodes.ok
  }
  const total = { kind: 'total', entries, bytes, lastUsed: Math.max(0, ...rows.map(({ lastUsed }) => lastUsed ?? 0)) }
  io.print(
    table(
      [
        ['', 'entries', 'size', 'last used', ''],
        ...[...rows, total].map((row) => [
          row.kind,
          grouped(row.entries),
          sizeOf(row.bytes),
          ageOf(row.lastUsed),
          savesOf(row.kind),
        ]),
      ],
      { right: [1, 2] },
    ),
  )
  io.print(
    `\nFiles that tests, editors and other programs keep in ${folder}, and what the preview received, are not counted or cleared.`,
  )
  return exitCodes.ok
}

interface Row {
  kind: string
  entries: number
  bytes: number
  /** In milliseconds. */
  lastUsed: number | undefined
}

function shown(kind: Kind): Row {
  const { entries } = listKept(kind)
  return rowOf(kind, entries)
}

/**
 * Removes the entries of these kinds, except for the code that this version of Sightline runs from: another command may
 * be in the middle of it, and would fail. Whatever else a command misses, it makes again.
 */
function clearedKinds(kinds: readonly Kind[]): Row[] {
  const running = [fileURLToPath(import.meta.url), pathOf({ kind: 'bundles', name: sourceKeys().bundle })]
  return kinds.map((kind) => cleared(kind, running))
}

function cleared(kind: Kind, running: readonly string[]): Row {
  const { entries, litter } = listKept(kind)
  const gone = entries.filter(({ path }) => !running.some((used) => used.startsWith(path)))
  const clear = () => {
    for (const { path } of [...gone, ...oldLitter(litter, Date.now())]) rmSync(path, { recursive: true, force: true })
  }
  sayingWhatFailed(() => 'The cache could not be cleared', clear)
  return rowOf(kind, gone)
}

const rowOf = (kind: Kind, entries: readonly KeptFile[]): Row => ({
  kind,
  entries: entries.length,
  bytes: sum(entries.map(({ bytes }) => bytes)),
  lastUsed: entries.length === 0 ? undefined : Math.max(...entries.map(({ lastUsed }) => lastUsed)),
})

const savesOf = (kind: string) => (kind in kinds ? `saves ${kinds[kind as Kind].saves}` : '')

const sizeOf = (bytes: number) => (bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : megabytes(bytes))

const dayOf = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString().slice(0, 10))

function ageOf(time: number | undefined): string {
  if (!time) return 'never'
  const days = Math.floor((Date.now() - time) / dayMs)
  if (days < 1) return 'today'
  return days === 1 ? 'a day ago' : `${days} days ago`
}
