import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'

/** A piece of a text node, and the text of the manifest it belongs to. */
interface Piece {
  end: number
  place: string
}

const pieces = new WeakMap<Text, readonly Piece[]>()

/** The texts that a node begins within: their marks are in nodes before it. */
const begunBefore = new WeakMap<Text, readonly string[]>()

/**
 * Takes the invisible marks out of the texts below `root` and remembers where each piece of them comes from. A text
 * that is filled into another one is its own: marks are nested, and one text may reach over several elements.
 */
export function readMarks(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const first = root instanceof Text ? root : (walker.nextNode() as Text | null)
  const open: string[] = []
  let block: Element | null = null
  for (let node = first; node !== null; node = walker.nextNode() as Text | null) {
    const own = blockOf(node)
    // A mark that was cut off with the end of its text must not reach into the next paragraph.
    if (own !== block) open.length = 0
    block = own
    readText(node, open)
  }
}

/** A text node whose words have changed. Where its marks are in other nodes, it is of the text that it was of. */
export function readAgain(node: Text): void {
  const own = pieces.get(node)
  if (node.data.search(VERCEL_STEGA_REGEX) !== -1) readText(node, [...(begunBefore.get(node) ?? [])])
  else if (own?.length === 1) pieces.set(node, [{ ...own[0]!, end: node.length }])
}

function readText(node: Text, open: string[]): void {
  const marked = node.data
  if (open.length === 0 && marked.search(VERCEL_STEGA_REGEX) === -1) return
  begunBefore.set(node, [...open])
  const found: Piece[] = []
  let clean = ''
  let at = 0
  const take = (until: number) => {
    const words = marked.slice(at, until)
    clean += words
    const place = open.at(-1)
    if (words !== '' && place !== undefined) found.push({ end: clean.length, place })
  }
  for (const match of marked.matchAll(VERCEL_STEGA_REGEX)) {
    take(match.index)
    at = match.index + match[0].length
    for (const place of vercelStegaDecodeAll<string>(match[0])) {
      if (place === '') open.pop()
      else open.push(place)
    }
  }
  take(marked.length)
  if (clean !== marked) node.data = clean
  if (found.length > 0) pieces.set(node, found)
}

const blocks = 'p,h1,h2,h3,h4,h5,h6,li,dt,dd,td,th,caption,figcaption,summary,blockquote,div,section,button,label,nav'

const blockOf = ({ parentElement }: Text) => parentElement?.closest(blocks) ?? null

/** The place of the text at an offset of a node; without an offset, of the node's first. */
export function placeAt(node: Node, offset = 0): string | undefined {
  const own = node instanceof Text ? pieces.get(node) : undefined
  return (own?.find(({ end }) => offset < end) ?? own?.at(-1))?.place
}

/** Where the page shows the text at `place`. */
export const rangesOf = (place: string): Range[] =>
  [...markedNodes()].flatMap((node) => {
    let start = 0
    return pieces.get(node)!.flatMap((piece) => {
      const range = document.createRange()
      range.setStart(node, Math.min(start, node.length))
      range.setEnd(node, Math.min(piece.end, node.length))
      start = piece.end
      return piece.place === place ? [range] : []
    })
  })

/** The texts of the page in their order, each once, with their first words where they stand first. */
export function textsOnPage(): { place: string; words: string }[] {
  const found = new Map<string, { block: Element | null; words: string }>()
  for (const node of markedNodes()) {
    const block = blockOf(node)
    let start = 0
    for (const { place, end } of pieces.get(node)!) {
      const text = found.get(place) ?? { block, words: '' }
      if (text.block === block) text.words = `${text.words}${node.data.slice(start, end)}`.slice(0, 80)
      found.set(place, text)
      start = end
    }
  }
  return [...found].map(([place, { words }]) => ({ place, words }))
}

function* markedNodes(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null)
    if (pieces.has(node)) yield node
}
