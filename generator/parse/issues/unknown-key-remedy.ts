import { called } from '../../called.ts'
import { firstFound } from '../../first-found.ts'
import { englishName } from '../../languages.ts'
import { mostListed, nearest } from '../../problems/nearest.ts'
import { asGroup, type Group, isGroup, type Path, valueAt } from '../../read/raw-values.ts'
import { knownAt } from '../known-keys.ts'
import { keyOfFile } from '../per-file.ts'
import { schemasFor } from '../schemas/index.ts'
import { isLanguage } from '../unlisted-languages.ts'
import { addressRemedy } from './address-key.ts'
import { indentBelow } from './group-below.ts'
import type { InvalidFile } from './invalid-file.ts'
import { freeKeys } from './issues.ts'
import { likelyKey } from './keys-meant.ts'
import { certainKey, otherName } from './other-names.ts'
import type { Remedy } from './remedy.ts'

/** A key that its group does not have. */
interface UnknownKey {
  /** Ends in the key. */
  path: Path
  key: string
  /** The keys that its group could still have. */
  free: readonly string[]
  /** The groups next to it. */
  groups: readonly KnownGroup[]
  file: InvalidFile
}

/** A group with the keys that it may have. */
interface KnownGroup {
  name: string
  value: Group
  keys: ReadonlySet<string>
}

/** The groups at `path` that have keys of their own: looked up once, as there may be thousands of unknown keys. */
export const groupsIn = (path: Path, file: InvalidFile): KnownGroup[] =>
  Object.entries(asGroup(valueAt(file.source.value, path))).flatMap(([name, value]) => {
    if (!isGroup(value)) return []
    const { keys } = knownAt([...path, name], file)
    return keys.length === 0 ? [] : [{ name, value, keys: new Set(keys) }]
  })

/** What to do with an unknown key. */
export const unknownKeyRemedy = (unknown: UnknownKey): Remedy =>
  firstFound(
    [merging, ofPage, ofOtherOffice, ofPlace, inLanguage, elsewhere, besideGroup, inGroup, inOtherFile],
    (remedy) => remedy(unknown),
  ) ?? renamed(unknown)

/** In YAML 1.1, this key merges another group into its own. */
const merging = ({ key }: UnknownKey): Remedy | undefined =>
  key === '<<' ? { fix: 'Remove it, and write out here what it should repeat: "<<" is not read.' } : undefined

const ofPage = ({ path, file }: UnknownKey) => addressRemedy(path, file)

/** For a list of offices: a manifest describes one. */
const ofOtherOffice = ({ path, key, file: { source } }: UnknownKey): Remedy | undefined =>
  source.file === 'practice.yaml' && path.length === 1 && /^(?:locations|offices|addresses|branches)$/i.test(key)
    ? {
        fix: `Remove it: a manifest describes one office. For another office, create another: "${called} init ../name".`,
      }
    : undefined

/** For the name of a place among its words in a language, where entries other than places have their names. */
const ofPlace = ({ path, key, file: { source } }: UnknownKey): Remedy | undefined =>
  key === 'name' && path.length === 3 && /^(?:cities|neighborhoods)\.yaml$/.test(source.file)
    ? { fix: `Write "names: { ${String(path[1])}: ... }" next to the "name:" of the place instead.` }
    : undefined

/** For words in a language that the site does not have, if those in its first language are missing. */
function inLanguage({ key, free, file: { original } }: UnknownKey): Remedy | undefined {
  if (!free.includes(original) || !isLanguage(key) || certainKey(key, free) !== undefined) return undefined
  return {
    fix: `Write the ${englishName(original)} words, under "${original}:". Or add ${englishName(key)} to languages.yaml.`,
  }
}

/** For a key that is not a typo: other kinds of pages have it. */
function elsewhere({ path, key, file: { schema, source, meant } }: UnknownKey): Remedy | undefined {
  const { kind } = asGroup(source.value)
  if (meant(path) !== undefined || path.length > 2 || typeof kind !== 'string') return undefined
  const ofNoKind = { schema, source: { ...source, value: undefined } }
  if (!knownAt(path.slice(0, -1), ofNoKind).keys.includes(key)) return undefined
  return { fix: `Remove it: pages of the kind "${kind}" have no "${key}".` }
}

