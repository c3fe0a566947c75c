/** A piece of running text as its author wrote it: plain, `**strong**`, `[label](/page/id#hash)` or `[[source-id]]`. */
export type Piece = { text: string } | { strong: string } | { label: string; target: string } | { cites: string }

/** A source. */
export const cite = /\[\[([a-z0-9-]+)\]\]/g

const strongOrLink = /\*\*([^*[\]]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/

/** A part of a text with marks around it: a source, strong words, a link. */
export const marked = new RegExp(`${cite.source}|${strongOrLink.source}`, 'g')

/** Splits a text into its pieces, in order. No word of it is lost. */
export function parseInline(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(marked)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    const [whole, cites, strong, label, target] = match
    if (cites !== undefined) pieces.push({ cites })
    else pieces.push(strong !== undefined ? { strong } : { label: label!, target: target! })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** The ids of the sources a text cites, in order and without duplicates. */
export const citesIn = (text: string) =>
  text.includes('[[') ? [...new Set(parseInline(text).flatMap((piece) => ('cites' in piece ? [piece.cites] : [])))] : []

/** The names in curly braces: `Call {phone}` -> `phone`. */
export const fillIns = (text: string) =>
  text.includes('{') ? [...text.matchAll(fillIn)].map((match) => match[1]!) : []

/** Replaces `{name}` placeholders with values; a name without a value stays as it is (texts.ts reports it). */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  if (!text.includes('{')) return text
  const parts = partsOf(text)
  let filled = parts[0]!
  for (let at = 1; at < parts.length; at += 2) filled += `${values[parts[at]!] ?? `{${parts[at]}}`}${parts[at + 1]}`
  return filled
}

export const fillIn = /\{([\w.-]+)\}/g

const split = new Map<string, string[]>()

/** How many texts are kept. A worker at the edge opens one practice after another, and never ends. */
const mostSplit = 5000

/** Words and names alternating, words first. Cached: the same few hundred texts are filled in on ten thousand pages. */
function partsOf(text: string): string[] {
  let parts = split.get(text)
  if (parts === undefined) {
    parts = text.split(fillIn)
    if (split.size === mostSplit) split.clear()
    split.set(text, parts)
  }
  return parts
}
