import { type Mention, mentionsOf } from '../checks/references.ts'
import { editValue } from '../edit/edit-value.ts'
import { removeAt } from '../edit/remove-at.ts'
import { renameKey } from '../edit/rename-key.ts'
import { servicesInCitiesFolder } from '../parse/schemas/index.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { rangeAt } from '../read/document.ts'
import { asList } from '../read/raw-values.ts'
import type { Draft } from './draft.ts'

/** How one file refers to entries of another is defined by the check for unknown names: these are its rules. */
type Reference = Extract<ProblemCode, 'UNKNOWN_CITY' | 'UNKNOWN_SERVICE' | 'UNKNOWN_PAGE'>

/** Replaces every reference to `old` in the manifest with the new name. */
export function renameMentions(draft: Draft, code: Reference, old: string, now: string): void {
  for (const { source, path, name, isKey } of mentionsOf(code, draft.sources()))
    if (name === old)
      draft.edit(source.file, (each) => (isKey ? renameKey(each, path, now) : editValue(each, path, now)))
}

/**
 * Removes everything that refers to a name for which `isGone` holds: an entry in a list of names or links, the texts
 * about a service in a city, or a key. Works from last to first, since each removal shifts what follows it: one list may
 * name a page in two ways, so the order in which they are found is not that of the file.
 */
export function removeMentions(draft: Draft, code: Reference, isGone: (name: string) => boolean): void {
  const gone = mentionsOf(code, draft.sources()).filter(({ name }) => isGone(name))
  for (const { source, path } of gone.sort((a, b) => startOf(b) - startOf(a))) {
    const { file } = source
    const isWhole = path.at(-1) === 'page' || file.startsWith(servicesInCitiesFolder)
    draft.edit(file, (each) => removeAt(each, isWhole ? path.slice(0, -1) : path))
    if (file.startsWith(servicesInCitiesFolder) && asList(draft.source(file)?.value)?.length === 0) draft.remove(file)
  }
}

const startOf = ({ source, path }: Mention) => rangeAt(source, path)?.start ?? 0
