import { readPlace, type TextIn, type TextInfo, type TextPlace, writePlace } from '../../../src/shared/studio.ts'
import type { SiteLanguage } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { maxLengthAt } from '../../parse/known-keys.ts'
import { schemaOf, wordsFile } from '../../parse/schemas/index.ts'
import { locate } from '../../read/locate.ts'
import { valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { Refused } from './refused.ts'

/** The text at a place, with its translations and what is known about it. Refused if the manifest has no text there. */
export function textInfo(written: string, { sources, loose }: Loaded): TextInfo {
  const place = readPlace(written)
  const { source } = textAt(place, sources)
  const languages = loose.languages
  const codes = languages.map(({ code }) => code)
  const twins = languages.map((language) => ({ language, twin: inLanguage(place, language, codes) }))
  const texts = twins.every(({ twin }) => twin === undefined)
    ? [textIn(languages[0]!, place, sources)]
    : twins.flatMap(({ language, twin }) => (twin === undefined ? [] : [textIn(language, twin, sources)]))
  const schema = schemaOf(place.file, codes)
  const limit = schema && maxLengthAt(schema, place.path, source.value)
  return { place: written, texts, ...(limit === undefined ? {} : { limit }) }
}

/** The text at a place. The file is looked up among the manifest's own files and never opened as a path. */
export function textAt({ file, path }: TextPlace, sources: readonly Source[]): { source: Source; text: string } {
  const source = sourceOf(sources, file)
  if (source === undefined) throw new Refused(404, { error: `The manifest has no file ${file}.` })
  if (source.value === undefined)
    throw new Refused(422, { error: `${file} cannot be read: fix the error in it first.` })
  const text = valueAt(source.value, path)
  if (typeof text !== 'string') throw new Refused(404, { error: `This text is no longer in ${file}.` })
  return { source, text }
}

/** The same text in another language: under that language's key, or in its file of interface words. */
function inLanguage(
  { file, path }: TextPlace,
  { code }: SiteLanguage,
  codes: readonly string[],
): TextPlace | undefined {
  if (codes.some((each) => wordsFile(each) === file)) return { file: wordsFile(code), path }
  const depth = path.findIndex((step) => codes.includes(String(step)))
  return depth === -1 ? undefined : { file, path: path.with(depth, code) }
}

function textIn({ code, name, direction }: SiteLanguage, place: TextPlace, sources: readonly Source[]): TextIn {
  const source = sourceOf(sources, place.file)
  const text = source && valueAt(source.value, place.path)
  return {
    language: code,
    name,
    direction,
    place: writePlace(place),
    file: place.file,
    line: source === undefined ? 1 : locate(source, place.path).line,
    ...(typeof text === 'string' ? { text } : {}),
  }
}
