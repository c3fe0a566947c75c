import { isDeepStrictEqual } from 'node:util'
import { editValue } from '../../edit/edit-value.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { repeats } from '../../group-by.ts'
import { type Codes, codesOf } from '../../languages.ts'
import { entriesAt, type LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList, valueAt } from '../../read/raw-values.ts'
import { folderIndex, longestPart, slugOf } from '../../urls.ts'

/** Entries of one list with the same name, and those whose name makes no slug, or one that no address may end in. */
export function checkSlugs(loose: LooseManifest): Problem[] {
  const { lists, claims, equipment, promises, practiceSource, pages, languages } = loose
  const named = [...Object.values(lists), claims, equipment, promises, entriesAt(practiceSource, ['insurers'])]
  const codes = codesOf(languages)
  const inAddresses = [...lists['services.yaml'], ...lists['cities.yaml']]
  return [
    ...inAddresses.filter(({ slug }) => slug === folderIndex).map(reserved),
    ...named.flatMap((entries) => checkList(entries, withoutCopy)),
    ...pages.flatMap(({ sections }) => checkList(sections, (section) => ownId(section, sections, codes))),
  ]
}

const reserved = ({ source, path }: LooseEntry): Problem => {
  const message = `an address that ends in /${folderIndex} is where hosts look for the page of the folder`
  return problem('RESERVED_ADDRESS', locate(source, path), message, 'Give the entry another "slug:".')
}

/** The edits that are safe without asking when an entry has the name of an earlier one. */
type Mend = (entry: LooseEntry, other: LooseEntry) => (Edit | undefined)[]

function checkList(entries: readonly LooseEntry[], mend: Mend): Problem[] {
  return [
    ...entries.filter(makesNoSlug).map(({ source, path }) => {
      const message = 'the name has no letter a-z or digit to make a URL from'
      return problem('BAD_SLUG', locate(source, path), message, 'Add "slug:" with lower-case letters a-z.')
    }),
    ...entries
      .filter(({ slug = '' }) => slug.length > longestPart)
      .map(({ source, path, slug }) => {
        const message = `its slug has ${slug!.length} characters, too many for the name of a file`
        const fix = `Write a "slug:" of at most ${longestPart} characters.`
        return problem('BAD_SLUG', locate(source, path), message, fix)
      }),
    ...repeats(entries, nameOf).map(([entry, first]) => {
      const { source, path } = entry
      const { line } = locate(source, first.path)
      const message = `"${nameOf(entry)}" is already the name of the entry at ${source.file}:${line}`
      return problem('DUPLICATE_SLUG', locate(source, path), message, fixOf(entry), mend(entry, first))
    }),
  ]
}

/** Whether a name has nothing to make a slug from. An empty name, slug or id is reported separately. */
const makesNoSlug = ({ slug, value }: LooseEntry) =>
  slug === '' && value.slug !== '' && value.id === undefined && String(value.name).trim() !== ''

/** What identifies an entry, unless it is empty: its id, its slug or the address it redirects from. */
function nameOf({ value: { id, from }, slug }: LooseEntry): string | undefined {
  const name = id ?? slug ?? from
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** A redirect cannot be renamed: its only name is the address it is for. */
function fixOf({ value }: LooseEntry): string {
  const key = value.id === undefined ? 'slug' : 'id'
  return value.from === undefined ? `Remove one of the two, or give it another ${key}.` : 'Remove one of the two.'
}

/** An exact copy of the earlier entry is removed. */
export const withoutCopy: Mend = ({ source, path, value }, other) =>
  isDeepStrictEqual(value, other.value) ? [removeAt(source, path)] : []

/** A section that was copied to start a new one takes its id from its own heading, in all languages. */
function ownId(
  { source, path, value }: LooseEntry,
  sections: readonly LooseEntry[],
  codes: Codes,
): (Edit | undefined)[] {
  const id = typeof value.heading === 'string' ? slugOf(value.heading) : ''
  if (id === '' || sections.some((section) => section.value.id === id)) return []
  const [, ...below] = path
  return codes
    .filter((code) => asList(valueAt(source.value, [code, 'sections'])) !== undefined)
    .map((code) => {
      const isSame = asGroup(valueAt(source.value, [code, ...below])).id === value.id
      return isSame ? editValue(source, [code, ...below, 'id'], id) : undefined
    })
}
