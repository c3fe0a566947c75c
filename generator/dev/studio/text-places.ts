import { readPlace, type Spot, type TextPlace, writePlace } from '../../../src/shared/studio.ts'
import { valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { followPath, listsTo } from './lists.ts'
import { Refused, refusalOf } from './refused.ts'

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

/** A place with the lists that lead to it, by which `placeNow` finds it later. */
export function spotAt(place: TextPlace, source: Source | undefined): Spot {
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

/** A value as text: a number can be edited too. */
export const asText = (value: unknown) =>
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
