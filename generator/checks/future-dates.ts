import { type Codes, codesOf } from '../languages.ts'
import { knownAt } from '../parse/known-keys.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { schemaOf } from '../parse/schemas/index.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { findBelow } from '../read/walk.ts'
import { dayMs } from '../today.ts'

/** The keys of days on which something happened. A review's `next` may be in the future. */
const pastKeys = ['on', 'date']

/**
 * Anything dated in the future: reviews, confirmations, testimonials, sources, and claims that are a year. Where it was
 * written, it may be the day after `today` already: CI usually runs in UTC.
 */
export function futureDates({ sources, languages, lists, claims }: LooseManifest, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4))
  const codes = codesOf(languages)
  const tomorrow = dayAfter(today)
  return [
    ...sources.flatMap((source) => futureDays(source, tomorrow, codes)),
    ...lists['sources.yaml'].flatMap(({ source, path, value: { year } }) =>
      // Next year's volume may be out in December.
      typeof year === 'number' && year > thisYear + 1 ? [futureDate(source, [...path, 'year'], String(year))] : [],
    ),
    ...claims.flatMap(({ source, path, value }) =>
      Object.entries(value).flatMap(([key, words]) => {
        const isYear = key !== 'id' && typeof words === 'string' && /^(19|20)\d\d$/.test(words)
        return isYear && Number(words) > thisYear ? [futureDate(source, [...path, key], words)] : []
      }),
    ),
  ]
}

function futureDays(source: Source, latest: string, codes: Codes): Problem[] {
  // A cheap test first: every file is checked, and few contain dates. "on" may be quoted: YAML 1.1 reads it as true.
  if (!/\b(on|date)["']?:/.test(source.text)) return []
  return findBelow(source.value, (value, path) => {
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    return isDay && pastKeys.includes(String(path.at(-1))) && value > latest && isKnown(source, path, codes)
      ? futureDate(source, path, value)
      : undefined
  })
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** Whether the schema has such a key there. An unknown key is reported by itself, and its value may be no date. */
function isKnown(source: Source, path: Path, codes: Codes): boolean {
  const schema = schemaOf(source.file, codes)
  return schema !== undefined && knownAt(path.slice(0, -1), { schema, source }).keys.includes(String(path.at(-1)))
}

const futureDate = (source: Source, path: Path, date: string) =>
  problem('FUTURE_DATE', locate(source, path), `${date} is in the future`, 'Write when it happened.')
