import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { asGroup } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Known } from '../names.ts'

/**
 * Cities that seem to have been renamed while other files still use the old name: old slug -> new slug. The old one has
 * a drive time but is no longer listed; the new one is mentioned in no other file. They must be the only such pair, or
 * the only such pair that shares a word.
 */
export function renamedCities({ sources }: LooseManifest, cities: Known): Map<string, string> {
  const times = asGroup(asGroup(sourceOf(sources, 'drive-times.yaml')?.value).cities)
  const timed = Object.keys(times)
  const gone = timed.filter((slug) => cities !== undefined && !cities.has(slug))
  if (gone.length === 0) return new Map()
  const isFresh = (slug: string) => sources.every(({ file, text }) => file === 'cities.yaml' || !text.includes(slug))
  const all = Array.from(cities ?? [], (slug) => ({ slug, inHyphens: `-${slug}-` }))
  if (gone.length === 1) {
    const fresh = onlyOne(all, isFresh)
    if (fresh !== undefined) return new Map([[gone[0]!, fresh]])
  }
  const pairs = gone.flatMap((old): [string, string][] => {
    const inHyphens = `-${old}-`
    // One name contains the other, as in Tustin and Old Tustin.
    const alike = all.filter((each) => each.inHyphens.includes(inHyphens) || inHyphens.includes(each.inHyphens))
    const fresh = onlyOne(alike, isFresh)
    return fresh === undefined ? [] : [[old, fresh]]
  })
  return new Map(pairs)
}

/** The only slug for which `isSo` is true. Stops at a second one: each call searches all files. */
function onlyOne(all: readonly { slug: string }[], isSo: (slug: string) => boolean): string | undefined {
  let only: string | undefined
  for (const { slug } of all) {
    if (!isSo(slug)) continue
    if (only !== undefined) return undefined
    only = slug
  }
  return only
}
