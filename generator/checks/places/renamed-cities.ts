import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { asGroup } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Known } from '../names.ts'

/**
 * Cities that seem to have been renamed while other files still use the old name: old slug -> new slug. The old one has
 * a drive time but is no longer listed; the new one is mentioned in no other file. They must be the only such two, or
 * the only such two that share a word.
 */
export function renamedCities({ sources }: LooseManifest, cities: Known): Map<string, string> {
  const times = asGroup(asGroup(sourceOf(sources, 'drive-times.yaml')?.value).cities)
  const timed = Object.keys(times)
  const gone = timed.filter((slug) => cities !== undefined && !cities.has(slug))
  if (gone.length === 0) return new Map()
  const isKnown = (slug: string) => sources.some(({ file, text }) => file !== 'cities.yaml' && text.includes(slug))
  const fresh = [...(cities ?? [])].filter((slug) => !isKnown(slug))
  if (gone.length === 1 && fresh.length === 1) return new Map([[gone[0]!, fresh[0]!]])
  const pairs = gone.flatMap((old): [string, string][] => {
    const alike = fresh.filter((slug) => haveWordInCommon(old, slug))
    return alike.length === 1 ? [[old, alike[0]!]] : []
  })
  return new Map(pairs)
}

/** Whether one name contains the other, as in Tustin and Old Tustin. */
const haveWordInCommon = (a: string, b: string) => `-${a}-`.includes(`-${b}-`) || `-${b}-`.includes(`-${a}-`)
