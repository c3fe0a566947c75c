import type { Language } from '../page.ts'
import { asGroup, asList } from '../read/raw-values.ts'
import { detached, nodesIn, type PageParts, textsOf } from './page-parts.ts'

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

/** What breadcrumbs call the page. */
function nameIn(structuredData: string): string {
  const crumbs = nodesIn(structuredData).find((node) => node['@type'] === 'BreadcrumbList')
  return String(asGroup(asList(crumbs?.itemListElement)?.at(-1)).name ?? '')
}
