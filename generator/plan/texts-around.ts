import { basename, dirname } from 'node:path'
import { groupBy } from '../group-by.ts'
import type { Languages } from '../languages.ts'
import { remembered } from '../remembered.ts'
import { isPageFile, urlOfFile, withoutPrefix } from '../urls.ts'
import { type MoveCandidate, moveCandidate } from './move-candidate.ts'
import { type Published, partsOf } from './published.ts'

/** How many pages are enough to show what pages of a kind have in common. */
const samples = 3

/**
 * The texts of a few published pages like the one that leaves: the first in its folder that stay or, if the whole
 * folder leaves, those with the same name in other folders, such as another service in the same city. A page that has
 * no translation yet shows text in the first language, so the pages in that language count too.
 */
export function textsAround(
  published: Published,
  staying: ReadonlySet<string>,
  languages: Languages,
): (page: MoveCandidate) => Set<string> {
  const files = published.files.filter((file) => isPageFile(file) && staying.has(file))
  const inFolder = groupBy(files, (file) => dirname(urlOfFile(file)))
  const byName = groupBy(files, (file) => basename(urlOfFile(file)))
  const textsOf = remembered((file: string) => [...moveCandidate(urlOfFile(file), partsOf(file, published)).texts])
  const around = (url: string) => {
    const alike = inFolder.get(dirname(url)) ?? byName.get(basename(url)) ?? files
    return alike.slice(0, samples).flatMap(textsOf)
  }
  return ({ url }) => new Set([...around(url), ...around(withoutPrefix(url, languages))])
}
