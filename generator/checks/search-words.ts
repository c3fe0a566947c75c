import { makeFoldWord } from '../../src/shared/search/file.ts'
import { exactPartsOf } from '../../src/shared/search/phrase-matcher.ts'
import { significantWords } from '../../src/shared/search/query.ts'
import { codesOf } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup, asList } from '../read/raw-values.ts'

/**
 * Words of search.yaml that lead to two pages, across all languages, since a visitor may type any of them. Also entries
 * that find nothing, because the search leaves out all of their words.
 */
export function checkSearchWords({ lists, languages }: LooseManifest): Problem[] {
  const codes = codesOf(languages)
  const fold = makeFoldWord(codes)
  const first = new Map<string, { entry: number; page: string }>()
  return lists['search.yaml'].flatMap(({ source, path, value }, entry) =>
    codes.flatMap((code) =>
      (asList(asGroup(value.called)[code]) ?? []).flatMap((words, index) => {
        if (typeof words !== 'string') return []
        // Called only if something is wrong: locating parses the file.
        const place = () => locate(source, [...path, 'called', code, index])
        const terms = significantWords(words, fold).sort().join(' ')
        if (terms === '') {
          const message = `"${words}" has only words that the search ignores because they are on every page`
          return [problem('BAD_VALUE', place(), message, 'Add a word that says what is meant, or remove it.')]
        }
        const asked = [terms, ...exactPartsOf(words)].join('\n')
        const known = first.get(asked) ?? { entry, page: String(value.page) }
        first.set(asked, known)
        if (known.entry === entry) return []
        const message = `"${words}" already leads to ${known.page}`
        const fix = 'Keep it only for the page that visitors mean.'
        return [problem('SEARCH_WORD_OF_TWO', place(), message, fix)]
      }),
    ),
  )
}
