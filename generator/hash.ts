import { createHash, hash } from 'node:crypto'

/** Twenty hex digits: short to store, and far too many values for a site's pages to collide. */
export const hashOf = (text: string | Uint8Array) => hash('sha1', text, 'hex').slice(0, 20)

/** As browsers are told it, in a content policy or beside a script. */
export const sha256Of = (text: string | Uint8Array) => `sha256-${createHash('sha256').update(text).digest('base64')}`
