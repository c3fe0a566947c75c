import type { Language } from '../page.ts'
import { detached, type PageParts, textsOf } from './page-parts.ts'

/** A page that leaves, or one that may have replaced it: an address and the texts on the page. */
export interface MoveCandidate {
  url: string
  language: Language
  title: string
  texts: ReadonlySet<string>
}

/**
 * Replaces the page's own name in its texts, so that two city pages that differ only in the name read alike, and a city
 * whose name is corrected reads as before.
 */
export function moveCandidate(url: string, { language, title, main, structuredData }: PageParts): MoveCandidate {
  const name = nameIn(structuredData)
  const texts = textsOf(main).map((text) => (name === '' ? text : text.replaceAll(name, '*')))
  return detached({ url, language, title, texts: new Set(texts) })
}

interface Crumbs {
  '@type'?: unknown
  itemListElement?: { name?: string }[]
}

/** What breadcrumbs call the page. */
function nameIn(json: string): string {
  try {
    const graph = (JSON.parse(json) as { '@graph'?: Crumbs[] })['@graph'] ?? []
    return graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement?.at(-1)?.name ?? ''
  } catch {
    // A document from elsewhere: its name is unknown.
    return ''
  }
}
