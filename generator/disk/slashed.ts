import { sep } from 'node:path'

/** A path with slashes, as names in hashes, records and addresses have on every system. */
export const slashed = (path: string): string => path.replaceAll(sep, '/')
