import { replaceInside } from '../edit/replace-inside.ts'
import { codesOf, type Languages } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { schemaOf, servicesInCitiesFolder } from '../parse/schemas/index.ts'
import { certain, suggest } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locateInside } from '../read/locate.ts'
import { isPlainAt } from '../read/plain-fields.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'
import { fillIns, type Piece, parseInline } from '../text/inline.ts'
import { keptPerSource } from './kept-per-source.ts'
import { deadLinks } from './links/dead-links.ts'
import type { Known, Names } from './names.ts'
import { withoutHalfLinks } from './writing/half-links.ts'

/** The names allowed in curly braces in most texts. */
const generalFillIns = ['practice', 'doctor', 'phone', 'email']
/** The names also allowed in texts about one city. */
const cityFillIns = ['city', 'minutes']
/** The names allowed in the sentence of a sign, which is filled in before the answer that refers to it. */
const signFillIns = ['sign', 'phone']

/** Links to pages or sections that do not exist, and placeholders nothing can fill, in every text a reader sees. */
export function checkTexts({ sources, languages }: LooseManifest, names: Names): Problem[] {
  const general = knownFillIns(names)
  const given = JSON.stringify([names, languages], (_key, value) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  )
  return sources.flatMap((source) => remember(source, given, () => textProblems(source, names, languages, general)))
}

/** Every name that may stand in curly braces in most texts of this manifest. */
export const knownFillIns = (names: Names): string[] => [
  ...generalFillIns,
  ...Object.entries(idsByKind(names)).flatMap(([kind, ids]) => Array.from(ids ?? [], (id) => `${kind}.${id}`)),
]

/** The ids of what texts name as `{kind.id}`. */
const idsByKind = ({ doctorForms, facts, equipment, promises, signs }: Names): Record<string, Known> => ({
  doctor: doctorForms,
  fact: facts,
  has: equipment,
  promise: promises,
  sign: signs,
})

const remember = keptPerSource('texts')

function textProblems(source: Source, names: Names, languages: Languages, general: string[]): Problem[] {
  if (source.file.startsWith('ui/') || schemaOf(source.file, codesOf(languages)) === undefined) return []
  return markedTexts(source.value).flatMap(({ path, text }) => [
    ...unknownFillIns(source, path, text, fillInsAt(source.file, path, general), names),
    ...badMarks(source, path, text),
    ...deadLinks(source, path, text, names, languages),
  ])
}

/**
 * Fields whose placeholders are not filled in: other pages show them too, on cards and in menus, or they are shown as
 * written.
 */
const unfilled = ['name', 'summary', 'inShort', 'keywords', 'medicalName', 'file']

/** The names the text at `path` may use: those that expand fills in wherever the text is shown. */
export function fillInsAt(file: string, path: Path, general: string[]): string[] {
  const field = String(path.findLast((step) => typeof step === 'string'))
  if (unfilled.includes(field)) return []
  if (file.startsWith('pages/') || file === 'neighborhoods.yaml') return general
  if (file.startsWith(servicesInCitiesFolder)) return [...general, ...cityFillIns]
  if (file === 'services.yaml') {
    if (field === 'cityDescription') return cityFillIns
    return ['inCity', 'cityTitle', 'cityHeading'].includes(field) ? [...general, ...cityFillIns] : general
  }
  if (file === 'signs.yaml') return field === 'sentence' ? signFillIns : []
  if (file === 'notices.yaml') return field === 'text' ? general : []
  if (file === 'cities.yaml') return field === 'intro' || field === 'local' ? [...general, ...cityFillIns] : []
  return file === 'audiences.yaml' ? ['city'] : []
}

interface Text {
  path: Path
  text: string
}

/** The texts with any markup: nine in ten have none, and nothing to check. */
function markedTexts(root: unknown): Text[] {
  const texts: Text[] = []
  walk(root, (value, path) => {
    if (typeof value === 'string' && /[{*\]]/.test(value)) texts.push({ path: [...path], text: value })
  })
  return texts
}

function unknownFillIns(source: Source, path: Path, text: string, allowed: string[], names: Names): Problem[] {
  if (!text.includes('{')) return []
  const unknown = [...new Set(fillIns(text))].filter(
    (name) => !allowed.includes(name) && !isUnsure(name, allowed, names),
  )
  return unknown.map((name) => {
    const meant = certain(name, allowed)
    return problem(
      'UNKNOWN_FILL_IN',
      locateInside(source, path, `{${name}}`),
      `"{${name}}" cannot be filled in here`,
      suggestFillIn(name, allowed),
      meant === undefined ? [] : replaceInside(source, path, `{${name}}`, `{${meant}}`),
    )
  })
}

/** What to write instead of a name in braces that is none of those `allowed`. */
export const suggestFillIn = (name: string, allowed: readonly string[]): string =>
  allowed.length === 0 ? 'Write the words themselves: nothing is filled in here.' : suggest(name, allowed)

/** A name that may or may not exist, because the file that lists it is missing or damaged. */
const isUnsure = (name: string, allowed: string[], names: Names) =>
  unsureKinds(allowed, names).some((kind) => name.startsWith(`${kind}.`))

/** The kinds of names, such as `fact`, of which any may stand where `allowed` may, as not all of them are known. */
export const unsureKinds = (allowed: readonly string[], names: Names): string[] =>
  allowed.includes('practice')
    ? Object.entries(idsByKind(names)).flatMap(([kind, ids]) => (ids === undefined ? [kind] : []))
    : []

function badMarks(source: Source, path: Path, text: string): Problem[] {
  const isPlainText = isPlainAt(source.file, path)
  const marks = isPlainText ? (marksInWords.exec(text) ?? []) : parseInline(withoutHalfLinks(text)).flatMap(strayMark)
  const fix = isPlainText ? 'Write plain text here.' : 'Write **words** or [words](/page/id), not one inside the other.'
  return marks.map((mark) =>
    problem('BAD_MARK', locateInside(source, path, mark), `"${mark}" is not understood here`, fix),
  )
}

const marksInWords = /\*\*|\]\(|\[\[|\] \((?=\/|https?:)/
const strayMarks = /\*\*|[^\s[\]]*\]\((?:[^()\s]+\))?|\[\[/

/** What readers would see of the marks in a piece: a link that has marks in its words is named whole. */
function strayMark(piece: Piece): string[] {
  if ('text' in piece) return strayMarks.exec(piece.text) ?? []
  return 'label' in piece && /\*\*|\[/.test(piece.label) ? [`[${piece.label}](${piece.target})`] : []
}
