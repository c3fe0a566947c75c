import { codesOf, englishName } from '../../languages.ts'
import { addWords } from '../../parse/issues/missing.ts'
import { entriesAt } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { sourceOf } from '../../read/source-of.ts'

/** Lines of the hours that lack a language, and are shown in the first one. */
export function untranslatedHours({ sources, practiceSource, languages }: LooseManifest): Problem[] {
  const [first, ...others] = codesOf(languages)
  // A language without interface words is reported separately.
  const shown = others.filter((code) => sourceOf(sources, wordsFile(code)) !== undefined)
  const entries = ['days', 'special'].flatMap((list) => entriesAt(practiceSource, ['hours', list]))
  return entries
    .filter(({ value }) => value[first] !== undefined)
    .flatMap(({ source, path, value }) =>
      shown
        .filter((code) => value[code] === undefined)
        .map((code) => {
          const message = `${englishName(code)} readers see the ${englishName(first)} line`
          return problem('UNTRANSLATED_WORD', locate(source, path), message, addWords(code, 'line'))
        }),
    )
}
