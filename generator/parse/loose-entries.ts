import { asGroup, asList, type Group, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { placeSlug } from './place-slug.ts'

/** An entry of a list, however invalid. */
export interface LooseEntry {
  source: Source
  path: Path
  /** Its keys; empty for an entry that is not a group. */
  value: Group
  /** Its own slug or, for a place, the slug of its name. */
  slug: string | undefined
}

/** The entries of the list at `path`, or of a file that is itself a list. None if it is missing or is not a list. */
export function entriesAt(source: Source | undefined, path: Path = []): LooseEntry[] {
  if (source === undefined) return []
  return (asList(valueAt(source.value, path)) ?? []).map((entry, index) => {
    const value = asGroup(entry)
    return { source, path: [...path, index], value, slug: slugIn(value, source) }
  })
}

/** Lists of places: in other lists, an entry's `name` does not identify it. */
const ofPlaces = ['cities.yaml', 'neighborhoods.yaml']

const slugIn = (value: Group, { file }: Source) => placeSlug(ofPlaces.includes(file) ? value : { slug: value.slug })
