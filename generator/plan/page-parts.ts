import type { Language } from '../page.ts'
import { parsedJson } from '../parsed-json.ts'
import { asGroup, asList, type Group, isGroup } from '../read/raw-values.ts'

/** A document split into the parts whose changes are reported. Parts the page lacks are empty. */
export interface PageParts {
  /** `und` when the document does not state it. */
  language: Language
  title: string
  description: string
  canonical: string
  robots: string
  /** The addresses of the page's language versions. */
  alternates: Record<string, string>
  sharing: string
  structuredData: string
  assets: string
  /** The markup between `<main>` and `</main>`. */
  main: string
  /** The rest of the body: header, breadcrumbs, footer. */
  frame: string
}

/** Our documents are well formed, so regular expressions are enough. A document from elsewhere gives empty parts. */
export function readParts(html: string): PageParts {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const head = html.slice(0, headEnd)
  const [mainStart, mainEnd] = mainOf(html, headEnd)
  const tags = [...head.matchAll(/<(meta|link|script)\b([^>]*)>/g)].map(([tag, name, rest]) => ({
    tag,
    name: name!,
    ...attributesOf(rest!),
  }))
  const meta = (name: string) => tags.find((tag) => tag.name === 'meta' && tag.attributes.name === name)?.value ?? ''
  const link = (rel: string) => tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
  return {
    language: /<html lang="([^"]*)"/.exec(head)?.[1] ?? 'und',
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta('description'),
    canonical: link('canonical')[0]?.value ?? '',
    robots: meta('robots'),
    alternates: Object.fromEntries(link('alternate').map(({ attributes, value }) => [attributes.hreflang, value])),
    sharing: joined(tags.filter(({ attributes }) => attributes.property !== undefined)),
    structuredData: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '',
    assets: joined([
      ...link('stylesheet'),
      ...link('modulepreload'),
      ...tags.filter(({ attributes }) => attributes.src !== undefined),
    ]),
    main: html.slice(mainStart, mainEnd),
    frame: html.slice(headEnd, mainStart).replace(/<main\b[^>]*>$/, '') + html.slice(mainEnd),
  }
}

/** The texts a reader sees, one for each run of text between two tags. */
export function textsOf(markup: string): string[] {
  return markup
    .split(/<[^>]*>/)
    .map((text) => decode(text.replace(/\s+/g, ' ').trim()))
    .filter((text) => text !== '')
}

/** The addresses that the markup links to. */
export const hrefsOf = (markup: string) =>
  [...markup.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => decode(href!))

/** The nodes of a page's structured data; none where that is not ours, or truncated. */
export const nodesIn = (structuredData: string): Group[] =>
  asList(asGroup(parsedJson(structuredData))['@graph'])?.filter(isGroup) ?? []

/** A copy of a part of a document: a substring would keep the whole document in memory. */
export const detached = <T>(value: T): T => structuredClone(value)

function mainOf(html: string, from: number): [start: number, end: number] {
  const open = /<main\b[^>]*>/g
  open.lastIndex = from
  const start = open.exec(html) === null ? html.length : open.lastIndex
  const end = html.indexOf('</main>', start)
  return [start, end === -1 ? html.length : end]
}

const joined = (tags: { tag: string }[]) => tags.map(({ tag }) => tag).join('')

/** A tag's attributes, and the one that carries its content. */
function attributesOf(text: string): { attributes: Record<string, string>; value: string } {
  const attributes = Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decode(value!)]),
  )
  return { attributes, value: attributes.content ?? attributes.href ?? '' }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

function decode(text: string): string {
  return text.includes('&') ? text.replace(/&([#\w]+);/g, (entity, name: string) => named[name] ?? entity) : text
}
