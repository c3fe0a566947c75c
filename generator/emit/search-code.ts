import { join } from 'node:path'
import { hashPaths } from '../cache/file-hashes.ts'
import { root } from '../folders.ts'

let known: string | undefined

/** Hash of what indexes and answers depend on besides their words: how words are folded, the version of the library. */
export const searchCode = (): string =>
  (known ??= hashPaths(['src/shared', 'package-lock.json'].map((path) => join(root, path))))
