/** The file's properties on disk that are known without reading it, its hash, and when the hash was made. */
export type KnownHash = readonly [stamp: string, hash: string, hashedAt: number]

/**
 * The hashes of files below `folder`, by file. One that was hashed `before` is read again only if it may have changed.
 */
export function hashFiles(
  folder: string,
  files: readonly string[],
  before: Readonly<Record<string, KnownHash>>,
): Record<string, KnownHash>
