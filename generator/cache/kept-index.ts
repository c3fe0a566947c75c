import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { Language } from '../../src/shared/languages.ts'
import { indexOptionsFor, type SearchDocument } from '../../src/shared/search/file.ts'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { prune } from './prune.ts'
import { hashPaths } from './source-keys.ts'
import { type Entry, keep, kept } from './store.ts'

/** What an index depends on besides its documents: how words are folded, and the version of the library. */
const code = ['src/shared', 'package-lock.json'].map((path) => join(root, path))

/**
 * The search index of the documents, as JSON. Recent ones are cached: cities are not in them, yet adding a city used to
 * rebuild both, which took 60 ms.
 */
export function indexText(
  documents: readonly SearchDocument[],
  language: Language,
  siteLanguages: readonly Language[],
): string {
  const key = hashOf(`${hashPaths(code)} ${JSON.stringify([siteLanguages, documents])}`)
  const entry: Entry = { kind: 'search', name: `${language}-${key}` }
  const before = kept(entry)
  if (before !== undefined) return before.toString()
  const index = new MiniSearch<SearchDocument>(indexOptionsFor(siteLanguages))
  index.addAll(documents)
  const text = JSON.stringify(index)
  keep(entry, Buffer.from(text))
  prune('search')
  return text
}
