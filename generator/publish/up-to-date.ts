import { isIntact, type PublishRecord } from './record.ts'
import { liveRelease } from './releases.ts'

/** What should be published: a hash of all its inputs, and whether it should be a release. */
interface Wanted {
  fingerprint: string
  atomic?: boolean | undefined
}

/** Whether `out` already holds what would be published, unchanged since it was written. */
export function isUpToDate(out: string, record: PublishRecord, { fingerprint, atomic = false }: Wanted): boolean {
  const isInPlace = !atomic || liveRelease(out) !== undefined
  return record.fingerprint === fingerprint && isInPlace && isIntact(record, out)
}
