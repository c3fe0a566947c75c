import type { Host } from '../hosts/host.ts'
import { mark } from '../profile.ts'
import { type CommitOptions, commit } from './commit.ts'
import { refuseTooMuch } from './host-room.ts'
import type { Progress } from './progress.ts'
import type { NewRecord } from './record.ts'
import { refuseFullDisk } from './space.ts'

interface FinishOptions extends CommitOptions {
  /** Where the folder will be served; undefined for a part of a site, since only the merged site is served. */
  host: Host | undefined
  progress: ((progress: Progress) => void) | undefined
}

/** Publishes the staged files, unless the host would refuse them or the disk has no room: then nothing changes. */
export function finish(
  out: string,
  changed: readonly string[],
  record: NewRecord,
  { host, progress, ...options }: FinishOptions,
): { removed: string[] } {
  mark('publishing')
  if (host !== undefined) refuseTooMuch(host, record.files)
  refuseFullDisk(out, changed, record.files)
  progress?.({ phase: 'publishing', total: changed.length })
  return commit(out, changed, record, { ...options, host })
}
