import { type Spot, type TextIn, type TextInfo, type TextPlace, writePlace } from '../../../src/shared/studio.ts'
import { codesOf, type SiteLanguage } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { maxLengthAt } from '../../parse/known-keys.ts'
import { schemaOf } from '../../parse/schemas/index.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { entryForm, listAround } from './entry-form.ts'
import { inLanguage, isWord } from './in-language.ts'
import { asText, placeNow, spotAt, textAt } from './text-places.ts'
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
  const list = listAround(place, codes)
  const what = list && entryForm(list, loaded)?.what
  return {
    place: writePlace(place),
    texts: [...texts, ...beside.filter((each) => !texts.some((text) => text.place === each.place))],
    ...(isWord(place, codes) && { isShared: true }),
    ...(standing && { standing }),
    ...(limit === undefined ? {} : { limit }),
    ...(what !== undefined && { adds: what }),
    ...(what !== undefined && list?.after !== -1 && { removes: what }),
  }
}

/** Whether a value, or a group that it is in, is marked as a placeholder or confirmed: an edit may make that untrue. */
function standingOf({ path }: TextPlace, { value }: Source): TextInfo['standing'] {
  const groups = path.map((_, depth) => asGroup(valueAt(value, path.slice(0, depth))))
  if (groups.some(({ placeholder }) => placeholder === true)) return 'placeholder'
  return groups.some(({ confirmedBy }) => confirmedBy !== undefined) ? 'confirmed' : undefined
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
