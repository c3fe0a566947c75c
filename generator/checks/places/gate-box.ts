import { type Coordinates, milesBetween } from '../../drive/miles.ts'
import { editValue } from '../../edit/edit-value.ts'
import { reach, samePlace } from '../../gazetteer/place-cities.ts'
import { placesCalled } from '../../gazetteer/us-places.ts'
import { stateIn } from '../../gazetteer/us-states.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import type { ParsedManifest, PlacedCity } from '../../parse/manifest.ts'
import type { Practice } from '../../parse/schemas/practice.ts'
import { firstOf } from '../../problems/print.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'

/** A geo gate that turns away everybody, the practice's own neighbors, or the people of a city that has pages. */
export function checkGateBox(
  { practice, cities = [] }: Partial<ParsedManifest>,
  { practiceSource: source }: LooseManifest,
): Problem[] {
  if (practice === undefined || practice.geoGate.mode === 'off') return []
  const { box } = practice.geoGate
  const empty = [
    ...emptySpan(source, box, ['south', 'north'], practice.coordinates.lat),
    ...emptySpan(source, box, ['west', 'east'], practice.coordinates.lon),
  ]
  if (empty.length > 0) return empty
  const places = [
    { name: 'the office itself', at: practice.coordinates },
    ...cities.flatMap(({ name, coordinates }) => (coordinates === undefined ? [] : [{ name, at: coordinates }])),
  ]
  return [...sides.flatMap((side) => beyondSide(source, box, side, places)), ...beyondBorder(source, cities, practice)]
}

type Box = Practice['geoGate']['box']
type Side = keyof Box

const sides: readonly Side[] = ['north', 'south', 'east', 'west']

/** `office` is where the office is between the two sides, or should be: it tells a lost minus from swapped sides. */
function emptySpan(source: Source, box: Box, [least, most]: readonly [Side, Side], office: number): Problem[] {
  if (box[least] < box[most]) return []
  const path = ['geoGate', 'box']
  const message = `the box is empty: its ${least}, ${box[least]}, is not less than its ${most}, ${box[most]}`
  const hasLostMinus = -box[least] < office && office < -box[most]
  const [from, to] = hasLostMinus ? [-box[least], -box[most]] : [box[most], box[least]]
  const isOneEdge = box[least] === box[most]
  const fix = isOneEdge
    ? `Write the two edges of the area under "${least}:" and "${most}:".`
    : `Write "${least}: ${from}, ${most}: ${to}".`
  const edits = isOneEdge ? [] : [editValue(source, [...path, least], from), editValue(source, [...path, most], to)]
  return [problem('GATE_SHUTS_OUT', locate(source, path), message, fix, edits)]
}

/** All places beyond one side of the box, as one problem, since changing one number fixes it. */
function beyondSide(
  source: Source,
  box: Box,
  side: Side,
  places: readonly { name: string; at: Coordinates }[],
): Problem[] {
  const axis = side === 'north' || side === 'south' ? 'lat' : 'lon'
  const outwards = side === 'north' || side === 'east' ? 1 : -1
  const out = places.filter(({ at }) => (at[axis] - box[side]) * outwards > 0)
  if (out.length === 0) return []
  const farthest = Math.max(...out.map(({ at }) => at[axis] * outwards))
  const wide = (Math.ceil(farthest * 10) / 10) * outwards
  return [
    problem(
      'GATE_SHUTS_OUT',
      locate(source, ['geoGate', 'box', side]),
      `visitors from ${firstOf(out.map(({ name }) => name))} count as far away: by their coordinates, they are ${side} of the box`,
      `Write "${side}: ${wide}" or farther out, if the coordinates are right.`,
    ),
  ]
}

/** Cities that the gazetteer knows only in neighboring states that the gate does not let in. */
function beyondBorder(source: Source, cities: readonly PlacedCity[], practice: Practice): Problem[] {
  const { address, geoGate, coordinates: office } = practice
  const own = stateIn(address)
  if (own === undefined) return []
  const admitted = [own.code, ...geoGate.states]
  const out = cities.flatMap(({ name, coordinates }) => {
    const [around, miles] = coordinates === undefined ? [office, reach] : [coordinates, samePlace]
    const states = placesCalled(name)
      .filter((place) => milesBetween(place.coordinates, around) <= miles)
      .map(({ state }) => state)
    const [first] = states
    return first === undefined || states.some((state) => admitted.includes(state)) ? [] : [{ name, state: first }]
  })
  if (out.length === 0) return []
  const states = [...new Set(out.map(({ state }) => state))]
  const names = firstOf(out.map(({ name, state }) => `${name} (${state})`))
  return [
    problem(
      'GATE_SHUTS_OUT',
      locate(source, ['geoGate']),
      `visitors from ${names} count as far away: the gate knows only visitors from ${admitted.join(', ')}`,
      `Write "states: [${[...geoGate.states, ...states].join(', ')}]" under "geoGate:".`,
    ),
  ]
}
