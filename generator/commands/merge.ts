import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isInside } from '../disk/is-inside.ts'
import { readIfThere } from '../disk/read-if-there.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { hostOf } from '../hosts/index.ts'
import { sum } from '../numbers.ts'
import { firstOf } from '../problems/print.ts'
import { dropUnlessBegun, recover } from '../publish/commit.ts'
import { finish } from '../publish/finish.ts'
import { withLock } from '../publish/lock.ts'
import { obstacleIn } from '../publish/obstacle.ts'
import { readPart } from '../publish/part.ts'
import { assembleParts, type GivenPart } from '../publish/part-set.ts'
import { type FileRecord, type PublishRecord, readRecord } from '../publish/record.ts'
import { clearStage, dropStage, openStage } from '../publish/stage.ts'
import { type Io, refuse } from './terminal/io.ts'
import { reportPublished } from './terminal/report-published.ts'

/** Publishes the site whose parts `generate --shard` has made in these folders, or publishes nothing. */
export async function merge(io: Io, folders: readonly string[], { atomic = false } = {}): Promise<ExitCode> {
  const start = performance.now()
  const { parts, faults } = assembleParts(
    folders.map((folder) => ({ folder, name: fromHome(folder), part: readPart(folder) })),
  )
  faults.push(...folders.filter((folder) => overlap(folder, io.out)).map((folder) => overlapping(folder, io.out)))
  if (faults.length > 0) return nothingMerged(io, faults, exitCodes.usage)
  return withLock(io.out, io.note, async () => {
    recover(io.out)
    const published = readRecord(io.out)
    const obstacle = obstacleIn({ out: io.out, record: published, atomic })
    if (obstacle !== undefined) return nothingMerged(io, [obstacle], exitCodes.usage)
    try {
      return publishParts(io, parts, { published, atomic, start })
    } catch (error) {
      dropUnlessBegun(io.out, error)
      throw error
    }
  })
}

interface Attempt {
  published: PublishRecord | undefined
  atomic: boolean
  start: number
}

function publishParts(io: Io, parts: readonly GivenPart[], { published, atomic, start }: Attempt): ExitCode {
  const { files, changed, damages } = stageParts(parts, io.out, published)
  if (damages.length > 0) {
    dropStage(io.out)
    return nothingMerged(io, damages, exitCodes.io)
  }
  const { fingerprint, warnings, host, isPreview } = parts[0]!.part
  const pages = sum(parts.map(({ part }) => part.pages))
  // Recorded as if the whole site had been made here, so that the next `generate` finds nothing to do.
  const record = { fingerprint, pages, warnings, files }
  const { removed } = finish(io.out, changed, record, { host: hostOf(host), atomic, progress: io.progress })
  const counts = { pages, rendered: 0, written: changed.length, removed: removed.length }
  reportPublished(io, counts, { preview: isPreview || undefined }, start)
  return exitCodes.ok
}

interface StagedParts {
  files: Map<string, FileRecord>
  changed: string[]
  /** The files that cannot be published, part by part. */
  damages: string[]
}

/**
 * Stages every file listed by the parts, after verifying that it is what its shard made. Any other files stay where
 * they are.
 */
function stageParts(parts: readonly GivenPart[], out: string, record: PublishRecord | undefined): StagedParts {
  clearStage(out)
  const stage = openStage(out, record)
  const result: StagedParts = { files: new Map(), changed: [], damages: [] }
  for (const { folder, name, part } of parts) {
    const damaged: string[] = []
    for (const [file, key, hash] of part.files) {
      const path = join(folder, file)
      const bytes = readIfThere(path)
      const staged = bytes && stage.write(file, bytes, key, path)
      if (staged?.record.hash !== hash) {
        damaged.push(file)
        continue
      }
      result.files.set(file, staged.record)
      if (staged.changed) result.changed.push(file)
    }
    if (damaged.length > 0) result.damages.push(damageTo(name, damaged))
  }
  return result
}

function damageTo(name: string, files: readonly string[]): string {
  return `${name} is damaged: ${firstOf(files)} ${files.length === 1 ? 'is' : 'are'} missing or changed. Make this part again, or copy it again with its hidden files.`
}

function nothingMerged(io: Io, faults: readonly string[], code: ExitCode): ExitCode {
  return refuse(io, code, [...faults, `Nothing was merged: ${fromHome(io.out)} is unchanged.`].join('\n'))
}

/** Publishing removes everything that is not part of the site, so a part must not be inside the site's folder. */
const overlapping = (folder: string, out: string) =>
  `One of ${fromHome(folder)} and ${fromHome(out)} is inside the other. Use --out to publish to a folder outside the parts.`

function overlap(folder: string, out: string): boolean {
  const [a, b] = [realPath(folder), realPath(out)]
  return isInside(a, b) || isInside(b, a)
}

/** With symlinks resolved, even for a path that does not exist yet. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path))
