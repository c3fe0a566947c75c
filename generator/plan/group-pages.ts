import { dirname } from 'node:path'
import { groupBy } from '../group-by.ts'
import { byName } from '../languages.ts'
import type { NonEmpty } from '../non-empty.ts'
import { areasOf, type Fold, foldPages, type Pages } from './fold-pages.ts'
import type { Area, Plan } from './plan.ts'

/** One line of the list: a page, or many with the same changes. */
export interface Entry extends Fold {
  sign: '+' | '~'
  /** The areas of the pages that change; empty for new pages. */
  areas: readonly Area[]
}

/**
 * The lines that come from one place: `cities.yaml:8`, `pages/conditions/` for a folded list, '' for all files.
 */
export interface Group {
  place: string
  entries: NonEmpty<Entry>
}

/** The pages of a plan as a list short enough to read, grouped by the manifest place they come from. */
export function groupPages({ added, changed, cities }: Plan): Group[] {
  const entriesOf = (sign: Entry['sign'], pages: Pages) =>
    foldPages(pages, cities).map((fold): Entry => ({ ...fold, sign, areas: areasOf(fold.pages) }))
  const groups = groupBy([...entriesOf('+', added), ...entriesOf('~', changed)], ({ places }) => commonPlace(places))
  return [...groups].map(([place, entries]) => ({ place, entries })).sort(inOrder)
}

/** Changes to the whole site come last. */
function inOrder(one: Group, two: Group): number {
  const [a, b] = [one.entries[0].places[0], two.entries[0].places[0]]
  return Number(one.place === '') - Number(two.place === '') || byName(a.file, b.file) || a.line - b.line
}

function commonPlace(places: Fold['places']): string {
  const [{ file, line }] = places
  if (places.every((place) => place.file === file && place.line === line)) return `${file}:${line}`
  if (places.every((place) => place.file === file)) return file
  let folder = dirname(file)
  while (folder !== '.' && !places.every((place) => place.file.startsWith(`${folder}/`))) folder = dirname(folder)
  return folder === '.' ? '' : `${folder}/`
}
