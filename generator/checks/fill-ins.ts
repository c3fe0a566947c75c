import { servicesInCitiesFolder } from '../parse/schemas/index.ts'
import { mayNameFacts } from '../parse/stand-ins.ts'
import { mostListed, nearest, suggest } from '../problems/nearest.ts'
import { fieldOf, type Path } from '../read/raw-values.ts'
import type { Known, Names } from './names.ts'

// Which names in curly braces can be filled in, and where.

/** The names allowed in curly braces in most texts. */
const generalFillIns = ['practice', 'doctor', 'phone', 'email']
/** The names also allowed in texts about one city. */
const cityFillIns = ['city', 'minutes']
/** The names allowed in the sentence of a sign, which is filled in before the answer that refers to it. */
const signFillIns = ['sign', 'phone']

/** Every name that may be used in curly braces in most texts of this manifest. */
export const knownFillIns = (names: Names): string[] => [
  ...generalFillIns,
  ...Object.entries(idsByKind(names)).flatMap(([kind, ids]) => Array.from(ids ?? [], (id) => `${kind}.${id}`)),
]

/** The ids of everything that texts refer to as `{kind.id}`. */
const idsByKind = ({ doctorForms, facts, equipment, promises, signs }: Names): Record<string, Known> => ({
  doctor: doctorForms,
  fact: facts,
  has: equipment,
  promise: promises,
  sign: signs,
})

/**
 * Fields whose placeholders are not filled in: other pages show them too, on cards and in menus, or they are shown as
 * written.
 */
const unfilled = ['name', 'summary', 'inShort', 'keywords', 'medicalName', 'file']

/** The names the text at `path` may use: those that expand fills in wherever the text is shown. */
export function fillInsAt(file: string, path: Path, general: string[]): string[] {
  const field = fieldOf(path)
  if (unfilled.includes(field) || path.at(-2) === 'names') return []
  if (file === 'signs.yaml') return field === 'sentence' ? signFillIns : []
  if (file === 'audiences.yaml') return ['city']
  if (!mayNameFacts(file)) return []
  if (file.startsWith(servicesInCitiesFolder)) return [...general, ...cityFillIns]
  if (file === 'services.yaml') {
    if (field === 'cityDescription') return cityFillIns
    return ['inCity', 'cityTitle', 'cityHeading'].includes(field) ? [...general, ...cityFillIns] : general
  }
  if (file === 'team.yaml') return field === 'about' ? general : []
  if (file === 'notices.yaml') return field === 'text' ? general : []
  if (file === 'cities.yaml') return field === 'intro' || field === 'local' ? [...general, ...cityFillIns] : []
  return general
}

/**
 * What to write instead of a name in braces that is not one of `allowed`. For `fact.old`, suggests the facts, if there
 * are any. If there are too many names to list, suggests only the general ones.
 */
export function suggestFillIn(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'Write the words themselves: nothing is filled in here.'
  const ofKind = allowed.filter((each) => each.startsWith(`${name.split('.')[0]}.`))
  if (nearest(name, allowed) !== undefined) return suggest(name, allowed)
  const general = allowed.length > mostListed ? allowed.filter((each) => !each.includes('.')) : allowed
  return suggest(name, ofKind.length > 0 ? ofKind : general)
}

/** The kinds of names, such as `fact`, that are not completely known, so that any such name counts as allowed. */
export const unsureKinds = (allowed: readonly string[], names: Names): string[] =>
  allowed.includes('practice')
    ? Object.entries(idsByKind(names)).flatMap(([kind, ids]) => (ids === undefined ? [kind] : []))
    : []
