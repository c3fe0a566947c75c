import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Kind } from '../../generator/cache/kinds.ts'
import { listKept } from '../../generator/cache/list.ts'
import { sealBytes } from '../../generator/cache/seal.mjs'
import type { Entry } from '../../generator/cache/store.ts'

/** The cache entries with exactly these bytes. Tests share the cache, so other tests' entries come and go. */
export const entriesOf = (kind: Kind, bytes: Uint8Array): Entry[] =>
  listKept(kind)
    .entries.filter(({ path }) => existsSync(path) && readFileSync(path).subarray(sealBytes).equals(bytes))
    .map(({ path }) => ({ kind, name: basename(path, '.kept') }))
