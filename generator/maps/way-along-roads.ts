import type { Coordinates } from '../drive/miles.ts'
import type { Area } from '../parse/schemas/area.ts'
import { degreesBetween } from './projection.ts'

/** A part of a way: along a road that area.yaml lists, or straight through streets that it does not. */
export interface Leg {
  points: readonly Coordinates[]
  isRoad: boolean
}

/** How many times as long a stretch takes as the same stretch on a main road. */
const slowness = { road: 1, street: 1.6, unknown: 3 }
/** How many times as long a way may be if it keeps to the roads that the directions name. */
const maxDetour = 4

/**
 * The likely way between two places. It enters the road that the directions name first and prefers the roads they name;
 * without directions, it takes any roads. A single straight leg where no road makes the way shorter, as in an area
 * without roads.
 *
 * @param directions the way in words, in any number of languages.
 */
export function wayAlongRoads(area: Area, from: Coordinates, to: Coordinates, directions: readonly string[]): Leg[] {
  const nodes = [from, to]
  const [start, end] = [0, 1]
  const costs: Map<number, number>[] = [new Map(), new Map()]
  const connect = (a: number, b: number, factor: number) => {
    const cost = degreesBetween(nodes[a]!, nodes[b]!) * factor
    costs[a]!.set(b, Math.min(cost, costs[a]!.get(b) ?? Number.POSITIVE_INFINITY))
    costs[b]!.set(a, Math.min(cost, costs[b]!.get(a) ?? Number.POSITIVE_INFINITY))
  }
  const nodeOf = (place: Coordinates): number => {
    const known = nodes.findIndex(({ lat, lon }, index) => index > end && lat === place.lat && lon === place.lon)
    if (known >= 0) return known
    costs.push(new Map())
    return nodes.push(place) - 1
  }
  const entries = new Set<number>()
  for (const { points, factor, isFirst } of weighted(area, directions)) {
    const line = points.map(nodeOf)
    if (isFirst) for (const node of line) entries.add(node)
    for (const [index, node] of line.entries()) if (index > 0) connect(line[index - 1]!, node, factor)
  }
  const onRoad = (a: number, b: number) => a > end && b > end && costs[a]!.has(b)
  connect(start, end, slowness.unknown)
  for (const node of nodes.keys()) {
    if (node <= end) continue
    if (entries.size === 0 || entries.has(node)) connect(start, node, slowness.unknown)
    connect(node, end, slowness.unknown)
  }
  return legsOf(cheapestPath(costs, start, end), nodes, onRoad)
}

/** Roads and streets with their slowness as a factor, and whether any of the directions names them first. */
function weighted({ roads, streets }: Area, directions: readonly string[]) {
  const texts = directions.map(padWords)
  const all = [
    ...roads.map((road) => ({ ...road, factor: slowness.road })),
    ...streets.map((street) => ({ ...street, factor: slowness.street })),
  ].map((line) => ({ ...line, at: texts.map((text) => text.indexOf(padWords(line.name))) }))
  const first = texts.map((_, text) => Math.min(...all.flatMap(({ at }) => (at[text]! < 0 ? [] : [at[text]!]))))
  const isSilent = !first.some(Number.isFinite)
  return all.map(({ points, factor, at }) => ({
    points,
    factor: isSilent || at.some((each) => each >= 0) ? factor : factor * maxDetour,
    isFirst: at.some((each, text) => each === first[text]),
  }))
}

/** Pads words with spaces to match whole ones: "the 55" names the 55, and "55th Street" does not. */
const padWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Dijkstra's algorithm: the nodes of the cheapest path, both ends included. There always is one. */
function cheapestPath(costs: readonly ReadonlyMap<number, number>[], start: number, end: number): number[] {
  const total = costs.map(() => Number.POSITIVE_INFINITY)
  const before: number[] = []
  const open = new Set(costs.keys())
  total[start] = 0
  while (open.has(end)) {
    const node = [...open].reduce((best, each) => (total[each]! < total[best]! ? each : best))
    open.delete(node)
    for (const [next, cost] of costs[node]!) {
      if (total[node]! + cost >= total[next]!) continue
      total[next] = total[node]! + cost
      before[next] = node
    }
  }
  const path = [end]
  while (path[0] !== start) path.unshift(before[path[0]!]!)
  return path
}

/** Splits the path into legs on roads and off them. */
function legsOf(
  path: readonly number[],
  nodes: readonly Coordinates[],
  onRoad: (a: number, b: number) => boolean,
): Leg[] {
  const legs: { points: Coordinates[]; isRoad: boolean }[] = []
  for (const [index, node] of path.entries()) {
    if (index === 0) continue
    const before = path[index - 1]!
    const isRoad = onRoad(before, node)
    const latest = legs.at(-1)
    if (latest?.isRoad === isRoad) latest.points.push(nodes[node]!)
    else legs.push({ points: [nodes[before]!, nodes[node]!], isRoad })
  }
  return legs
}
