import type { Page, PageKind } from '../generator/page.ts'

/** Pages that say nothing of why somebody reads them. A page that was not found is not one: its address may. */
const generalKinds: readonly PageKind[] = ['home', 'prose', 'contact', 'eyewear', 'sitemap', 'out-of-area']
const generalVisits: readonly string[] = ['', 'comprehensive', 'eyewear', 'other']

/**
 * Whether having read the page says something of the reader's health: most outside tools are kept off it, even after a
 * yes. When in doubt, it does.
 */
export const isAboutHealth = ({ kind, visitType }: Page): boolean =>
  !generalKinds.includes(kind) || !generalVisits.includes(visitType)
