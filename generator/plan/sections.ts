import { serviceCityId } from '../urls.ts'
import { signs } from './counts.ts'
import { countByLanguage, detailsOf, summaryOf } from './describe-change.ts'
import { foldCities, isInCity, isNotInCity } from './fold-cities.ts'
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

/** A line without details. */
function line(sign: Line['sign'], label: string, note = '', urls: string[] = []): Line {
  return { sign, label, note, details: [], urls }
}

const urlsOf = (pages: readonly { url: string }[]) => pages.map(({ url }) => url)

/** Lists that have no page or place are cut at this length: `--json` has everything. */
const longest = 40

function short(lines: Line[]): Line[] {
  if (lines.length <= longest) return lines
  return [...lines.slice(0, longest), line(' ', `and ${lines.length - longest} more`)]
}

function removedLines({ removed, cities }: Plan): Line[] {
  const alone = (page: RemovedPage) => line('-', page.url, leadsTo([page]), [page.url])
  const inCities = foldCities(removed.filter(isInCity), cities)
  return [
    ...removed.filter(isNotInCity).map(alone),
    ...inCities.flatMap(({ service = '*', city = '*', pages }) => {
      if (pages.length <= 2) return pages.map(alone)
      return line('-', `${serviceCityId(service, city)} ${countByLanguage(pages)}`, leadsTo(pages), urlsOf(pages))
    }),
  ]
}

function leadsTo(pages: readonly RemovedPage[]): string {
  const lost = pages.filter((page) => page.leadsTo === undefined).length
  if (lost === 0) return pages.length === 1 ? `redirected to ${pages[0]!.leadsTo}` : 'redirected'
  return lost === pages.length ? 'not redirected' : `${lost} of them not redirected`
}

const redirectLines = ({ redirects }: Plan): Line[] =>
  redirects.map(({ action, from, to, before }) =>
    line(signs[action], from, before === undefined ? `-> ${to}` : `-> ${to}, not ${before}`),
  )

/** A pair added or removed together with both its pages is reported with them: here it is only counted. */
function pairLines({ pairs }: Plan): Line[] {
  const lines = pairs
    .filter(({ whole }) => !whole)
    .map(({ action, original, translation }) => line(signs[action], original, `${action} with ${translation}`))
  for (const action of ['appears', 'breaks'] as const) {
    const count = pairs.filter((pair) => pair.whole && pair.action === action).length
    const whose = action === 'appears' ? 'new' : 'removed'
    if (count > 0) lines.push(line(signs[action], `${count} of ${whose} pages`))
  }
  return lines
}

const fileLines = ({ files }: Plan): Line[] => files.map(({ action, file, note }) => line(signs[action], file, note))
