import type { EntryField, EntryForm, EntryPart, Spot, TextPlace } from '../../../src/shared/studio.ts'
import { type Codes, codesOf, type SiteLanguage } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import type { InputSchema } from '../../parse/as-json.ts'
import type { CheckedFile } from '../../parse/checked-file.ts'
import { shapesAt } from '../../parse/known-keys.ts'
import { schemaOf } from '../../parse/schemas/index.ts'
import { asList, valueAt } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'
import { inLanguage, isPerLanguage, isWord } from './in-language.ts'
import { Refused } from './refused.ts'
import { placeNow } from './text-places.ts'

/** A list that entries can be added to from the page. */
export interface OpenList extends TextPlace {
  /** The index of the entry that the text is in, which a new one comes after. If it is in none, -1: the last. */
  after: number
}

/** The list that a text is in, with the form for another entry of it. Refused if that list takes none. */
export function openList(spot: Spot, loaded: Loaded): { list: OpenList; form: EntryForm } {
  const place = placeNow(spot, loaded.sources)
  const list = listAround(place, codesOf(loaded.loose.languages))
  const form = list && entryForm(list, loaded)
  if (list === undefined || form === undefined)
    throw new Refused(404, { error: `This list can only be changed in ${place.file}.` })
  return { list, form }
}

/**
 * The list that a text is in. For the opening hours, it is that of days with other hours: every day of the week has
 * hours already. Nothing is added to words of the interface and tables, whose parts depend on each other, nor to the
 * cities, which have a tool of their own.
 */
export function listAround({ file, path }: TextPlace, codes: Codes): OpenList | undefined {
  if (file === 'practice.yaml' && path[0] === 'hours') {
    const after = path[1] === 'special' && typeof path[2] === 'number' ? path[2] : -1
    return { file, path: ['hours', 'special'], after }
  }
  const depth = path.findLastIndex((step) => typeof step === 'number')
  if (depth === -1 || isWord({ file }, codes) || path.includes('table') || file === 'cities.yaml') return undefined
  return { file, path: path.slice(0, depth), after: Number(path[depth]) }
}

/** What to write for another entry of a list. Undefined if its entries are more than texts. */
export function entryForm(list: OpenList, { sources, loose: { languages } }: Loaded): EntryForm | undefined {
  const codes = codesOf(languages)
  const source = sourceOf(sources, list.file)
  const schema = schemaOf(list.file, codes)
  if (source === undefined || schema === undefined) return undefined
  const shape = shapeOf([...list.path, Math.max(0, list.after)], { schema, source })
  const fields = shape && fieldsOf(shape)
  if (fields === undefined) return undefined
  const parts = languages.map((language): EntryPart => {
    const twin = inLanguage(list, language.code, codes)
    if (twin === undefined)
      return partIn(
        language,
        fields.filter(({ key }) => key === language.code),
      )
    return partIn(language, asList(valueAt(source.value, twin.path)) === undefined ? [] : fields)
  })
  const shared = isPerLanguage(list, codes) ? [] : fields.filter(({ key }) => !codes.includes(key))
  return {
    what: shape?.title?.toLowerCase() ?? 'entry',
    parts: [{ ...partIn(languages[0], shared), name: 'In every language' }, ...parts].filter(
      (part) => part.fields.length > 0,
    ),
  }
}

/** The shape of an entry like the one at `path`, if there is no choice. */
function shapeOf(path: TextPlace['path'], file: CheckedFile): InputSchema | undefined {
  const shapes = shapesAt(path, file)
  if (typeof valueAt(file.source.value, path) === 'string') return shapes.find(isWords)
  return shapes.length === 1 ? shapes[0] : undefined
}

const partIn = ({ code, name, direction }: SiteLanguage, fields: EntryField[]): EntryPart => ({
  language: code,
  name,
  direction,
  fields,
})

/** The texts of an entry, unless it needs more than words and days. Its address is made from its name. */
function fieldsOf(shape: InputSchema): EntryField[] | undefined {
  if (isWords(shape)) return [{ key: '', hint: hintOf(shape) }]
  const { properties, required = [] } = shape
  const canBeTyped = (each: InputSchema | undefined) => each !== undefined && (isWords(each) || each.format === 'date')
  if (properties === undefined || !required.every((key) => canBeTyped(properties[key]))) return undefined
  return Object.entries(properties)
    .filter(([key, each]) => isText(each) && key !== 'slug')
    .map(([key, each]) => ({ key, hint: hintOf(each) }))
}

const isText = ({ type, enum: known }: InputSchema) => type === 'string' && known === undefined

/** Whether it is a text in words, and no name for the code. */
const isWords = (shape: InputSchema) => isText(shape) && shape.pattern === undefined

const hintOf = ({ description = '', examples: [example] = [] }: InputSchema) =>
  example === undefined ? description : `${description} For example: ${String(example)}`
