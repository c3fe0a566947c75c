import type { Language } from '../../src/shared/languages.ts'
import { editValue } from '../edit/edit-value.ts'
import { englishName, type Languages } from '../languages.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup } from '../read/raw-values.ts'
import { onlyLanguage, slugsOf, withPrefix } from '../urls.ts'
import type { LooseEntry } from './loose-entries.ts'
import { isPageId } from './schemas/text.ts'

/**
 * Reports addresses that break when people share them, and those outside their language's folder: readers, and the
 * choice of the not-found page, would take them for addresses in another language.
 */
export function badOwnPaths(
  { source, path, value }: Pick<LooseEntry, 'source' | 'path' | 'value'>,
  languages: Languages,
): Problem[] {
  return languages.slice(1).flatMap(({ code, prefix }) => {
    const at = [...path, 'path', code]
    const address = asGroup(value.path)[code]
    if (typeof address !== 'string') return []
    const isInFolder = (each: string) => onlyLanguage(each, languages) === code
    const isWellFormed = isPageId(address)
    if (isWellFormed && isInFolder(address)) return []
    const name = englishName(code)
    const plain = isWellFormed ? address : plainAddress(address)
    const better = plain === undefined || isInFolder(plain) ? plain : withPrefix(prefix, withoutCode(plain, code))
    return [
      problem(
        isWellFormed ? 'BAD_PAGE_ID' : 'BAD_SLUG',
        locate(source, at),
        isWellFormed
          ? `a ${name} address must start with ${prefix}/`
          : `the ${name} address "${address}" must start with ${prefix}/ and have only a-z, 0-9, hyphens, and slashes between them`,
        better === undefined ? `Write a path in the letters a-z, such as ${prefix}/page.` : `Write "${better}".`,
        better === undefined ? [] : [editValue(source, at, better)],
      ),
    ]
  })
}

/** The address in plain letters; undefined where it contains more than the names of a page and its folders. */
function plainAddress(address: string): string | undefined {
  const parts = slugsOf(address.replace(/\.html?$/, ''))
  return /[:?#%]/.test(address) || parts.length === 0 || parts.includes('') ? undefined : `/${parts.join('/')}`
}

/** Without the prefix that addresses in the language had before languages.yaml gave it another. */
const withoutCode = (address: string, code: Language) => {
  const before = `/${code.toLowerCase()}/`
  return address.startsWith(before) ? address.slice(before.length - 1) : address
}
