import { fullTitle } from '../../build/head.ts'
import { valuesFor } from '../../expand/fill-route.ts'
import { titleOf } from '../../expand/links.ts'
import type { Place } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Route, Site } from '../../site.ts'
import { fill } from '../../text/inline.ts'

// The texts by which search engines show a page, and where their author wrote them.

export const fields = ['title', 'description'] as const

export type Field = (typeof fields)[number]

export function textsOf(route: Route, site: Site): Record<Field, string> {
  const values = valuesFor(site, route.bodyLanguage, route.source.phone)
  const { title, description } = titleOf(route)
  return {
    title: fullTitle(fill(title, values), site.manifest.practice.name.value),
    description: fill(description, values),
  }
}

/** The line of a written page's own title or description; for a generated page, the entry it comes from. */
export function placeOf({ source: { place }, bodyLanguage }: Route, field: Field, sources: readonly Source[]): Place {
  const page = place.file.startsWith('pages/') ? sourceOf(sources, place.file) : undefined
  return page === undefined ? place : locate(page, [bodyLanguage, field])
}
