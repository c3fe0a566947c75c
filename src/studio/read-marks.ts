import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'

/** A piece of a text node, and the manifest text that it belongs to. */
interface Piece {
  start: number
  end: number
  place: string
}

const pieces = new WeakMap<Text, readonly Piece[]>()

/** The texts that were already open where a node begins: their marks are in earlier nodes. */
const begunBefore = new WeakMap<Text, readonly string[]>()

/**
 * Removes the invisible marks from the texts below `root` and remembers where each piece came from. A text filled into
 * another one counts as a text of its own: marks nest, and a text may span several elements.
 */
export function readMarks(root: Node): void {
  const open: string[] = []
  let block: Element | null = null
  for (const node of textsBelow(root)) {
    const own = blockOf(node)
    // If a text was cut off along with its end mark, its start mark must not reach into the next paragraph.
    if (own !== block) open.length = 0
    block = own
    readText(node, open)
  }
}

/** Rereads a text node whose words have changed. If its marks are in other nodes, it still belongs to the same text. */
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
    if (words !== '' && place !== undefined)
      found.push({ start: clean.length - words.length, end: clean.length, place })
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

/** The place of the text at an offset in a node, or of the node's first text. */
export function placeAt(node: Node, offset: number): string | undefined {
  const own = node instanceof Text ? pieces.get(node) : undefined
  return (own?.find(({ end }) => offset < end) ?? own?.at(-1))?.place
}

/** The ranges where the page shows the text at `place`. */
export const rangesOf = (place: string): Range[] =>
  markedNodes().flatMap(([node, own]) =>
    own.flatMap((piece) => {
      if (piece.place !== place) return []
      const range = document.createRange()
      range.setStart(node, Math.min(piece.start, node.length))
      range.setEnd(node, Math.min(piece.end, node.length))
      return [range]
    }),
  )

/** The page's texts in order, each once, with their words from where they appear first. */
export function textsOnPage(): { place: string; words: string }[] {
  const found = new Map<string, { block: Element | null; words: string }>()
  for (const [node, own] of markedNodes()) {
    const block = blockOf(node)
    for (const { place, start, end } of own) {
      const text = found.get(place) ?? { block, words: '' }
      if (text.block === block) text.words += node.data.slice(start, end)
      found.set(place, text)
    }
  }
  return [...found].map(([place, { words }]) => ({ place, words }))
}

const markedNodes = (): [Text, readonly Piece[]][] =>
  [...textsBelow(document.body)].flatMap((node): [Text, readonly Piece[]][] => {
    const own = pieces.get(node)
    return own === undefined ? [] : [[node, own]]
  })

/** The text nodes below `root`, or `root` itself if it is one. */
function* textsBelow(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) if (node instanceof Text) yield node
}
