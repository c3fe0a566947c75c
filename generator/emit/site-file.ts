import type { Entry } from '../cache/store.ts'

/** A published file that is not a page. */
export interface SiteFile<Made = string | Uint8Array | Promise<string | Uint8Array>> {
  /** Its path below the published folder. */
  file: string
  /** Makes it: called only if the published one may be out of date. */
  bytes: () => Made
  /** Hash of everything the bytes depend on besides the code, for a file that is slow to make. */
  key?: string
  /** Its cache entry, if the file is cached. */
  entry?: Entry
}
