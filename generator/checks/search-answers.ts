import { emitSearch } from '../emit/search.ts'
import { signUrl } from '../emit/search-answers.ts'
import { codesOf, englishName } from '../languages.ts'
import type { Language } from '../page.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import type { Site } from '../site.ts'
import { firstAnswers } from './first-answers.ts'

/** The queries of search.yaml whose first result is not the page, or the answer about the sign, they are listed under. */
export function checkSearchAnswers(site: Site, sources: readonly Source[]): Problem[] {
  const source = sourceOf(sources, 'search.yaml')
  if (source === undefined) return []
  const codes = codesOf(site.manifest.languages)
  const files = emitSearch(site)
  return codes.flatMap((language, at) => {
    const asked = queriesIn(language, site)
    const answers = firstAnswers(
      asked.map(({ query }) => query),
      files[at]!,
      language,
      codes,
    )
    return asked.flatMap(({ query, page, sign, path }, index) => {
      const route = site.routes.find(page, language)
      const wanted = route && (sign === undefined ? route.url : signUrl(route, sign))
      const first = sign === undefined ? answers[index]?.page : answers[index]?.url
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
  sign: string | undefined
  path: Path
}

const queriesIn = (language: Language, { manifest }: Site): Query[] =>
  manifest.search.flatMap(({ page, sign, asks }, entry) =>
    (asks[language] ?? []).map((query, index) => ({ query, page, sign, path: [entry, 'asks', language, index] })),
  )
