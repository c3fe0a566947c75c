import type { PublishRecord } from './record.ts'
import type { Shard } from './shard.ts'

/** The folder that a site is published to, and how. */
export interface Target {
  out: string
  /** The record of what is published there now, if there is one. */
  record: PublishRecord | undefined
  /** The files to publish as they are: see folders.ts. */
  publicFolder: string
  /** Publish only this share of the site; the whole site when not given. */
  shard?: Shard | undefined
  /** Publish a release next to the folder: see commit.ts. */
  atomic?: boolean | undefined
}
