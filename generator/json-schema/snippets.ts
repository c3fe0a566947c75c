import type { Codes } from '../languages.ts'
import { type EditorSchema, mapParts } from './editor-schema.ts'

/**
 * The same schema with the snippets that editors offer: a new entry on a blank line of a list, with only its required
 * keys or with all keys, and a new page of each kind, in the first of these languages.
 */
export function withSnippets(schema: EditorSchema, codes: Codes): EditorSchema {
  const snippets = [...entrySnippets(schema), ...pageSnippets(schema, codes)]
  const inParts = mapParts(schema, (part) => withSnippets(part, codes))
  return snippets.length === 0 ? inParts : { ...inParts, defaultSnippets: snippets }
}

function entrySnippets({ type, items }: EditorSchema): Snippet[] {
  if (type !== 'array' || items?.properties === undefined || items.title === undefined) return []
  const { title, required = [], properties } = items
  const needed = snippet(`New: ${title}`, 'Inserts an entry with all required keys.', items, required)
  const every = Object.keys(properties)
  return every.length === required.length
    ? [needed]
    : [needed, snippet(`New: ${title}, with all keys`, 'Inserts an entry with all keys.', items, every)]
}

function pageSnippets({ properties, required = [], title }: EditorSchema, [first]: Codes): Snippet[] {
  const isPage = properties?.kind?.const !== undefined && first !== undefined && first in properties
  return isPage ? [snippet(`New: ${title}`, 'Inserts a page of this kind.', { properties }, [...required, first])] : []
}

type Snippet = NonNullable<EditorSchema['defaultSnippets']>[number]

function snippet(
  label: string,
  description: string,
  { properties = {} }: EditorSchema,
  keys: readonly string[],
): Snippet {
  let count = 0
  const next = () => ++count
  return { label, description, body: Object.fromEntries(keys.map((key) => [key, skeleton(properties[key]!, next)])) }
}

/** The required content, with a tab stop (`$1`, `$2`) for each value. */
function skeleton(schema: EditorSchema, next: () => number): unknown {
  const { type, items = {}, properties = {}, required = [], const: only, minItems = 1 } = schema
  if (only !== undefined) return only
  if (type === 'array') return Array.from({ length: minItems }, () => skeleton(items, next))
  if (type !== 'object') return `$${next()}`
  return Object.fromEntries(required.map((key) => [key, skeleton(properties[key]!, next)]))
}
