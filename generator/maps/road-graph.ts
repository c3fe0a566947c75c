import type { Coordinates } from '../drive/miles.ts'
import { memo } from '../memo.ts'
import type { Area } from '../parse/schemas/area.ts'
import { degreesBetween } from './projection.ts'

/** The roads and streets of an area as a graph. */
export interface RoadGraph {
  lines: readonly Line[]
  /** Places where roads begin, bend, meet or end. */
  nodes: readonly Coordinates[]
  /** For each node, the stretches that begin at it. */
  stretches: readonly (readonly Stretch[])[]
}

/** A road or street. */
export interface Line {
  /** Its name's words: see `inWords`. */
  words: string
  isStreet: boolean
  nodes: readonly number[]
}

/** A straight stretch of a line, in one direction. */
interface Stretch {
  /** The node it leads to. */
  to: number
  /** Index of its line. */
  line: number
  /** As `degreesBetween`. */
  degrees: number
}

/** Made once per area: the ways from all places follow the same roads. */
export const roadGraph = (area: Area): RoadGraph => memo(area, 'road graph', () => makeGraph(area))

function makeGraph({ roads, streets }: Area): RoadGraph {
  const nodes: Coordinates[] = []
  const stretches: Stretch[][] = []
  const known = new Map<string, number>()
  const nodeOf = (place: Coordinates): number => {
    const id = `${place.lat} ${place.lon}`
    const node = known.get(id) ?? nodes.length
    if (node === nodes.length) {
      known.set(id, node)
      nodes.push(place)
      stretches.push([])
    }
    return node
  }
  const lineOf = ({ name, points }: Area['roads'][number], isStreet: boolean): Line => ({
    words: inWords(name),
    isStreet,
    nodes: points.map(nodeOf),
  })
  const lines = [...roads.map((road) => lineOf(road, false)), ...streets.map((street) => lineOf(street, true))]
  for (const [line, { nodes: along }] of lines.entries()) {
    for (const [index, to] of along.entries()) {
      const from = along[index - 1]
      if (from === undefined) continue
      const degrees = degreesBetween(nodes[from]!, nodes[to]!)
      stretches[from]!.push({ to, line, degrees })
      stretches[to]!.push({ to: from, line, degrees })
    }
  }
  return { lines, nodes, stretches }
}

/** A text as words between single spaces, to find whole ones: "the 55" names the 55, and "55th Street" does not. */
export const inWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
