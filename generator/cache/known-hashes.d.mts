/**
 * The coarsest resolution of file times, in milliseconds: a file written just before it was hashed may have been
 * written again since.
 */
export const tickMs: number

/** The file's stat fields as one text, the hash of its bytes, and when it was hashed, in milliseconds. */
export type KnownHash = readonly [stamp: string, hash: string, hashedAt: number]

/** The cache entry that keeps the hashes of the files below a folder. */
export function fileHashesEntry(folder: string): { kind: 'hashes'; name: string }

/** The hashes in that entry, if it is intact. `cache` is the folder of the cache. */
export function keptHashes(cache: string, folder: string): Record<string, KnownHash>

/**
 * The hashes of files below `folder`, by file. A file hashed `before` is read again only if it may have changed.
 */
export function hashFiles(
  folder: string,
  files: readonly string[],
  before: Readonly<Record<string, KnownHash>>,
): Record<string, KnownHash>

/**
 * What `listAndHash` returns. Calls it again if a file that it listed was gone before it could be hashed: editors keep a
 * copy next to a file of the code while they save it.
 */
export function whileListed<T>(listAndHash: () => T): T
