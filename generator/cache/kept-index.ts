import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { Language } from '../../src/shared/languages.ts'
import { indexOptionsFor, type SearchDocument } from '../../src/shared/search/file.ts'
import { cacheFolder, root } from '../folders.ts'
import { hashOf, hashPaths } from './source-keys.ts'
import { keepValue, keptValue } from './store.ts'

/** What an index depends on besides its documents: how words are folded, and the version of the library. */
const code = ['src/shared/search/file.ts', 'src/shared/word-rules.ts', 'package-lock.json'].map((path) =>
  join(root, path),
)

interface Kept {
  key: string
  hash: string
  text: string
}

/**
 * The index of the documents, as JSON. The last one of each language is cached: cities are not in it, yet adding a city
 * used to rebuild both, which took 60 ms.
 */
export function indexText(
  documents: readonly SearchDocument[],
  language: Language,
  siteLanguages: readonly Language[],
): string {
  const key = hashOf(`${hashPaths(code)} ${JSON.stringify([siteLanguages, documents])}`)
  const path = join(cacheFolder, 'search', language)
  const kept = keptValue<Kept>(path)
  // If a crash of the machine has damaged the text, its hash no longer matches.
  if (kept?.key === key && kept.hash === hashOf(kept.text)) return kept.text
  const index = new MiniSearch<SearchDocument>(indexOptionsFor(siteLanguages))
  index.addAll(documents)
  const text = JSON.stringify(index)
  keepValue(path, { key, hash: hashOf(text), text } satisfies Kept)
  return text
}
