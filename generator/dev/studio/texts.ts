import {
  readPlace,
  type Spot,
  type TextIn,
  type TextInfo,
  type TextPlace,
  writePlace,
} from '../../../src/shared/studio.ts'
import { codesOf, type SiteLanguage } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { maxLengthAt } from '../../parse/known-keys.ts'
import { schemaOf } from '../../parse/schemas/index.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { entryForm } from './entry-form.ts'
import { inLanguage, isWord } from './in-language.ts'
import { followPath, listsTo } from './lists.ts'
import { Refused, refusalOf } from './refused.ts'
import { valuesBeside } from './values-beside.ts'

/** A text, with its translations and what is known about it. Refused if the manifest no longer has it. */
export function textInfo(spot: Spot, loaded: Loaded): TextInfo {
  const { sources, loose } = loaded
  const place = placeNow(spot, sources)
  const { source } = textAt(place, sources)
  const languages = loose.languages
  const codes = codesOf(languages)
  const twins = languages.map((language) => ({ language, twin: inLanguage(place, language.code, codes) }))
  const texts = twins.every(({ twin }) => twin === undefined)
    ? [{ ...textIn(languages[0], place, sources), name: 'In every language' }]
    : twins.flatMap(({ language, twin }) => (twin === undefined ? [] : [textIn(language, twin, sources)]))
  const beside = valuesBeside(place, sources, codes).map((each) => ({
    ...textIn(languages[0], each, sources),
    name: each.name,
  }))
  const schema = schemaOf(place.file, codes)
  const standing = standingOf(place, source)
  const limit = schema && maxLengthAt(place.path, { schema, source })
  const adds = entryForm(place, loaded)?.what
  return {
    place: writePlace(place),
    texts: [...texts, ...beside.filter((each) => !texts.some((text) => text.place === each.place))],
    ...(isWord(place, codes) && { isShared: true }),
    ...(standing && { standing }),
    ...(limit === undefined ? {} : { limit }),
    ...(adds !== undefined && { adds }),
  }
}

/** Whether a value, or a group that it is in, is marked as a placeholder or confirmed: an edit may make that untrue. */
function standingOf({ path }: TextPlace, { value }: Source): TextInfo['standing'] {
  const groups = path.map((_, depth) => asGroup(valueAt(value, path.slice(0, depth))))
  if (groups.some(({ placeholder }) => placeholder === true)) return 'placeholder'
  return groups.some(({ confirmedBy }) => confirmedBy !== undefined) ? 'confirmed' : undefined
}

/** A place as a page gives it, and the lists that led to it in the files the page was made from. */
export function onPage(spot: Spot, shown: readonly Source[]): Spot {
  const { file, path } = readPlace(spot.place)
  const source = sourceOf(shown, file)
  return spot.lists !== undefined || source === undefined ? spot : { ...spot, lists: listsTo(path, source.value) }
}

/** Where a text is now, whatever entries were added or removed before it. Refused if that cannot be told. */
export function placeNow({ place, lists = [] }: Spot, sources: readonly Source[]): TextPlace {
  const { file, path } = readPlace(place)
  const found = followPath(path, lists, readable(file, sources).value)
  if (found === undefined)
    throw new Refused(404, {
      error: `This text is no longer in ${file}: it was removed, or changed along with those around it.`,
      isGone: true,
    })
  return { file, path: found }
}

/** Where several texts are now. */
export const spotsNow = (spots: readonly Spot[], sources: readonly Source[]): (Spot | null)[] =>
  spots.map((spot) => {
    try {
      const place = placeNow(spot, sources)
      return spotAt(place, textAt(place, sources).source)
    } catch (error) {
      return refusalOf(error).isGone ? null : spot
    }
  })

function spotAt(place: TextPlace, source: Source | undefined): Spot {
  const lists = listsTo(place.path, source?.value)
  return { place: writePlace(place), ...(lists.length > 0 && { lists }) }
}

/** The text or number at a place. */
export function textAt(
  { file, path }: TextPlace,
  sources: readonly Source[],
): { source: Source; text: string; isNumber: boolean } {
  const source = readable(file, sources)
  const value = valueAt(source.value, path)
  const text = asText(value)
  if (text === undefined) throw new Refused(404, { error: `This text is no longer in ${file}.`, isGone: true })
  return { source, text, isNumber: typeof value === 'number' }
}

/** A number can be edited like a text. */
const asText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** The file is looked up among the manifest's own files and never opened as a path. */
function readable(file: string, sources: readonly Source[]): Source {
  const source = sourceOf(sources, file)
  if (source === undefined)
    throw new Refused(404, { error: `The manifest has no file ${file}, or no longer has it.`, isGone: true })
  if (source.value === undefined)
    throw new Refused(422, { error: `${file} cannot be read: fix the error in it first.` })
  return source
}

function textIn({ code, name, direction }: SiteLanguage, place: TextPlace, sources: readonly Source[]): TextIn {
  const source = sourceOf(sources, place.file)
  const text = source && asText(valueAt(source.value, place.path))
  return {
    ...spotAt(place, source),
    language: code,
    name,
    direction,
    file: place.file,
    line: source === undefined ? 1 : locate(source, place.path).line,
    ...(text !== undefined && { text }),
  }
}