/** For a key that is indented too far, such as a language inside another: it belongs next to the group that it is in. */
function besideGroup({ path, key, free, file }: UnknownKey): Remedy | undefined {
  const group = path.at(-2)
  if (typeof group !== 'string' || nearest(key, free) !== undefined || file.meant(path) !== undefined) return undefined
  if (!freeKeys(path.slice(0, -2), file).includes(key)) return undefined
  return { fix: `Start it in the column of "${group}:", next to which it belongs, and move what is below it along.` }
}

/** For a key that belongs in a group next to it, which may have any key or has this one. */
function inGroup(unknown: UnknownKey): Remedy | undefined {
  const { path, key, free, groups } = unknown
  const { below, meant, source } = unknown.file
  const group = below(path)
  if (group !== undefined)
    return {
      fix: `Move it under "${group}:", indented like the entries there.`,
      edit: indentBelow(source, path, group),
    }
  if (nearest(key, free) !== undefined || meant(path) !== undefined) return undefined
  const homes = groups.filter(({ keys }) => keys.has(key))
  if (homes.length === 0) return inAbsentGroup(unknown)
  const home = homes.find(({ value }) => !(key in value))
  return home && { fix: `Move it under "${home.name}:", indented like the keys there.` }
}

/** For a key of a missing group, by this or its other name, if only one of the missing groups has it. */
function inAbsentGroup({ path, key, free, file }: UnknownKey): Remedy | undefined {
  const parent = path.slice(0, -1)
  const [home, ...others] = free.flatMap((group) => {
    const { keys } = knownAt([...parent, group], file)
    const name = keys.includes(key) ? key : otherName(key, keys)
    return name === undefined ? [] : [{ group, name }]
  })
  if (home === undefined || others.length > 0) return undefined
  const { group, name } = home
  if (name !== key)
    return {
      fix: `Write "${group}:" on the line above it, and below that, indented by two spaces, "${name}:" instead.`,
    }
  return {
    fix: `Write "${group}:" on the line above it, and indent it by two spaces.`,
    edit: file.tried.nested(path, group),
  }
}

/** For what has a file of its own, such as the team in practice.yaml, or is a key of another file. */
function inOtherFile({ path, key, free, file: { original, source, meant } }: UnknownKey): Remedy | undefined {
  if (path.length > 1 || isLanguage(key) || meant(path) !== undefined || certainKey(key, free) !== undefined)
    return undefined
  const files = Object.entries(schemasFor([original]).files)
  const [own] = files.find(([name]) => keyOfFile(name) === key) ?? []
  if (own !== undefined) return { fix: `Move its value to ${own}, and remove it here.` }
  const ofNoFile = { ...source, value: undefined }
  const [home] = files.find(([, schema]) => knownAt([], { schema, source: ofNoFile }).keys.includes(key)) ?? []
  return home === undefined ? undefined : { fix: `Move it to ${home}, or remove it if that file has it already.` }
}

/** What to write instead. */
function renamed({ path, key, free, file }: UnknownKey): Remedy {
  const { meant, tried } = file
  if (free.length === 0) return { fix: 'Remove it: this group already has all its keys.' }
  const name = likelyKey(path, free, meant)
  if (name !== undefined) {
    const isSure = meant(path)?.isSure ?? certainKey(key, free) === name
    // This problem replaces the one about the missing key, so it has to say that the key is missing.
    const why = meant(path) === undefined || isSure ? '' : ', which is missing'
    return { fix: `Did you mean "${name}"${why}?`, edit: isSure ? tried.key(path, name) : undefined }
  }
  const others = knownAt(path.slice(0, -1), file).keys.filter((each) => !free.includes(each))
  const taken = certainKey(key, others) ?? others.find((each) => each === key.replace(/[-_]?\d+$/, ''))
  if (taken !== undefined) return { fix: `Remove it: there is only one "${taken}", which this group already has.` }
  // Something without a key may not belong here at all, such as a second office.
  const [only, ...more] = free
  if (more.length === 0) return { fix: `Remove it. The only key left here is "${only}:".` }
  return {
    fix:
      free.length > mostListed
        ? 'Remove it: none of the keys that REFERENCE.md lists is similar.'
        : `Remove it, or use one of: ${free.join(', ')}.`,
  }
}
