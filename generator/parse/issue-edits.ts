import type * as z from 'zod'
import { daysOfWeek } from '../../src/shared/appointment.ts'
import { onOneLine, type ScalarValue, spell } from '../edit/spell.ts'
import { firstFound } from '../first-found.ts'
import { abbreviated, certain } from '../problems/nearest.ts'
import type { Edit } from '../problems/problems.ts'
import { written } from '../read/locate.ts'
import { type Group, isGroup, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { slugOf } from '../urls.ts'
import { daysMeant } from './days-meant.ts'
import { indentBelow } from './group-below.ts'
import { groupMeant } from './group-meant.ts'
import type { InvalidFile } from './invalid-file.ts'
import { freeKeys, type Issue } from './issues.ts'
import { joinedKey } from './joined-key.ts'
import { knownAt } from './known-keys.ts'
import { numbersMeant } from './numbers-meant.ts'
import { certainKey } from './other-names.ts'
import { rewritings } from './rewritings.ts'
import { type CutText, cutText } from './text-cut-at-comma.ts'
import { type TriedEdits, tryEdits } from './tried-edits.ts'

/** The edit that fixes an issue of the value or key at `path`; undefined where the author has to be asked. */
export type EditFor = (issue: Issue, path: Path) => Edit | undefined

/** Makes the edits for the `issues` that `schema` found in `source`. Each edit has been tried against the schema. */
export function issueEdits(
  schema: z.ZodType,
  source: Source,
  issues: readonly Issue[],
  { meant, below }: Pick<InvalidFile, 'meant' | 'below'>,
): EditFor {
  const tried = tryEdits(schema, source, issues)
  return (issue, path) => {
    if (issue.code === 'unrecognized_keys') {
      const free = freeKeys(schema, issue.path, source.value)
      const cut = cutText(source, path, free)
      if (cut !== undefined) return editForCut(cut, { schema, source, tried })
      const lacked = meant(path)
      const renamed = rightKey(path, free, tried) ?? (lacked?.isSure ? tried.key(path, lacked.name) : undefined)
      const group = renamed === undefined ? below(path) : undefined
      return group === undefined ? renamed : indentBelow(source, path, group)
    }
    if (issue.code === 'invalid_key') return undefined
    const value = valueAt(source.value, path)
    const fault = { issue, path, value, schema, source, tried }
    if (isGroup(value)) return editForGroup(value, fault)
    if (neverGuessed.includes(String(path.at(-1)))) return undefined
    if (isNumber(issue)) return editForNumber(fault)
    const ways = [...listed(fault), ...rewritings(value, written(source, path))]
    return (
      firstFound(ways, (way) => tried.value(path, way, isTime(way))) ??
      inBrackets(fault) ??
      withSpace(fault) ??
      groupInstead(fault)
    )
  }
}

/** An issue of the value at `path`, and the edits that may fix it. */
interface Fault {
  issue: Issue
  path: Path
  value: unknown
  schema: z.ZodType
  source: Source
  tried: TriedEdits
}

/** Programs that read YAML 1.1 take 09:00 without quotes for a number. */
const isTime = (value: ScalarValue) => typeof value === 'string' && /^\d\d:\d\d$/.test(value)

/** Keys that a person has to decide on anyway: how urgent something is, and a language code, which names files. */
const neverGuessed = ['level', 'code']

function rightKey(path: Path, keys: readonly string[], tried: TriedEdits): Edit | undefined {
  const meant = certainKey(String(path.at(-1)), keys)
  return meant === undefined ? undefined : tried.key(path, meant)
}

/** The likely corrections of a value: the listed value that it nearly matches, or the slug made from it. */
function listed({ issue, value, path, schema, source }: Fault): ScalarValue[] {
  if (typeof value !== 'string') return []
  if (issue.message.startsWith('BAD_SLUG')) {
    // "EyeDoctor" may be two words or one.
    const isCertain = !/\p{Ll}\p{Lu}/u.test(value) && isFreeSlug(slugOf(value), path, source)
    return isCertain ? [slugOf(value)] : []
  }
  if (issue.code !== 'invalid_value' && issue.code !== 'invalid_union') return []
  const allowed = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const known = [...allowed, ...knownAt(schema, path, source.value).values]
  const meant = certain(value, known) ?? abbreviated(value, allowed)
  return meant === undefined ? [] : [meant]
}

/**
 * Whether `slug` can be the ending of addresses or, because no other entry has it, name the entry at `path`.
 * checks/references.ts checks the references to it.
 */
function isFreeSlug(slug: string, path: Path, source: Source): boolean {
  const key = path.at(-1)
  if (key === 'placeSuffix') return slug !== ''
  const others = valueAt(source.value, path.slice(0, -2))
  if (slug === '' || (key !== 'slug' && key !== 'id') || !Array.isArray(others)) return false
  return others.every((other) => !isGroup(other) || other[key] !== slug)
}

/** A group where a text or a block is wanted: its key is misspelled, or a colon in the text made it a group. */
function editForGroup(group: Group, { path, schema, source, tried }: Fault): Edit | undefined {
  const [[key, value] = [], ...others] = Object.entries(group)
  if (key === undefined || others.length > 0) return undefined
  const renamed = rightKey([...path, key], knownAt(schema, path, source.value).keys, tried)
  if (renamed !== undefined || typeof value !== 'string' || !/^\p{Lu}|\s/u.test(key)) return renamed
  const text = written(source, path).trimEnd()
  return text.includes('\n') ? undefined : tried.yaml(path, quoted(text))
}

const quoted = (text: string) => spell(text, onOneLine('QUOTE_DOUBLE'))

const isNumber = (issue: Issue) => issue.code === 'invalid_type' && issue.expected === 'number'

/** A text where a number is wanted. */
function editForNumber({ value, path, schema, source, tried }: Fault): Edit | undefined {
  const number = onlyOne(numbersMeant(String(value), schema, path, source.value))
  return number === undefined ? undefined : tried.value(path, number)
}

/** A value in braces that ends at its comma. */
function editForCut(
  cut: CutText,
  { schema, source, tried }: Omit<Fault, 'issue' | 'path' | 'value'>,
): Edit | undefined {
  const numbers = numbersMeant(cut.whole, schema, cut.path, source.value)
  if (numbers === undefined) return tried.whole(cut, quoted(cut.whole))
  const number = onlyOne(numbers)
  return number === undefined ? undefined : tried.whole(cut, String(number))
}

/** Which of two numbers is meant is up to the author. */
const onlyOne = ([number, ...others]: readonly number[] = []) => (others.length > 0 ? undefined : number)

/** A single value where a list is wanted. */
function inBrackets({ issue, value, path, schema, source, tried }: Fault): Edit | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'array' || typeof value !== 'string') return undefined
  const text = written(source, path)
  if (text.includes('\n')) return undefined
  const days = knownAt(schema, [...path, 0], source.value).values.includes(daysOfWeek[0]) ? daysMeant(value) : undefined
  return tried.yaml(path, `[${text}]`) ?? (days && tried.yaml(path, `[${days.join(', ')}]`))
}

/** `name:Mission Viejo`, where a group is wanted. */
function withSpace({ issue, value, path, tried }: Fault): Edit | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object' || typeof value !== 'string') return undefined
  const joined = joinedKey(value)
  return joined && tried.yaml(path, `${joined.key}: ${joined.rest}`)
}

/** A single value that stands for a group. */
function groupInstead({ issue, value, path, schema, source, tried }: Fault): Edit | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object') return undefined
  const group = groupMeant(value, knownAt(schema, path, source.value).keys)
  return group === undefined ? undefined : tried.yaml(path, group)
}
