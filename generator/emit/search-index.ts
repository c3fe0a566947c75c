import MiniSearch from 'minisearch'
import type { Language } from '../../src/shared/languages.ts'
import { indexOptionsFor, type SearchDocument } from '../../src/shared/search/file.ts'
import { prune } from '../cache/prune.ts'
import { type Entry, keep, kept } from '../cache/store.ts'
import { hashOf } from '../hash.ts'
import { searchCode } from './search-code.ts'

/**
 * The search index of the documents, as JSON. Recent ones are cached: they contain no cities, so adding a city changes
 * none of them, and rebuilding those of two languages takes 60 ms.
 */
export function indexText(
  documents: readonly SearchDocument[],
  language: Language,
  siteLanguages: readonly Language[],
): string {
  const key = hashOf(`${searchCode()} ${JSON.stringify([siteLanguages, documents])}`)
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
