import type { Language } from '../../../src/shared/languages.ts'
import { editValue } from '../../edit/edit-value.ts'
import { insertEntry } from '../../edit/insert-entry.ts'
import { englishName, nativeName } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
import { plural } from '../../problems/print.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'

/** Each language that has texts in the manifest but no entry in languages.yaml: once, however many places have them. */
export function checkUnlistedLanguages({ sources, unlisted, languages, words }: LooseManifest): Problem[] {
  const list = sourceOf(sources, 'languages.yaml')
  // A listed language without interface words is likely a mistyped code: `sp` for Spanish.
  const wordless = languages.find(({ code }) => words[code] === undefined)
  return unlisted.map(({ code, places }) => {
    const [{ source, path }, ...more] = places
    const name = nativeName(code)
    const others = more.length === 0 ? '' : `, here and in ${plural(more.length, 'other place')}`
    const place = locate(source, path, 'key')
    const message = `the manifest has text in ${englishName(code)}${others}, but languages.yaml does not list the language`
    if (wordless !== undefined) {
      const fix = `Write "code: ${code}" instead of "code: ${wordless.code}" in languages.yaml, if that is the language you mean: there is no ${wordsFile(wordless.code)}.`
      const isMeant = [name, englishName(code)].includes(wordless.name)
      return problem('UNLISTED_LANGUAGE', place, message, fix, isMeant ? [changeCode(list, wordless.code, code)] : [])
    }
    const edit = list && insertEntry(list, [], `- code: ${code}\n  name: ${name}\n  published: false`)
    return problem(
      'UNLISTED_LANGUAGE',
      place,
      message,
      `Add "- { code: ${code}, name: ${name}, published: false }" to languages.yaml to keep the text for later. Without "published: false", and with ${wordsFile(code)}, the site is in ${englishName(code)} too.`,
      [edit],
    )
  })
}

/** The edit that gives an entry of the list another code. */
function changeCode(list: Source | undefined, old: Language, now: Language): Edit | undefined {
  const index = asList(list?.value)?.findIndex((entry) => asGroup(entry).code === old) ?? -1
  return list && editValue(list, [index, 'code'], now)
}
