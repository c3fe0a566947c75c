import { removeAt } from '../../edit/remove-at.ts'
import { type Codes, codesOf } from '../../languages.ts'
import { entriesAt, type LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { mentionsOf } from '../references.ts'

/** A list that must not contain duplicates or the name of its owner. */
interface NameList {
  source: Source
  path: Path
  /** The name of what the list belongs to, which must not be in it. */
  owner?: string | undefined
  /** How many entries it must keep: none is removed without asking if that would leave fewer. */
  least?: number
}

/** Pages that are related to themselves, and duplicates in lists that readers see. */
export function checkLists(loose: LooseManifest): Problem[] {
  const { pages, lists, sources, practiceSource } = loose
  const navigation = sourceOf(sources, 'navigation.yaml')
  const all: NameList[] = [
    ...pages.flatMap(({ source, id }) => [
      { source, path: ['related'], owner: id },
      ...listsOf(source, ['services', 'testimonials']),
    ]),
    ...lists['services.yaml'].flatMap(({ source, path, slug }) => [
      { source, path: [...path, 'related'], owner: slug },
      { source, path: [...path, 'readMore'] },
      { source, path: [...path, 'testimonials'] },
    ]),
    ...inEach(lists['cities.yaml'], 'areas').map((each) => ({ ...each, least: 6 })),
    ...inEach(lists['signs.yaml'], 'pages'),
    ...listsOf(navigation, ['header', 'servicesMenu']),
    ...inEach(entriesAt(navigation, ['footer']), 'links'),
    // Each group is checked separately: one insurer may have plans for vision and for medical care.
    ...inEach(entriesAt(practiceSource, ['insurers']), 'plans'),
    ...listsOf(sourceOf(sources, 'vertical.yaml'), ['visitTypes', 'contactReasons']),
    ...named('UNKNOWN_SIGN', sources),
    ...named('UNKNOWN_SOURCE', sources),
  ]
  const codes = codesOf(loose.languages)
  return all.flatMap((names) => repeated(names, codes))
}

/** The lists under these keys of a file, if the manifest has it. */
const listsOf = (source: Source | undefined, keys: readonly string[]): NameList[] =>
  source === undefined ? [] : keys.map((key) => ({ source, path: [key] }))

/** The list under a key of each entry. */
const inEach = (entries: readonly LooseEntry[], key: string): NameList[] =>
  entries.map(({ source, path }) => ({ source, path: [...path, key] }))

/** Lists of names by which one file refers to another. */
const named = (code: ProblemCode, sources: readonly Source[]): NameList[] =>
  mentionsOf(code, sources)
    .filter(({ path }) => path.at(-1) === 0)
    .map(({ source, path }) => ({ source, path: path.slice(0, -1) }))

function repeated({ source, path, owner, least = 0 }: NameList, codes: Codes): Problem[] {
  const entries = asList(valueAt(source.value, path)) ?? []
  const seen = new Set<string>()
  return entries.flatMap((entry, index) => {
    const name = typeof entry === 'string' ? entry : String(asGroup(entry).page ?? '')
    const isNew = name === '' || (name !== owner && !seen.has(name.toLowerCase()))
    seen.add(name.toLowerCase())
    if (isNew) return []
    const at = [...path, index]
    const [fix, edits] =
      entries.length > least ? ['Remove it.', removals(source, at, codes)] : ['Replace it with another one.', []]
    return name === owner
      ? [problem('LINKS_TO_ITSELF', locate(source, at), `"${name}" is related to itself`, fix, edits)]
      : [problem('LISTED_TWICE', locate(source, at), `"${name}" is already in this list`, fix, edits)]
  })
}

/** Removes the entry in every language that lists it there; otherwise the languages would differ. */
function removals(source: Source, path: Path, codes: Codes): (Edit | undefined)[] {
  const isCode = new Set<unknown>(codes)
  const language = path.findIndex((step) => isCode.has(step))
  const paths = language === -1 ? [path] : codes.map((code) => path.with(language, code))
  const own = valueAt(source.value, path)
  return paths.filter((each) => valueAt(source.value, each) === own).map((each) => removeAt(source, each))
}
