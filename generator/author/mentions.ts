import { mentionsIn, references } from '../checks/references.ts'
import { editValue } from '../edit/edit-value.ts'
import { removeAt } from '../edit/remove-at.ts'
import { renameKey } from '../edit/rename-key.ts'
import { servicesInCitiesFolder } from '../parse/schemas/index.ts'
import type { ProblemCode } from '../problems/problems.ts'
import { asList, type Path } from '../read/raw-values.ts'
import type { Draft } from './draft.ts'

/** How one file refers to entries of another is defined by the check for unknown names: these are its rules. */
type Reference = Extract<ProblemCode, 'UNKNOWN_CITY' | 'UNKNOWN_SERVICE' | 'UNKNOWN_PAGE'>

/** Replaces every reference to `old` in the manifest with the new name. */
export function renameMentions(draft: Draft, code: Reference, old: string, now: string): void {
  for (const { file, path, isKey } of mentionsOf(draft, code, (name) => name === old))
    draft.edit(file, (source) => (isKey ? renameKey(source, path, now) : editValue(source, path, now)))
}

/**
 * Removes everything that refers to a name for which `isGone` holds: an entry in a list of names or links, the texts
 * about a service in a city, or a key. Works from last to first, since each removal shifts what follows it.
 */
export function removeMentions(draft: Draft, code: Reference, isGone: (name: string) => boolean): void {
  for (const { file, path } of mentionsOf(draft, code, isGone).reverse()) {
    const isWhole = path.at(-1) === 'page' || file.startsWith(servicesInCitiesFolder)
    draft.edit(file, (source) => removeAt(source, isWhole ? path.slice(0, -1) : path))
    if (file.startsWith(servicesInCitiesFolder) && asList(draft.source(file)?.value)?.length === 0) draft.remove(file)
  }
}

/** Where the manifest refers to such names: within each rule, in line order. */
function mentionsOf(
  draft: Draft,
  code: Reference,
  matches: (name: string) => boolean,
): { file: string; path: Path; isKey: boolean }[] {
  return references
    .filter((rule) => rule.code === code)
    .flatMap((rule) => mentionsIn(rule, { sources: draft.sources() }))
    .filter(({ name }) => matches(name))
    .map(({ source, path, isKey }) => ({ file: source.file, path, isKey }))
}
