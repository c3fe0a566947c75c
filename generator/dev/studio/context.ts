import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { cacheFolder } from '../../folders.ts'
import type { Loaded } from '../../load-site.ts'

/** What an editor call works on. */
export interface StudioContext {
  /** The manifest's folder, and the published one. */
  folder: string
  out: string
  /** The file in which saves are kept, so that each can be undone. */
  history: string
  /** The manifest as the server loaded it last. */
  loaded: Loaded
  /** The files that pages were made from: while the manifest has errors, earlier ones. */
  shown: Loaded['sources']
  /** `2026-11-22`. */
  today: string
}

/** The path of a manifest's history file, in the cache. */
export const historyOf = (folder: string): string =>
  join(cacheFolder, 'studio', `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`)
