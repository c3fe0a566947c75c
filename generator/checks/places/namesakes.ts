import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'

/**
 * Cities with a page of their own that share their slug with a neighborhood, which has a page too. A neighborhood that
 * is part of its namesake is intended: the author has distinguished the two.
 */
export function checkNamesakes({ lists }: LooseManifest): Problem[] {
  const neighborhoods = new Map(lists['neighborhoods.yaml'].map((entry) => [entry.slug, entry]))
  return lists['cities.yaml'].flatMap(({ source, path, slug, value: { locationPage, name } }) => {
    const other = slug === undefined ? undefined : neighborhoods.get(slug)
    if (other === undefined || other.value.partOf === slug || locationPage === false) return []
    const { line } = locate(other.source, other.path)
    return [
      problem(
        'CITY_AND_NEIGHBORHOOD',
        locate(source, [...path, 'name']),
        `"${slug}" is a city here and a neighborhood at ${other.source.file}:${line}: each would have a page`,
        `Remove one of them, or add "locationPage: false" to ${String(name)}.`,
      ),
    ]
  })
}
