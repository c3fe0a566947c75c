import { repeats } from '../../group-by.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'

/** Two cities of one name, on both sides of a border: no title could tell their pages apart. */
export const checkSameNames = ({ lists }: LooseManifest): Problem[] =>
  repeats(lists['cities.yaml'], ({ value: { name } }) => name)
    // Two with the same slug are reported as one city that is listed twice, and a slug that is none by itself.
    .filter(([city, first]) => city.slug !== undefined && city.slug !== first.slug)
    .map(([{ source, path, value }, first]) => {
      const name = String(value.name)
      const message = `${source.file}:${locate(source, first.path).line} is called "${name}" too: their pages would have the same titles`
      const fix = `Write in parentheses what people say to tell the two apart, such as "${name} (Kansas)".`
      return problem('DUPLICATE_TITLE', locate(source, [...path, 'name']), message, fix)
    })

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
