import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { megabytes, sum } from '../numbers.ts'
import { foldersOf } from './folders-of.ts'
import type { FileRecord } from './record.ts'
import { dropStage, noSpace, stageFolder } from './stage.ts'

/** Disks allocate space in blocks. */
const blockBytes = 4096

/**
 * Refuses to publish if a changed file could not be staged, before anything changes. Throws an `ENOSPC` error that says
 * how much space all of them need, and how much is free without them. A disk may also have space but no inodes left.
 */
export function refuseFullDisk(out: string, changed: readonly string[], files: ReadonlyMap<string, FileRecord>): void {
  const staged = changed.map((file) => files.get(file)!)
  if (staged.every(({ time }) => time !== noSpace)) return
  dropStage(out)
  const needed = sum(staged.map(({ size }) => Math.ceil(size / blockBytes) * blockBytes))
  const disk = diskOf(stageFolder(out))
  const { bavail, bsize, files: inodes, ffree } = statfsSync(disk)
  const made = changed.length + foldersOf(changed).size
  // A disk that makes inodes as it needs them counts none.
  const lacking =
    inodes > 0 && made > ffree && needed <= bavail * bsize
      ? `there are ${made} new files and folders, and ${disk} has inodes for ${ffree} more`
      : `the new files need ${megabytes(needed)}, and ${disk} has ${megabytes(bavail * bsize)} free`
  throw Object.assign(new Error(`ENOSPC: ${lacking}`), { code: 'ENOSPC' })
}

/** The folder, or its closest parent that exists. */
const diskOf = (folder: string): string => (existsSync(folder) ? folder : diskOf(dirname(folder)))
