import { emitSearch } from '../emit/search.ts'
import { codesOf, englishName } from '../languages.ts'
import type { Language } from '../page.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import type { Site } from '../site.ts'
import { firstAnswers } from './first-answers.ts'

/** The queries of search.yaml whose first result is not the page they are listed under. */
export function checkSearchAnswers(site: Site, sources: readonly Source[]): Problem[] {
  const source = sourceOf(sources, 'search.yaml')
  if (source === undefined) return []
  const codes = codesOf(site.manifest.languages)
  const files = emitSearch(site)
  return codes.flatMap((language, at) => {
    const asked = queriesIn(language, site)
    const urls = firstAnswers(
      asked.map(({ query }) => query),
      files[at]!,
      language,
      codes,
    )
    return asked.flatMap(({ query, page, path }, index) => {
      const wanted = site.routes.find(page, language)?.url
      const first = urls[index]
      if (wanted !== undefined && first === wanted) return []
      const [message, fix] =
        wanted === undefined
          ? [
              `"${query}" is a query in ${englishName(language)}, which ${page} is not in`,
              'Move it to another language.',
            ]
          : [
              `"${query}" finds ${first === undefined ? 'nothing' : `${first} before ${wanted}`}`,
              'Add its words to "called:" of this entry, or remove the query.',
            ]
      return [problem('SEARCH_ANSWER', locate(source, path), message, fix)]
    })
  })
}

interface Query {
  query: string
  page: string
  path: Path
}

const queriesIn = (language: Language, { manifest }: Site): Query[] =>
  manifest.search.flatMap(({ page, asks }, entry) =>
    (asks[language] ?? []).map((query, index) => ({ query, page, path: [entry, 'asks', language, index] })),
  )
