import { serviceCityId } from '../urls.ts'
import { countByLanguage, detailsOf, summaryOf } from './describe-change.ts'
import { foldCities } from './fold-cities.ts'
import { groupPages } from './group-pages.ts'
import type { Plan, RemovedPage } from './plan.ts'

/** A list under its heading, for text and Markdown to print, each in its own format. */
export interface Section {
  heading: string
  /** The manifest place its pages come from; undefined when there is no single place. */
  place?: string
  lines: Line[]
}

export interface Line {
  sign: '+' | '~' | '-' | ' '
  /** An address, a file, or a pattern of them. */
  label: string
  note: string
  details: string[]
  /** The pages it stands for; empty when it is about something else. */
  urls: string[]
}

/** The lists of the plan, starting with the pages by their place in the manifest. Empty lists are left out. */
export function sectionsOf(plan: Plan, folder: string): Section[] {
  const pages = groupPages(plan).map(({ place, entries }): Section => {
    const lines = entries.map((entry) => {
      const { sign, label, pages } = entry
      const name = pages.length === 1 ? label : `${label} ${countByLanguage(pages)}`
      return { sign, label: name, note: summaryOf(entry), details: detailsOf(entry), urls: urlsOf(pages) }
    })
    return { heading: `${folder}/${place}`, place, lines }
  })
  const others: Section[] = [
    { heading: 'No longer in the manifest', lines: short(removedLines(plan)) },
    { heading: 'Redirects', lines: short(redirectLines(plan)) },
    { heading: 'Language pairs', lines: short(pairLines(plan)) },
    { heading: 'Other files', lines: short(fileLines(plan)) },
  ]
  return [...pages, ...others.filter(({ lines }) => lines.length > 0)]
}

const urlsOf = (pages: readonly { url: string }[]) => pages.map(({ url }) => url)

const signs = { added: '+', appears: '+', changed: '~', removed: '-', breaks: '-' } as const

/** Lists that have no page or place are cut at this length: `--json` has everything. */
const longest = 40

function short(lines: Line[]): Line[] {
  if (lines.length <= longest) return lines
  const rest = lines.slice(longest)
  const urls = rest.flatMap((line) => line.urls)
  return [...lines.slice(0, longest), { sign: ' ', label: `and ${rest.length} more`, note: '', details: [], urls }]
}

function removedLines({ removed, cities }: Plan): Line[] {
  const alone = (page: RemovedPage): Line => {
    return { sign: '-', label: page.url, note: leadsTo([page]), details: [], urls: [page.url] }
  }
  const inCities = foldCities(
    removed.filter(({ inCity }) => inCity !== undefined),
    cities,
  )
  return [
    ...removed.filter(({ inCity }) => inCity === undefined).map(alone),
    ...inCities.flatMap(({ service = '*', city = '*', pages }): Line[] => {
      if (pages.length <= 2) return pages.map(alone)
      const label = `${serviceCityId(service, city)} ${countByLanguage(pages)}`
      return [{ sign: '-', label, note: leadsTo(pages), details: [], urls: urlsOf(pages) }]
    }),
  ]
}

function leadsTo(pages: readonly RemovedPage[]): string {
  const lost = pages.filter((page) => page.leadsTo === undefined).length
  if (lost === 0) return pages.length === 1 ? `leads to ${pages[0]!.leadsTo}` : 'redirected'
  return lost === pages.length ? 'leads nowhere' : `${lost} of them lead nowhere`
}

function redirectLines({ redirects }: Plan): Line[] {
  return redirects.map(({ action, from, to, before }) => {
    const note = before === undefined ? `-> ${to}` : `-> ${to}, not ${before}`
    return { sign: signs[action], label: from, note, details: [], urls: [] }
  })
}

/** A pair added or removed together with both its pages is reported with them: here it is only counted. */
function pairLines({ pairs }: Plan): Line[] {
  const lines = pairs
    .filter(({ whole }) => !whole)
    .map(({ action, original, translation }): Line => {
      return { sign: signs[action], label: original, note: `${action} with ${translation}`, details: [], urls: [] }
    })
  for (const action of ['appears', 'breaks'] as const) {
    const count = pairs.filter((pair) => pair.whole && pair.action === action).length
    const whose = action === 'appears' ? 'new' : 'removed'
    if (count > 0)
      lines.push({ sign: signs[action], label: `${count} of ${whose} pages`, note: '', details: [], urls: [] })
  }
  return lines
}

const fileLines = ({ files }: Plan): Line[] =>
  files.map(({ action, file, note = '' }) => ({ sign: signs[action], label: file, note, details: [], urls: [] }))
