import { isMap, isNode, isSeq, type Node } from 'yaml'

/** An entry of a list or a group, with its offsets in the text. */
export interface Entry {
  step: PropertyKey
  /** The offset of its key or, in a list, of its value. */
  start: number
  end: number
}

/** The entries of a list or a group, in file order; none for any other node. */
export function entriesOf(parent: Node, text: string): Entry[] {
  if (isSeq(parent))
    return parent.items.map((item, step) => {
      const [start, end] = rangeOf(item, text)
      return { step, start, end }
    })
  if (!isMap(parent)) return []
  return parent.items.map(({ key, value }) => {
    const [start, end] = rangeOf(key, text)
    return { step: String(isNode(key) ? key.toString() : key), start, end: Math.max(end, rangeOf(value, text)[1]) }
  })
}

/** The offsets of a node, with its anchor and tag: `yaml` leaves these out. */
function rangeOf(node: unknown, text: string): readonly [number, number] {
  if (!isNode(node) || !node.range) return [0, 0]
  const [start, end] = node.range
  const isMarked = node.tag !== undefined || ('anchor' in node && node.anchor !== undefined)
  const marks = isMarked ? /(?:[&!]\S*\s+)*$/.exec(text.slice(0, start))![0] : ''
  return [start - marks.length, end]
}
