import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

/** What to do about a snapshot that differs: shown with the difference. */
export const ifMeant = 'if it is meant, run "npm run accept"'

/**
 * A whole document as lines to compare: one element per line, its children indented below it, JSON-LD as indented JSON.
 * Hashes in file names become `HASH`, and `constant` scripts (such as the boot snippet) become `...`: both change with
 * code that has tests of its own.
 */
export function markupOf(html: string, constant: readonly string[] = []): string {
  const lines = parse(html).childNodes.flatMap((node) => linesOf(node, '', constant))
  return `${withoutHashes(lines.join('\n'))}\n`
}

function linesOf(node: Node, indent: string, constant: readonly string[]): string[] {
  if (node.nodeName === '#documentType') return [`<!doctype ${(node as { name: string }).name}>`]
  if (node.nodeName === '#text') return [indent + quoted((node as { value: string }).value)]
  if (!('tagName' in node)) return []
  const first = indent + opening(node)
  const text = onlyText(node)
  if (text === undefined) return [first, ...contentOf(node).flatMap((child) => linesOf(child, `${indent} `, constant))]
  if (isJson(node)) return [first, json(text, indent)]
  return [`${first} ${constant.includes(text) ? '...' : quoted(text)}`]
}

/** Shorter elements are shown again. */
const linesWorthFolding = 4

/**
 * The markup with `... as on <url>` after the first line of each element that the other page has too, so that a change
 * to what pages share shows once. The first line tells which element it is: one that occurs there twice is not folded.
 */
export function foldShared(markup: string, other: { url: string; markup: string }): string {
  const theirs = other.markup.split('\n')
  const known = new Map<string, string | undefined>()
  for (const [start, first] of theirs.entries())
    known.set(first, known.has(first) ? undefined : elementAt(theirs, start).join('\n'))
  const lines = markup.split('\n')
  const folded: string[] = []
  for (let start = 0; start < lines.length; ) {
    const element = elementAt(lines, start)
    const isShared = element.length >= linesWorthFolding && known.get(lines[start]!) === element.join('\n')
    folded.push(isShared ? `${lines[start]} ... as on ${other.url}` : lines[start]!)
    start += isShared ? element.length : 1
  }
  return folded.join('\n')
}

/** The line and those below it that are indented further. */
function elementAt(lines: readonly string[], start: number): string[] {
  const depth = indentOf(lines[start]!)
  const end = lines.findIndex((line, index) => index > start && indentOf(line) <= depth)
  return lines.slice(start, end === -1 ? undefined : end)
}

const indentOf = (line: string) => line.search(/\S|$/)

const contentOf = (element: Element): readonly Node[] =>
  'content' in element ? (element as DefaultTreeAdapterMap['template']).content.childNodes : element.childNodes

const opening = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => (value === '' ? name : `${name}="${value}"`))].join(' ')}>`

function onlyText(element: Element): string | undefined {
  const [only, ...others] = contentOf(element)
  return only?.nodeName === '#text' && others.length === 0 ? (only as { value: string }).value : undefined
}

/** In quotes, so that a space lost or gained at either end shows. */
const quoted = (text: string) => `"${text}"`

const isJson = ({ attrs }: Element) => attrs.some(({ name, value }) => name === 'type' && /\bjson$/.test(value))

const json = (text: string, indent: string) =>
  JSON.stringify(JSON.parse(text), null, 1)
    .split('\n')
    .map((line) => `${indent} ${line}`)
    .join('\n')

/**
 * Vite's hashes are 8 characters of base64url, ours 8 or more hex digits; both come before the extension. A script's
 * integrity hash stands by itself.
 */
export const withoutHashes = (text: string) =>
  text
    .replace(/([-.])(?:[\w-]{8}|[0-9a-f]{8,64})(\.(?:js|css|woff2?|png|svg|avif|webp|jpe?g|json|ico))\b/g, '$1HASH$2')
    .replace(/(integrity="sha256-)[\w+/=]+/g, '$1HASH')
