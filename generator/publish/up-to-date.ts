import { isIntact, type PublishRecord } from './record.ts'
import { liveRelease } from './releases.ts'

/** What is to be published: a hash of all that it is made of, and whether it is to be a release. */
interface Wanted {
  fingerprint: string
  atomic?: boolean | undefined
}

/** Whether what was published to `out` is all that there is to publish, and as it was left. */
export function isUpToDate(out: string, record: PublishRecord, { fingerprint, atomic = false }: Wanted): boolean {
  const isInPlace = !atomic || liveRelease(out) !== undefined
  return record.fingerprint === fingerprint && isInPlace && isIntact(record, out)
}
