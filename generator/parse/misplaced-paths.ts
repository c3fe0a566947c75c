import { editValue } from '../edit/edit-value.ts'
import { englishName, type Languages } from '../languages.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup } from '../read/raw-values.ts'
import { onlyLanguage } from '../urls.ts'
import type { LooseEntry } from './loose-entries.ts'

/**
 * Reports addresses outside their language's folder: readers, and the choice of the not-found page, would take them for
 * addresses in another language.
 */
export function misplacedPaths(
  { source, path, value }: Pick<LooseEntry, 'source' | 'path' | 'value'>,
  languages: Languages,
): Problem[] {
  return languages.slice(1).flatMap(({ code, prefix }) => {
    const address = asGroup(value.path)[code]
    const isWrong = typeof address === 'string' && address.startsWith('/') && onlyLanguage(address, languages) !== code
    if (!isWrong) return []
    const message = `a ${englishName(code)} address must start with ${prefix}/`
    const at = locate(source, [...path, 'path', code])
    const edit = editValue(source, [...path, 'path', code], `${prefix}${address}`)
    return [problem('BAD_PAGE_ID', at, message, `Write "${prefix}${address}".`, [edit])]
  })
}
