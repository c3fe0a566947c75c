import { editValue } from '../edit/edit-value.ts'
import { defaultOf } from '../languages.ts'
import type { LooseEntry } from '../parse/loose-entries.ts'
import { type LooseManifest, readLoosely } from '../parse/loose-manifest.ts'
import { servicesInCitiesFolder } from '../parse/schemas/index.ts'
import { UserError } from '../problems/user-error.ts'
import { asGroup, asList } from '../read/raw-values.ts'
import { slugOf } from '../urls.ts'
import type { Draft } from './draft.ts'
import {
  findEntry,
  findPage,
  idsOf,
  type Listed,
  listFile,
  newPageFile,
  newSlug,
  pageIdIn,
  takesParts,
} from './find-thing.ts'
import { renameMentions } from './mentions.ts'
import type { NameChange } from './name-mentions.ts'
import { inEveryLanguage, type Moves, repoint } from './repoint.ts'
import { pathToRoot } from './schema-line.ts'
import type { Thing } from './things.ts'

export interface Renamed {
  /** Old id -> new id of its pages. */
  moves: Moves
  /** The old and new name in texts: only a person can tell which texts refer to it. */
  names?: NameChange
}

/**
 * Renames a thing, and every reference to it. Throws a `UserError` if nothing has the old name, or if something already
 * has the new one.
 */
export function rename(draft: Draft, thing: Thing, old: string, now: string): Renamed {
  const loose = readLoosely(draft.sources())
  const renamed = thing === 'page' ? renamePage(draft, old, now, loose) : renameEntry(draft, thing, old, now, loose)
  const [left, right] = [idsOf(thing, renamed.old, loose), idsOf(thing, renamed.now, loose)]
  const moves = new Map(left.map((id, index) => [id, right[index]]))
  repoint(draft, inEveryLanguage(moves, loose.languages))
  return { moves, ...(renamed.names && { names: renamed.names }) }
}

interface Slugs {
  old: string
  now: string
  names?: NameChange
}

/** `loose` is the manifest before anything is renamed. */
function renameEntry(draft: Draft, thing: Listed, oldName: string, typed: string, loose: LooseManifest): Slugs {
  const { source, path, value, slug: old } = findEntry(thing, oldName, loose)
  const newName = typed.trim()
  const now = newSlug(newName)
  if (now === old && [old, value.name].includes(newName))
    throw new UserError(`The ${thing} is already called "${newName}".`)
  const isTaken = now !== old && loose.lists[listFile[thing]].some((each) => each.slug === now)
  if (isTaken) throw new UserError(`There is already a ${thing} "${now}".`)
  const isPlace = thing !== 'service'
  if (isPlace) draft.edit(source.file, (each) => editValue(each, [...path, 'name'], newName))
  // Without a `slug:` of its own, a place's address comes from its name.
  if (value.slug !== undefined) draft.edit(source.file, (each) => editValue(each, [...path, 'slug'], now))
  if (thing === 'service') renameMentions(draft, 'UNKNOWN_SERVICE', old, now)
  if (takesParts(thing, old, loose)) renameMentions(draft, 'UNKNOWN_CITY', old, now)
  if (thing === 'city') moveFile(draft, `${servicesInCitiesFolder}${old}.yaml`, `${servicesInCitiesFolder}${now}.yaml`)
  if (!isPlace) return { old, now, ...renamedService(draft, { source, path, value }, newName, loose) }
  const names = { old: String(value.name), now: newName }
  if (thing === 'city') renameInGate(draft, names, loose)
  return { old, now, names }
}

/** A service given a new name rather than a new slug is called that in the first language. */
function renamedService(
  draft: Draft,
  { source, path, value }: Pick<LooseEntry, 'source' | 'path' | 'value'>,
  newName: string,
  { languages }: LooseManifest,
): Pick<Slugs, 'names'> {
  const { code } = defaultOf(languages)
  const { name } = asGroup(value[code])
  if (typeof name !== 'string' || newName === slugOf(newName)) return {}
  draft.edit(source.file, (each) => editValue(each, [...path, code, 'name'], newName))
  return { names: { old: name, now: newName } }
}

/** Renames a city in the geo gate's list, which uses names rather than slugs. */
function renameInGate(draft: Draft, { old, now }: { old: string; now: string }, { practice }: LooseManifest): void {
  const index = asList(asGroup(practice.geoGate).cities)?.indexOf(old) ?? -1
  if (index !== -1) draft.edit('practice.yaml', (each) => editValue(each, ['geoGate', 'cities', index], now))
}

function renamePage(draft: Draft, oldName: string, newName: string, loose: LooseManifest): Slugs {
  const { id: old, source } = findPage(oldName, loose)
  const now = pageIdIn(newName)
  const file = newPageFile(draft, now)
  moveFile(draft, source.file, file)
  return { old, now }
}

/** Moves a file and adapts the line at its top that gives editors the relative path of the schema. */
function moveFile(draft: Draft, from: string, to: string): void {
  const source = draft.source(from)
  if (source === undefined || from === to) return
  draft.move(from, to, source.text.replace(/(\$schema=)(?:\.\.\/)*(?=\.schema\/)/, `$1${pathToRoot(to)}`))
}
