import { mentionsIn, references } from '../checks/references.ts'
import { editValue } from '../edit/edit-value.ts'
import { removeAt } from '../edit/remove-at.ts'
import { renameKey } from '../edit/rename-key.ts'
import { servicesInCities } from '../parse/schemas/index.ts'
import type { ProblemCode } from '../problems/problems.ts'
import { asList, type Path } from '../read/raw-values.ts'
import type { Draft } from './draft.ts'

/** The rules by which one file names what another holds are those of the check that finds unknown names. */
type Reference = Extract<ProblemCode, 'UNKNOWN_CITY' | 'UNKNOWN_SERVICE' | 'UNKNOWN_PAGE'>

/** Gives every name by which the manifest refers to `old` the new one. */
export function renameMentions(draft: Draft, code: Reference, old: string, now: string): void {
  for (const { file, path, isKey } of mentionsOf(draft, code, (name) => name === old))
    draft.edit(file, (source) => (isKey ? renameKey(source, path, now) : editValue(source, path, now)))
}

/**
 * Takes out what names one of these: an entry of a list of names or links, the words about a service in a city, or the
 * key that names it alone. From the last to the first, as each removal moves those after it.
 */
export function unlist(draft: Draft, code: Reference, isGone: (name: string) => boolean): void {
  for (const { file, path } of mentionsOf(draft, code, isGone).reverse()) {
    const isWhole = path.at(-1) === 'page' || path.at(-1) === 'to' || file.startsWith(servicesInCities)
    draft.edit(file, (source) => removeAt(source, isWhole ? path.slice(0, -1) : path))
    if (file.startsWith(servicesInCities) && asList(draft.source(file)?.value)?.length === 0) draft.remove(file)
  }
}

/** Where the manifest names them, in the order of the files' lines. */
export function mentionsOf(
  draft: Draft,
  code: Reference,
  isMeant: (name: string) => boolean,
): { file: string; path: Path; isKey: boolean }[] {
  return references
    .filter((rule) => rule.code === code)
    .flatMap((rule) => mentionsIn(rule, { sources: draft.sources() }))
    .filter(({ name }) => isMeant(name))
    .map(({ source, path, isKey }) => ({ file: source.file, path, isKey }))
}
