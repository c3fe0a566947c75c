import type { Coordinates } from '../drive/miles.ts'
import type { Area } from '../parse/schemas/area.ts'
import { degreesBetween } from './projection.ts'
import { inWords, type Line, type RoadGraph, roadGraph } from './road-graph.ts'

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
 * without directions, it takes any roads. Returns a single straight leg where no road makes the way shorter, such as in
 * an area without roads.
 *
 * @param directions the way in words, in any number of languages.
 */
export function wayAlongRoads(area: Area, from: Coordinates, to: Coordinates, directions: readonly string[]): Leg[] {
  const graph = roadGraph(area)
  const nodes = cheapestPath(graph, from, to, weigh(graph.lines, directions))
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first === undefined || last === undefined) return [{ points: [from, to], isRoad: false }]
  if (first === last) return [{ points: [from, first, to], isRoad: false }]
  return [
    { points: [from, first], isRoad: false },
    { points: nodes, isRoad: true },
    { points: [last, to], isRoad: false },
  ]
}

/** What directions say about roads. */
interface Weights {
  /** The slowness of each line as a factor. */
  factors: readonly number[]
  /** The nodes of the roads named first, at which a way may enter the graph; undefined if it may enter anywhere. */
  entries: ReadonlySet<number> | undefined
}

function weigh(lines: readonly Line[], directions: readonly string[]): Weights {
  const slownessOf = ({ isStreet }: Line) => (isStreet ? slowness.street : slowness.road)
  const namedFirst = new Set<Line>()
  const named = new Set<Line>()
  for (const text of directions.map(inWords)) {
    const found = lines.map((line) => ({ line, at: text.indexOf(line.words) })).filter(({ at }) => at >= 0)
    const first = Math.min(...found.map(({ at }) => at))
    for (const { line, at } of found) {
      named.add(line)
      if (at === first) namedFirst.add(line)
    }
  }
  if (named.size === 0) return { factors: lines.map(slownessOf), entries: undefined }
  return {
    factors: lines.map((line) => (named.has(line) ? slownessOf(line) : slownessOf(line) * maxDetour)),
    entries: new Set([...namedFirst].flatMap(({ nodes }) => nodes)),
  }
}

/** Dijkstra's algorithm: the nodes of the cheapest path; none if going straight is cheapest. */
function cheapestPath(
  { nodes, stretches }: RoadGraph,
  from: Coordinates,
  to: Coordinates,
  { factors, entries }: Weights,
): Coordinates[] {
  const offRoad = (a: Coordinates, b: Coordinates) => degreesBetween(a, b) * slowness.unknown
  const costs = nodes.map((node, index) =>
    entries === undefined || entries.has(index) ? offRoad(from, node) : Number.POSITIVE_INFINITY,
  )
  const before: (number | undefined)[] = []
  const open = new Set(nodes.keys())
  let last: number | undefined
  let cheapest = offRoad(from, to)
  for (;;) {
    let node: number | undefined
    let cost = cheapest
    for (const each of open) {
      if (costs[each]! >= cost) continue
      node = each
      cost = costs[each]!
    }
    if (node === undefined) break
    open.delete(node)
    const throughNode = cost + offRoad(nodes[node]!, to)
    if (throughNode < cheapest) [last, cheapest] = [node, throughNode]
    for (const { to: next, line, degrees } of stretches[node]!) {
      const onNext = cost + degrees * factors[line]!
      if (onNext >= costs[next]!) continue
      costs[next] = onNext
      before[next] = node
    }
  }
  const path: Coordinates[] = []
  for (let node = last; node !== undefined; node = before[node]) path.unshift(nodes[node]!)
  return path
}
