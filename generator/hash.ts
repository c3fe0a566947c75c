import { createHash, hash } from 'node:crypto'
import { memo } from './memo.ts'

/** Twenty hex digits: short to store, and far too many values for a site's pages to collide. */
export const hashOf = (text: string | Uint8Array) => hash('sha1', text, 'hex').slice(0, 20)

/** The hash of a file's text. Several caches ask for it, and all texts together are megabytes. */
export const hashOfText = (file: { readonly text: string }): string => memo(file, 'text', () => hashOf(file.text))

/** Hashes values one after the other: as a single text, those of a large site would take a hundred megabytes. */
export function hashOfAll(values: Iterable<unknown>): string {
  const all = createHash('sha1')
  for (const each of values) all.update(`${JSON.stringify(each)}\n`)
  return all.digest('hex').slice(0, 20)
}

/** In the form that browsers expect in a content security policy or an `integrity` attribute. */
export const sha256Of = (text: string | Uint8Array) => `sha256-${createHash('sha256').update(text).digest('base64')}`
