import { isDeepStrictEqual } from 'node:util'
import { insertEntry } from '../edit/insert-entry.ts'
import { pointAsYaml } from '../edit/spell-point.ts'
import { nearestCalled } from '../gazetteer/place-cities.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Draft } from './draft.ts'
import { findEntry } from './find-thing.ts'

/**
 * Writes down where a renamed city is, if that was looked up by its old name and the gazetteer finds nothing, or another
 * place, by the new one.
 */
export function keepPlace(draft: Draft, old: string, now: string, practice: Practice): void {
  const { source, path, value } = findEntry('city', now, readLoosely(draft.sources()))
  if (value.coordinates !== undefined) return
  const before = nearestCalled(old, practice)
  if (before === undefined || isDeepStrictEqual(before, nearestCalled(now, practice))) return
  draft.edit(source.file, (each) => insertEntry(each, path, `coordinates: ${pointAsYaml(before)}`))
}
