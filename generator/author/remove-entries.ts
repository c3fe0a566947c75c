import { removeAt } from '../edit/remove-at.ts'
import { asGroup, asList, type Group } from '../read/raw-values.ts'
import type { Draft } from './draft.ts'

/** Removes the entries for which `isGone` holds, from last to first, because each removal shifts those after it. */
export function removeEntries(draft: Draft, file: string, isGone: (entry: Group) => boolean): void {
  const entries = asList(draft.source(file)?.value) ?? []
  for (const [index, entry] of [...entries.entries()].reverse())
    if (isGone(asGroup(entry))) draft.edit(file, (source) => removeAt(source, [index]))
}
