import { called } from '../../called.ts'
import { placesCalled } from '../../gazetteer/us-places.ts'
import { defaultOf, englishName } from '../../languages.ts'
import { memo } from '../../memo.ts'
import { isPageId } from '../../parse/schemas/text.ts'
import { certain, nearest } from '../../problems/nearest.ts'
import { generatedUnder, languageAt, onlyLanguage, withoutPrefix, writtenFile } from '../../urls.ts'
import type { Names } from '../names.ts'

/**
 * The page that `id` names in another spelling; undefined if the author may have meant another page, or a removed one.
 */
export function meantPage(id: string, names: Names): string | undefined {
  const meant = spelledPage(id, names) ?? certain(id, names.pages, isPlace)
  // A page whose own name has a mistake is about to get another.
  return meant !== undefined && isPageId(meant) ? meant : undefined
}

/** Whether `id` is the page `meant`, whose folder has been renamed: no page is left in the folder that `id` names. */
export function isInRenamedFolder(id: string, meant: string, { pages }: Names): boolean {
  const [folder, name] = splitId(id)
  return name === splitId(meant)[1] && ![...pages].some((page) => page.startsWith(folder))
}

/** `/conditions/` and `dry-eye`. */
function splitId(id: string): [folder: string, name: string] {
  const end = id.lastIndexOf('/') + 1
  return [id.slice(0, end), id.slice(end)]
}

/** Whether the words name a real place: a town without a page is not a misspelling of one that has a page. */
export const isPlace = (words: string): boolean => placesCalled(words).length > 0

/** Suggests what to do about `id`, which names no page. */
export function suggestPage(id: string, names: Names): string {
  const spelled = spelledPage(id, names)
  if (spelled !== undefined && onlyLanguage(id, names.languages) !== undefined) {
    const name = englishName(languageAt(id, names.languages))
    return `Write "${spelled}": in ${name} texts it leads to the ${name} page automatically.`
  }
  if (spelled !== undefined) return `Write "${spelled}".`
  const elsewhere = [...names.hashes.keys()].filter((page) => splitId(page)[1] === splitId(id)[1] && isPageId(page))
  if (elsewhere.length === 1 && isPageId(id))
    return `Write "${elsewhere[0]}", or move ${writtenFile(elsewhere[0]!)} to ${writtenFile(id)}.`
  const pages = memo(names, 'pages to suggest', () => pagesToSuggest(names))
  const meant = nearest(id, pages)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const moved = [...names.renamed].find(([old]) => id.split(/[/-]/).join(' ').includes(old.replaceAll('-', ' ')))
  const now = moved && id.replace(moved[0], moved[1])
  if (now !== undefined && pages.has(now)) return `Write "${now}", if "${moved![1]}" is the new name of "${moved![0]}".`
  if (Object.values(generatedUnder).some((folder) => id.startsWith(folder)))
    return 'Remove the link, or name a page that exists: pages in this folder are made from the services, cities and neighborhoods.'
  const single = onlyLanguage(id, names.languages)
  if (isPageId(id) && single !== undefined) {
    const [name, first] = [single, defaultOf(names.languages).code].map(englishName)
    return `Name the page by its ${first} path, such as /conditions/dry-eye: in ${name} texts it leads to the ${name} page automatically. Or create ${writtenFile(id)}, for a page that is only in ${name}.`
  }
  return isPageId(id)
    ? `Name a page that exists, or create ${writtenFile(id)}. If it was removed or renamed, bring its file back and run "${called} remove page ${id}" or "rename page": they change every link.`
    : 'Name a page that exists by its path, such as /conditions/dry-eye.'
}

/**
 * The pages that can be suggested. Authors usually mean a page in the language they write in, so pages of a single
 * language come last.
 */
function pagesToSuggest({ pages, languages }: Names): ReadonlySet<string> {
  const isSingleLanguage = (page: string) => Number(onlyLanguage(page, languages) !== undefined)
  return new Set([...pages].filter(isPageId).sort((a, b) => isSingleLanguage(a) - isSingleLanguage(b)))
}

/** Whether a link names a file of the manifest: `pages/about.yaml`. */
export const namesYaml = (id: string): boolean => /\.ya?ml$/i.test(id)

/**
 * The page that `id` means when written as elsewhere: in a browser, in another language, on an earlier site, as a file.
 */
export function spelledPage(id: string, names: Names): string | undefined {
  const address = namesYaml(id) ? id.replace(/^.*?\bpages\/|\.ya?ml$/gi, '') : id
  const plain = `/${address.toLowerCase().replace(/^\/+|(\/index)?(\.html?|\.php)?\/*$/g, '')}`
  return [names.ownPaths.get(plain), withoutPrefix(plain, names.languages), plain, withSuffix(plain, names)]
    .filter((page) => page !== undefined)
    .find((page) => page !== id && names.pages.has(page) && isPageId(page))
}

/** The page of a place whose address had another ending before `placeSuffix:` was changed. */
function withSuffix(id: string, { pages, placeSuffix }: Names): string | undefined {
  const end = `-${placeSuffix}`
  const places = [generatedUnder.locations, generatedUnder.neighborhoods]
  if (id.endsWith(end) || !places.some((folder) => id.startsWith(folder))) return undefined
  const named = id.split('-').map((_, at, words) => words.slice(0, at + 1).join('-') + end)
  return named.findLast((page) => pages.has(page))
}
