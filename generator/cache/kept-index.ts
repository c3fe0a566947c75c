import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { Language } from '../../src/shared/languages.ts'
import { indexOptions, type SearchDocument } from '../../src/shared/search.ts'
import { cacheFolder, root } from '../folders.ts'
import { keepFile } from './keep-file.ts'
import { hashOf, hashPaths } from './source-keys.ts'

/** What decides over an index besides its documents: how words are folded, and the version of the library. */
const code = ['src/shared/search.ts', 'package-lock.json'].map((path) => join(root, path))

/**
 * The index over the documents, as JSON. The last one of each language is kept in the cache: cities are not in it, and to
 * add one made both anew, for 60 ms.
 */
export function indexText(documents: readonly SearchDocument[], language: Language): string {
  const key = hashOf(`${hashPaths(code)} ${JSON.stringify(documents)}`)
  const path = join(cacheFolder, 'search', `${language}.json`)
  return read(path, key) ?? make(documents, path, key)
}

function make(documents: readonly SearchDocument[], path: string, key: string): string {
  const index = new MiniSearch<SearchDocument>(indexOptions)
  index.addAll(documents)
  const text = JSON.stringify(index)
  keepFile(path, `${key} ${hashOf(text)}\n${text}`)
  return text
}

/** What was kept under the key, unless a crash of the machine has left something else of it. */
function read(path: string, key: string): string | undefined {
  if (!existsSync(path)) return undefined
  const kept = readFileSync(path, 'utf8')
  const end = kept.indexOf('\n')
  const text = kept.slice(end + 1)
  return kept.slice(0, end) === `${key} ${hashOf(text)}` ? text : undefined
}
