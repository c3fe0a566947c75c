import { codesOf, englishName } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { plural } from '../../problems/print.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'

/** A warning for each language in which signs still have the words of another. A release refuses every one of them. */
export const untranslatedSigns = ({ lists, languages }: LooseManifest): Problem[] =>
  codesOf(languages).flatMap((code) => {
    const [first, ...others] = lists['signs.yaml'].filter(({ value }) => asGroup(value[code]).placeholder === true)
    if (first === undefined) return []
    const name = englishName(code)
    return problem(
      'UNTRANSLATED_WORD',
      locate(first.source, [...first.path, code], 'key'),
      `${name} readers see ${plural(1 + others.length, 'sign')} in another language`,
      `Write each in ${name}, with its "cues:", and remove its "placeholder: true".`,
    )
  })
