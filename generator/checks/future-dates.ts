import type { LooseManifest } from '../parse/loose-manifest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'

/** The keys of days on which something happened. A review's `next` may be in the future. */
const pastKeys = ['on', 'date']

/**
 * Anything dated after `today`, such as `2026-11-21`: reviews, confirmations, testimonials, sources, and claims that
 * are a year. Only for commands that make no pages: pages must not depend on the date.
 */
export function futureDates({ sources, lists, claims = [] }: LooseManifest, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4))
  return [
    ...sources.flatMap((source) => futureDays(source, today)),
    ...(lists['sources.yaml'] ?? []).flatMap(({ source, path, value: { year } }) =>
      // Next year's volume may be out in December.
      typeof year === 'number' && year > thisYear + 1 ? [futureDate(source, [...path, 'year'], String(year))] : [],
    ),
    ...claims.flatMap(({ source, path, value }) =>
      Object.entries(value).flatMap(([key, words]) => {
        const isYear = typeof words === 'string' && /^(19|20)\d\d$/.test(words)
        return isYear && Number(words) > thisYear ? [futureDate(source, [...path, key], words)] : []
      }),
    ),
  ]
}

function futureDays(source: Source, today: string): Problem[] {
  // A cheap test first: every file is checked, and few contain dates.
  if (!/\b(on|date):/.test(source.text)) return []
  const problems: Problem[] = []
  walk(source.value, (value, path) => {
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    if (isDay && pastKeys.includes(String(path.at(-1))) && value > today)
      problems.push(futureDate(source, [...path], value))
    return undefined
  })
  return problems
}

const futureDate = (source: Source, path: Path, date: string) =>
  problem('FUTURE_DATE', locate(source, path), `${date} is in the future`, 'Write when it happened.')
