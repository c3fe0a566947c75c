import type { Language } from '../../src/shared/languages.ts'
import type { SearchFile } from '../../src/shared/search/file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { prune } from '../cache/prune.ts'
import { type Entry, keepValue, keptValue } from '../cache/store.ts'
import { searchCode } from '../emit/search-code.ts'
import type { SiteFile } from '../emit/site-file.ts'
import { hashOf } from '../hash.ts'

/** Where the first result leads: to a page, or for an answer to its place and the page with more details. */
export interface FirstAnswer {
  url: string
  page: string
}

/**
 * What a language's search finds first for each query; undefined where it finds nothing. Recent answers are cached:
 * opening both files and running eighty queries takes a quarter of a second.
 */
export function firstAnswers(
  queries: readonly string[],
  file: SiteFile<string>,
  language: Language,
  siteLanguages: readonly Language[],
): (FirstAnswer | undefined)[] {
  if (queries.length === 0) return []
  const key = hashOf(`${searchCode()} ${file.key} ${JSON.stringify(queries)}`)
  const entry: Entry = { kind: 'search-answers', name: `${language}-${key}` }
  const kept = keptValue<(FirstAnswer | undefined)[]>(entry)
  if (kept !== undefined) return kept
  const lookUp = openSearch(JSON.parse(file.bytes()) as SearchFile, siteLanguages)
  const answers = queries.map((query) => {
    const first = lookUp(query)?.[0]
    return first && { url: first.url, page: first.answer?.page ?? first.url }
  })
  keepValue(entry, answers)
  prune('search-answers')
  return answers
}
