import { countBy } from '../group-by.ts'
import { excerpt } from './excerpt.ts'
import type { Entry } from './group-pages.ts'
import { matchTexts } from './match-texts.ts'
import type { Area, Change, Difference, PageChange } from './plan.ts'

const names: Record<Area, string> = {
  title: 'title',
  description: 'description',
  canonical: 'address for search engines',
  robots: 'rules for search engines',
  languages: 'language pair',
  sharing: 'sharing tags',
  'structured data': 'structured data',
  links: 'links',
  body: 'body',
  frame: 'header and footer',
  assets: 'scripts and styles',
  markup: 'markup',
}

/** The text after the address on a line of the list: the title of a new page, or what changes on an existing one. */
export function summaryOf({ sign, pages, areas }: Entry): string {
  if (sign === '~') return areas.map((area) => names[area]).join(', ')
  return pages.length === 1 ? pages[0].title : ''
}

/** `(7 en, 7 es)`: how many pages a folded line stands for. */
export function countByLanguage(pages: readonly { language: string }[]): string {
  const counts = [...countBy(pages, ({ language }) => language)].sort()
  return `(${counts.map(([language, count]) => `${count} ${language}`).join(', ')})`
}

/**
 * The old and new values, one line for each area they are short enough to show for. For a folded entry, those of its
 * first page.
 */
export function detailsOf({ pages }: Pick<Entry, 'pages'>): string[] {
  const [page] = pages
  if (!('change' in page)) return []
  const lines = linesOf(page.change)
  return pages.length === 1 || lines.length === 0 ? lines : [`on ${page.url}:`, ...lines]
}

function linesOf({ title, description, canonical, structuredData, links, body }: PageChange): string[] {
  return [
    ...(title === undefined ? [] : [`title: ${fromTo(title)}`]),
    ...(description === undefined ? [] : [`description: ${fromTo(description)}`]),
    ...(canonical === undefined ? [] : [`${names.canonical}: ${pathsOf(canonical).join(' -> ')}`]),
    ...(structuredData?.length ? [`structured data: ${structuredData.join(', ')}`] : []),
    ...(links === undefined ? [] : [`links: ${signed(links)}`]),
    ...(body === undefined ? [] : textLines(body)),
  ]
}

/** Two addresses on the same host are shown as paths. */
function pathsOf({ before, after }: Change): string[] {
  if (!URL.canParse(before) || !URL.canParse(after)) return [before || 'none', after || 'none']
  const [old, now] = [new URL(before), new URL(after)]
  return old.host === now.host ? [old.pathname, now.pathname] : [before, after]
}

const fromTo = (change: Change) => {
  const { before, after } = excerpt(change)
  return `"${before}" -> "${after}"`
}

/** More than this many of the same kind are only counted. */
const shown = 3

function signed({ added, removed }: Difference): string {
  const all = [...new Set([...added.map((link) => `+${link}`), ...removed.map((link) => `-${link}`)])]
  if (all.length === 0) return 'in another order'
  return [...all.slice(0, shown), ...more(all.length, '')].join(', ')
}

function textLines(body: Difference): string[] {
  const changes = matchTexts(body)
  if (changes.length === 0) return ['body: in another order']
  const all = changes.map((change) => {
    const { before, after } = excerpt(change)
    if (change.before === '') return `body: + "${after}"`
    return change.after === '' ? `body: - "${before}"` : `body: ${fromTo(change)}`
  })
  const lines = [...new Set(all)]
  return [...lines.slice(0, shown), ...more(lines.length, 'body: ')]
}

const more = (count: number, what: string) => (count > shown ? [`${what}${count - shown} more`] : [])
