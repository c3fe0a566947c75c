import type { Language, WayMap } from '../page.ts'
import { type NamedPlace, nameIn } from '../place-name.ts'
import { boxAround } from './place-labels.ts'
import type { Point } from './projection.ts'
import type { Room } from './room-on.ts'

/** A town on a sheet, as a dot. */
interface Town extends NamedPlace {
  dot: Point
}

/** The radius of a dot, and the distance from its middle to its name. */
export const townRadius = 5
const gap = 10

/** The towns whose dots are free, which then take their room. */
export function seenTowns(towns: readonly Town[], room: Room): Town[] {
  const seen = towns.filter(({ dot }) => room.isFree(boxAround(dot, townRadius)))
  room.take(...seen.map(({ dot }) => boxAround(dot, townRadius)))
  return seen
}

/** The towns whose names have room beside their dots, in letters of `size`: the first have the first choice. */
export const namedTowns = (towns: readonly Town[], language: Language, size: number, room: Room): WayMap['towns'] =>
  towns.flatMap((town) => {
    const label = room.label({ at: town.dot, texts: [nameIn(town, language)], gap }, size)
    return label === undefined ? [] : [{ ...label, dot: town.dot }]
  })
