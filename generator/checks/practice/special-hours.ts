import { codesOf, englishName } from '../../languages.ts'
import { entriesAt, type LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { day } from '../../parse/schemas/day.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { datesIn } from '../../text/dates-in.ts'
import { dayMs } from '../../today.ts'
import { checkTimes, overlap } from './hours.ts'

/** In days: a span that is longer likely has a wrong year. */
const longest = 62

interface Days extends LooseEntry {
  first: string
  last: string
}

/** In years: nobody announces holidays that are further away, so the year is likely a typo. */
const furthest = 2

/**
 * Special hours that end before they begin, overlap with others, have times that cannot be true, or name another day in
 * their words.
 */
export function checkSpecialHours({ practiceSource, languages }: LooseManifest): Problem[] {
  const days = specialDays(practiceSource)
  const odd = days.map(oddSpan)
  return [
    ...odd.flat(),
    ...sharedDays(days.filter((_, index) => odd[index]!.length === 0)),
    ...days.flatMap((each) => checkTimes(each, codesOf(languages))),
    ...days.flatMap((each) => codesOf(languages).flatMap((code) => otherDay(each, code))),
  ]
}

/** Special hours that were over before `today`. */
export const pastSpecialHours = ({ practiceSource }: LooseManifest, today: string): Problem[] =>
  specialDays(practiceSource)
    .filter(({ first, last }) => first <= last && last < today)
    .map(({ source, path, last }) =>
      problem('PAST_HOURS', locate(source, path), `these hours ended on ${last}`, 'Remove the entry.'),
    )

/** Special hours too long after `today`. */
export const farSpecialHours = ({ practiceSource }: LooseManifest, today: string): Problem[] =>
  specialDays(practiceSource)
    .filter(({ first }) => yearOf(first) > yearOf(today) + furthest)
    .map(({ source, path, first }) => {
      const message = `these hours are for ${first}, in ${yearOf(first) - yearOf(today)} years`
      return problem('UNLIKELY_HOURS', locate(source, [...path, 'day']), message, 'Correct the year.')
    })

const yearOf = (date: string) => Number(date.slice(0, 4))

/** The entries with valid dates. An invalid date is reported separately. */
const specialDays = (source: Source): Days[] =>
  entriesAt(source, ['hours', 'special']).flatMap((entry) => {
    const { day: from, through = from } = entry.value
    const [first, last] = [day.safeParse(from).data, day.safeParse(through).data]
    return first === undefined || last === undefined ? [] : [{ ...entry, first, last }]
  })

/** Days that are out of order, or too many. */
function oddSpan({ source, path, first, last }: Days): Problem[] {
  const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  if (count >= 1 && count <= longest) return []
  const place = locate(source, [...path, 'through'])
  const fix = 'Write the first day under "day:" and the last one under "through:".'
  return count < 1
    ? [problem('IMPOSSIBLE_HOURS', place, `the last day, ${last}, is before the first, ${first}`, fix)]
    : [problem('UNLIKELY_HOURS', place, `these hours last ${count} days`, fix)]
}

/** Words that name a day before the entry's own. A later one may be when a closed office opens again. */
function otherDay({ source, path, value, first, last }: Days, code: string): Problem[] {
  const words = value[code]
  if (typeof words !== 'string' || first > last) return []
  const other = datesIn(words, code, first).find((date) => date < first)
  if (other === undefined) return []
  const days = first === last ? first : `${first} to ${last}`
  const message = `the ${englishName(code)} words name ${other}, but the entry is for ${days}`
  const fix = 'Correct the words or the day. The words need no date: pages show the day before them.'
  return [problem('UNLIKELY_HOURS', locate(source, [...path, code]), message, fix)]
}

const sharedDays = (days: readonly Days[]): Problem[] =>
  days.flatMap(({ source, path, first, last }, index) => {
    const other = days
      .slice(0, index)
      .find((each) => each.first <= last && first <= each.last && overlap(each, days[index]!))
    if (other === undefined) return []
    const both = first > other.first ? first : other.first
    const message = `${both} already has special hours on line ${locate(source, other.path).line}`
    const fix = `Keep ${both} in one of the entries. Two may share it if the office closes in between.`
    return [problem('IMPOSSIBLE_HOURS', locate(source, [...path, 'day']), message, fix)]
  })
