import { type Holder, type StudioApi, type TextPlace, writePlace } from '../../../src/shared/studio.ts'
import { listedIn } from '../../author/find-thing.ts'
import { eachText, type Place } from '../../checks/writing/each-text.ts'
import { codesOf } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import type { ManifestFile } from '../../parse/schemas/index.ts'
import { locate } from '../../read/locate.ts'
import { isPlain } from '../../read/plain-fields.ts'
import type { Path } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'
import { literally } from '../../text/literally.ts'
import { hoursBehind } from './hours-behind.ts'

/** The most places that are listed. */
const most = 8

interface Value extends TextPlace {
  text: string
}

/**
 * The values behind words that the page shows without a mark: names and numbers, which have none because code compares
 * them, and words that Sightline puts together. `isWhole` if the values equal the words, not only parts of them.
 */
export function holdersOf(
  { words, around, url, language }: StudioApi['holders']['asks'],
  { sources, loose, site }: Loaded,
): StudioApi['holders']['answers'] {
  const wanted = asCompared(words)
  const page = site?.routes.findUrl(url)?.source.place.file
  const facts: Value[] = []
  const equal: Value[] = hoursBehind(wanted, language, sources)
  const parts: Value[] = []
  const templates: Value[] = []
  // Texts of other pages are marked wherever they are shown: an equal text without a mark is a coincidence.
  for (const source of sources.filter(({ file }) => !file.startsWith('pages/') || page === undefined || file === page))
    eachText(source, codesOf(loose.languages), (text, at) => {
      const isFact = at.language === undefined
      if (isFact ? !isShownFact(at) : at.language !== language) return
      const value = { file: at.file, path: [...at.path] as TextPlace['path'], text }
      if (isFact) facts.push(value)
      if (asCompared(text) === wanted) equal.push(value)
      else if (isFact && isAmong(asCompared(text), wanted)) parts.push(value)
      else if (!isFact && makes(text, wanted)) templates.push(value)
    })
  const own = equal.filter(({ file }) => file === page)
  const found = equal.length === 0 ? [...outermost(parts), ...closest(templates)] : own.length > 0 ? own : equal
  const holders = likelyFirst(found, facts, asCompared(around))
    .slice(0, most)
    .map(({ file, path, text }): Holder => {
      const { line } = locate(sourceOf(sources, file)!, path)
      return { place: writePlace({ file, path }), file, line, text, thing: thingNamed(file, path) }
    })
  return { holders, isWhole: equal.length > 0 }
}

/**
 * Sorts values first if another value of their entry is among the words `around`, such as the publisher next to the
 * title of a source. Equal values of other entries in the same file are left out.
 */
function likelyFirst(found: readonly Value[], facts: readonly Value[], around: string): Value[] {
  const isOfEntry = (value: Value, other: Value) => other.file === value.file && other.path[0] === value.path[0]
  const likely = found.filter((value) =>
    facts.some((other) => isOfEntry(value, other) && other.text !== value.text && isAmong(other.text, around)),
  )
  const isRuledOut = ({ file, text }: Value) => likely.some((each) => each.file === file && each.text === text)
  return [...likely, ...found.filter((value) => !isRuledOut(value))]
}

/** What the name belongs to, if page addresses are made from it: not a service, whose addresses come from its slug. */
const thingNamed = (file: string, [, key, ...below]: Path) =>
  key === 'name' && below.length === 0 ? listedIn(file) : undefined

/** Any other value without a language is an id, an icon or the like, or is shown nowhere. */
const isShownFact = ({ file, path, field }: Place) =>
  (isPlain(field) || /^(number|zip|state)$/.test(field) || file === ('drive-times.yaml' satisfies ManifestFile)) &&
  !path.includes('disputed')

/** Pages show numbers and dates with spaces and hyphens that do not break, and group telephone numbers their own way. */
function asCompared(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('\u2011', '-').trim()
  return /^[\d ()+.-]{7,}$/.test(plain) ? plain.replaceAll(/\D/g, '').slice(-7) : plain
}

/** Whether a fact is among the words. */
const isAmong = (text: string, words: string) =>
  text.length > 2 && new RegExp(`(?<![\\p{L}\\p{N}])${literally(text)}(?![\\p{L}\\p{N}])`, 'u').test(words)

/** Whether the words are this text with its names filled in. */
function makes(text: string, words: string): boolean {
  const pieces = asCompared(text).split(fillIn)
  return (
    pieces.length > 1 &&
    /\p{L}/u.test(pieces.join('')) &&
    new RegExp(`^${pieces.map(literally).join('.+')}$`).test(words)
  )
}

const fillIn = /\{[^{}]*\}/g

/** Drops values that are part of another, such as a city's name within that of an association. */
const outermost = (values: readonly Value[]): Value[] =>
  values.filter(({ text }) => !values.some(({ text: other }) => other !== text && other.includes(text)))

/** The texts with the most words of their own: "{first} to {last}" matches almost any sentence. */
function closest(values: readonly Value[]): Value[] {
  const ownOf = ({ text }: Value) => text.replaceAll(fillIn, '').length
  const longest = Math.max(...values.map(ownOf))
  return values.filter((value) => ownOf(value) === longest)
}
