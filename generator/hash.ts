import { createHash } from 'node:crypto'

/** Twenty hex digits: short to store, and far too many values for a site's pages to collide. */
export const hashOf = (text: string | Uint8Array) => createHash('sha1').update(text).digest('hex').slice(0, 20)
