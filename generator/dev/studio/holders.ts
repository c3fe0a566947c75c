import { type Holder, readPlace, type StudioApi, writePlace } from '../../../src/shared/studio.ts'
import { eachText, type Place } from '../../checks/writing/each-text.ts'
import { codesOf } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import type { ManifestFile } from '../../parse/schemas/index.ts'
import { locate } from '../../read/locate.ts'
import { isPlain } from '../../read/plain-fields.ts'
import type { Path } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'
import { literally } from '../../text/literally.ts'

/** The most places that are listed. */
const most = 8

/** A value of the manifest, by its place. */
type Value = [place: string, text: string]

/**
 * Where words come from that the page shows without a mark: names and numbers, which code compares, and what Sightline
 * puts together. `isWhole` if values are equal to the words, and not only part of them.
 */
export function holdersOf(
  { words, url, language }: StudioApi['holders']['asks'],
  { sources, loose, site }: Loaded,
): StudioApi['holders']['answers'] {
  const wanted = asCompared(words)
  const equal: Value[] = []
  const parts: Value[] = []
  for (const source of sources)
    eachText(source, codesOf(loose.languages), (text, at) => {
      if (at.language === undefined ? !isShownFact(at) : at.language !== language) return
      const compared = asCompared(text)
      const list = compared === wanted ? equal : isPart(compared, wanted, at) ? parts : undefined
      list?.push([writePlace({ file: at.file, path: at.path as (string | number)[] }), text])
    })
  const page = site?.routes.findUrl(url)?.source.place.file
  const own = equal.filter(([place]) => readPlace(place).file === page)
  const found = equal.length === 0 ? longest(parts) : own.length > 0 ? own : equal
  const holders = found.slice(0, most).map(([place, text]): Holder => {
    const { file, path } = readPlace(place)
    const { line } = locate(sourceOf(sources, file)!, path)
    return { place, file, line, text, ...(isPlaceName(file, path) && { isName: true as const }) }
  })
  return { holders, isWhole: equal.length > 0 }
}

/** The names from which pages have their addresses. */
const isPlaceName = (file: string, path: Path) =>
  (['cities.yaml', 'neighborhoods.yaml'] satisfies ManifestFile[] as string[]).includes(file) &&
  path.length === 2 &&
  path[1] === 'name'

/** Other values without a language are names for the code, such as ids and icons, or shown nowhere. */
const isShownFact = ({ file, path, field }: Place) =>
  (isPlain(field) || /^(number|zip|state)$/.test(field) || file === ('drive-times.yaml' satisfies ManifestFile)) &&
  !path.includes('disputed')

/** Pages show numbers and dates with spaces and hyphens that do not break, and group telephone numbers their own way. */
function asCompared(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('\u2011', '-').trim()
  return /^[\d ()+.-]{7,}$/.test(plain) ? plain.replaceAll(/\D/g, '').slice(-7) : plain
}

/** Whether a fact is among the words, or they are a text whose names have been filled in. */
function isPart(text: string, words: string, { language }: Place): boolean {
  if (language === undefined)
    return text.length > 2 && new RegExp(`(?<![\\p{L}\\p{N}])${literally(text)}(?![\\p{L}\\p{N}])`, 'u').test(words)
  const pieces = text.split(/\{[^{}]*\}/)
  return (
    pieces.length > 1 &&
    /\p{L}/u.test(pieces.join('')) &&
    new RegExp(`^${pieces.map(literally).join('.+')}$`).test(words)
  )
}

/** Without those that are part of another one, such as a city's name in that of an association. */
const longest = (values: readonly Value[]): Value[] =>
  values.filter(([, text]) => !values.some(([, other]) => other !== text && other.includes(text)))
