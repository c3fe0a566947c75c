import { hashOf } from '../hash.ts'
import type { SourceKeys } from '../run/source-keys.ts'
import { isIntact, type PublishRecord } from './record.ts'
import { liveRelease } from './releases.ts'

/** Everything that a site is made of, besides what the command was told. */
interface Inputs {
  keys: Pick<SourceKeys, 'program'>
  manifestHash: string
}

interface Options {
  preview?: boolean | undefined
  /** The host to publish for instead of the manifest's. */
  host?: string | undefined
}

/** One hash of all inputs of a site. The same fingerprint means the same site. */
export const fingerprintOf = ({ keys, manifestHash }: Inputs, { preview = false, host }: Options): string =>
  hashOf(`${keys.program} ${manifestHash}${preview ? ' preview' : ''}${host === undefined ? '' : ` for ${host}`}`)

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
