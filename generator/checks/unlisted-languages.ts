import { insertEntry } from '../edit/insert-entry.ts'
import { englishName, ownName } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { wordsFile } from '../parse/schemas/index.ts'
import { locate } from '../problems/locate.ts'
import { plural } from '../problems/print.ts'
import { type Problem, problem } from '../problems/problems.ts'

/** Each language that has words in the manifest and no entry in the list: once, however many places have them. */
export function checkUnlistedLanguages({ sources, unlisted }: LooseManifest): Problem[] {
  const list = sources.find(({ file }) => file === 'languages.yaml')
  return unlisted.map(({ code, places }) => {
    const [{ source, path }, ...more] = places as [(typeof places)[number], ...typeof places]
    const name = ownName(code)
    const others = more.length === 0 ? '' : `, here and in ${plural(more.length, 'other place')}`
    const edit = list && insertEntry(list, [], `- code: ${code}\n  name: ${name}\n  published: false`)
    return problem(
      'UNLISTED_LANGUAGE',
      locate(source, path, 'key'),
      `the manifest has words in ${englishName(code)}${others}, and languages.yaml does not list the language`,
      `Add "- { code: ${code}, name: ${name}, published: false }" to languages.yaml to keep them for later. Without "published: false", and with ${wordsFile(code)}, the site is in ${englishName(code)} too.`,
      edit && [edit],
    )
  })
}
