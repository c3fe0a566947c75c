import { fullTitle } from '../../build/head.ts'
import { valuesFor } from '../../expand/fill-route.ts'
import { titleOf } from '../../expand/links.ts'
import { ownName } from '../../own-name.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
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
    title: fullTitle(fill(title, values), ownName(site.manifest.practice.name, route.bodyLanguage)),
    description: fill(description, values),
  }
}

/** The line of a written page's own title or description; for a generated page, their pattern or the entry behind it. */
export function placeOf({ source, bodyLanguage }: Route, field: Field, sources: readonly Source[]): Place {
  const { place, titleWords } = source
  const file = titleWords === undefined ? place.file : wordsFile(bodyLanguage)
  const written = titleWords !== undefined || file.startsWith('pages/') ? sourceOf(sources, file) : undefined
  return written === undefined ? place : locate(written, [titleWords ?? bodyLanguage, field])
}
