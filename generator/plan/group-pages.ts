import { dirname } from 'node:path'
import { byName } from '../languages.ts'
import type { Place } from '../problems/problems.ts'
import { areasOf, type Fold, foldPages, type SomePages } from './fold-pages.ts'
import type { Area, Plan } from './plan.ts'

/** One line of the list: a page, or many with the same changes. */
export interface Entry {
  sign: '+' | '~'
  /** The address, or a pattern of addresses. */
  label: string
  pages: SomePages
  /** The areas of the pages that change; empty for new pages. */
  areas: readonly Area[]
}

/**
 * The lines that come from one place: `cities.yaml:8`, `pages/conditions/` for a folded list, '' for all files.
 */
export interface Group {
  place: string
  entries: Entry[]
}

/** The pages of a plan as a list short enough to read, grouped by the manifest place they come from. */
export function groupPages({ added, changed, cities }: Plan): Group[] {
  const groups = new Map<string, { first: Place; entries: Entry[] }>()
  for (const [sign, pages] of [
    ['+', added],
    ['~', changed],
  ] as const) {
    for (const { label, pages: listed, places } of foldPages(pages, cities)) {
      const name = commonPlace(places)
      const group = groups.get(name) ?? { first: places[0], entries: [] }
      group.entries.push({ sign, label, pages: listed, areas: areasOf(listed) })
      groups.set(name, group)
    }
  }
  // Changes to the whole site come last.
  return [...groups]
    .sort(
      ([one, { first: a }], [two, { first: b }]) =>
        Number(one === '') - Number(two === '') || byName(a.file, b.file) || a.line - b.line,
    )
    .map(([place, { entries }]) => ({ place, entries }))
}

function commonPlace(places: Fold['places']): string {
  const [{ file, line }] = places
  if (places.every((place) => place.file === file && place.line === line)) return `${file}:${line}`
  if (places.every((place) => place.file === file)) return file
  let folder = dirname(file)
  while (folder !== '.' && !places.every((place) => place.file.startsWith(`${folder}/`))) folder = dirname(folder)
  return folder === '.' ? '' : `${folder}/`
}
