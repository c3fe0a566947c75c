import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { locationId } from '../../urls.ts'
import { circleFrom } from '../links/circle-from.ts'
import { isPage, type Names } from '../names.ts'

/** Neighborhoods that are, through their parents, part of themselves: each cycle once, at its first entry. */
export function checkPartOf(loose: LooseManifest, names: Names): Problem[] {
  const parts = new Map(nestedNeighborhoods(loose, names).map((part) => [part.slug, part]))
  const reported = new Set<string>()
  return [...parts.values()].flatMap(({ slug: first, entry }) => {
    const circle = circleFrom(first, (slug) => parts.get(slug)?.partOf)
    if (circle === undefined || reported.has(first)) return []
    for (const slug of circle) reported.add(slug)
    const message = `"${first}" is part of ${[...circle.slice(1), first].map((slug) => `"${slug}"`).join(', which is part of ')}`
    const fix = 'Make one of them part of a city, or of nothing.'
    return [problem('CIRCULAR_PART_OF', locate(entry.source, [...entry.path, 'partOf']), message, fix)]
  })
}

interface Part {
  slug: string
  partOf: string
  entry: LooseEntry
}

/** The neighborhoods that are part of another one. A city without a page counts as the neighborhood of its name. */
function nestedNeighborhoods({ lists, vertical }: LooseManifest, names: Names): Part[] {
  const { cities } = names
  if (cities === undefined) return []
  return lists['neighborhoods.yaml'].flatMap((entry) => {
    const { slug, value } = entry
    const { partOf } = value
    if (slug === undefined || typeof partOf !== 'string') return []
    const ends = cities.has(partOf) && (partOf === slug || isPage(locationId(partOf, vertical), names))
    return ends ? [] : [{ slug, partOf, entry }]
  })
}
