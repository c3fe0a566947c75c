import { daysOfWeek } from '../../../src/shared/appointment.ts'
import type { Language } from '../../../src/shared/languages.ts'
import { editValue } from '../../edit/edit-value.ts'
import { codesOf, englishName } from '../../languages.ts'
import { entriesAt, type LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { dayOfWeek } from '../../parse/schemas/practice.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asList } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import {
  canMean,
  closingMinutes,
  figuresIn,
  isSaidInWords,
  minutesOf,
  onClock,
  statesHours,
  timeOf,
  timesIn,
} from '../../text/clock-times.ts'
import { daysInProse } from '../../text/day-names.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { daysIn } from './named-days.ts'

const noon = 12 * 60

/** In minutes: an office open for less has likely lost an hour or half of the day to a typo. */
const shortest = 2 * 60

/**
 * Hours that end before they begin, days that are listed twice or not at all, and words that state other times or name
 * other days.
 */
export function checkHours({ practiceSource: source, languages }: LooseManifest): Problem[] {
  const codes = codesOf(languages)
  return remember(source, codes.join(), () => hoursIn(source, codes))
}

const remember = keptPerSource('hours')

function hoursIn(source: Source, codes: readonly Language[]): Problem[] {
  const entries = entriesAt(source, ['hours', 'days'])
  if (entries.length === 0) return []
  return [
    ...repeatedDays(entries),
    ...missingDays(entries),
    ...entries.flatMap((entry) => codes.flatMap((code) => otherDays(entry, code))),
    ...entries.flatMap((entry) => checkTimes(entry, codes)),
  ]
}

/** Times that no office can have, or that the words next to them do not state. */
export function checkTimes(entry: LooseEntry, codes: readonly Language[]): Problem[] {
  const { opens, closes } = entry.value
  const times = [opens, closes].map(minutesOf).filter((minutes) => minutes !== undefined)
  const broken = brokenTimes(entry)
  // A malformed time is reported separately.
  const isMalformed = opens !== undefined && times.length < 2
  if (broken.length > 0 || isMalformed) return broken
  return codes.flatMap((code) => contradiction(entry, code, times))
}

/** Days in several entries, unless the office closes in between. */
function repeatedDays(entries: readonly LooseEntry[]): Problem[] {
  return entries.flatMap((entry, at) =>
    (asList(entry.value.days) ?? []).flatMap((day, index, days) => {
      const { source, path } = entry
      const others = entries.slice(0, at).filter((other) => asList(other.value.days)?.includes(day))
      const other = days.indexOf(day) < index ? entry : others.find((each) => overlap(each, entry))
      if (other === undefined) return []
      const message = `"${String(day)}" is already listed on line ${locate(source, other.path).line}`
      const fix = `Keep "${String(day)}" only in the entry with the right hours. Two may share it if the office closes in between.`
      return [problem('IMPOSSIBLE_HOURS', locate(source, [...path, 'days', index]), message, fix)]
    }),
  )
}

/** Whether two entries have a time in common. One without times is for the whole day. */
export function overlap(a: LooseEntry, b: LooseEntry): boolean {
  const [from, to] = stretchOf(a)
  const [otherFrom, otherTo] = stretchOf(b)
  return from < otherTo && otherFrom < to
}

/** In order, even if the times are not. */
const stretchOf = ({ value: { opens, closes } }: LooseEntry) =>
  [minutesOf(opens) ?? 0, closingMinutes(closes) ?? 24 * 60].sort((a, b) => a - b) as [number, number]

function missingDays(entries: readonly LooseEntry[]): Problem[] {
  const named: unknown[] = entries.flatMap(({ value }) => asList(value.days) ?? [undefined])
  const missing = daysOfWeek.filter((day) => !named.includes(day))
  // A name that is not a day may be a missing one, misspelled.
  if (missing.length === 0 || !named.every((day) => dayOfWeek.safeParse(day).success)) return []
  const fix = `Add an entry with "days: [${missing.join(', ')}]" and the words for it, without times if the office is closed.`
  const { source, path } = entries[0]!
  const message = `there are no hours for ${daysInProse(missing)}`
  return [problem('MISSING_DAY', locate(source, path.slice(0, -1), 'key'), message, fix)]
}

/** Words that name a day that the entry is not for. */
function otherDays({ source, path, value }: LooseEntry, code: string): Problem[] {
  const words = value[code]
  const listed = asList(value.days) ?? []
  const days = daysOfWeek.filter((day) => listed.includes(day))
  // A misspelled day is reported separately.
  if (typeof words !== 'string' || days.length < listed.length || days.length === 0) return []
  const { named, meant } = daysIn(words, code)
  const other = named.find((day) => !days.includes(day))
  if (other === undefined) return []
  const isShorter = meant.size < days.length
  // "Every day except Sunday" names the days of all other entries.
  if (isShorter && daysOfWeek.every((day) => meant.has(day) !== days.includes(day))) return []
  // A line may mention another day besides its own: "Saturday by appointment, please call by Friday". Where it names too
  // few to be the entry's, it may leave those out: "Weekdays except Wednesday".
  const kind = isShorter || days.every((day) => meant.has(day)) ? 'UNLIKELY_HOURS' : 'IMPOSSIBLE_HOURS'
  const message = `the ${englishName(code)} words name ${daysInProse([other])}, but the entry is for ${daysInProse(days)}`
  const fix = 'Name the same days in the words and in "days:".'
  return [problem(kind, locate(source, [...path, code]), message, fix)]
}

/** An entry with only one of the two times, or with times that are out of order. */
function brokenTimes({ source, path, value: { opens, closes } }: LooseEntry): Problem[] {
  if ((opens === undefined) !== (closes === undefined)) {
    const [there, lost] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes']
    // Parsing reports that one key has both times.
    const time = opens ?? closes
    if (typeof time === 'string' && timesIn(time).length > 1) return []
    const fix = `Add "${lost}:", or remove "${there}:" from a day without fixed hours.`
    return [problem('IMPOSSIBLE_HOURS', locate(source, [...path, there]), `there is "${there}" but no "${lost}"`, fix)]
  }
  const [from, to] = [minutesOf(opens), closingMinutes(closes)]
  if (from === undefined || to === undefined) return []
  if (to > from && to - from >= shortest) return []
  const place = locate(source, [...path, 'closes'])
  if (to <= from) {
    const message = `the office closes at ${String(closes)}, before it opens at ${String(opens)}`
    if (from < noon) {
      const edit = editValue(source, [...path, 'closes'], timeOf(to + noon))
      return [problem('IMPOSSIBLE_HOURS', place, message, `Write "${timeOf(to + noon)}".`, [edit])]
    }
    // An entry has one period for each of its days, so hours at night can only end at midnight.
    const swapped = 'Write the earlier time under "opens:", both on the 24-hour clock: 6 pm is "18:00".'
    const fix = `${swapped} If the office is open past midnight, write "00:00" under "closes:", and all hours in the words.`
    return [problem('IMPOSSIBLE_HOURS', place, message, fix)]
  }
  const fix = 'Write both times on the 24-hour clock: 6 pm is "18:00".'
  return [problem('UNLIKELY_HOURS', place, `the office is open for only ${to - from} minutes`, fix)]
}

/** One stretch has up to three: "9 am to 12 pm" may be read as 9, 12 and 9:12. */
const figuresOfTwoStretches = 4

const aboutBreaks =
  'If the office closes in between, add a second entry for the same days: each has one stretch of time.'

/** Whether words divide the entry's stretch of time in two: `9 am to 12 pm and 1 pm to 6 pm`. */
function giveBreak(words: string, { opens, closes }: LooseEntry['value']): boolean {
  const [from, to] = [minutesOf(opens)!, closingMinutes(closes)!]
  const [first, ends, resumes, last, ...more] = figuresIn(words)
  if (last === undefined || more.length > 0 || !canMean(first!, from) || !canMean(last, to)) return false
  return onClock(ends!).some((end) => onClock(resumes!).some((start) => from < end && end < start && start < to))
}

/** Words that disagree with the entry's times: other times, times where there are none, or none where there are. */
function contradiction({ source, path, value }: LooseEntry, code: string, times: readonly number[]): Problem[] {
  const words = value[code]
  if (typeof words !== 'string') return []
  const figures = timesIn(words)
  const unstated = times.filter((time) => !isSaidInWords(time) && !figures.some((figure) => canMean(figure, time)))
  const place = () => locate(source, [...path, code])
  if (times.length === 0) {
    if (!statesHours(words)) return []
    const message = `the ${englishName(code)} words give times, but the entry has neither "opens:" nor "closes:"`
    return [problem('UNLIKELY_HOURS', place(), message, 'Add both to the entry: search engines read them there.')]
  }
  if (unstated.length === 0) {
    if (!giveBreak(words, value)) return []
    const message = `the ${englishName(code)} words give two stretches of time, but the entry has only one, without a break`
    return [problem('UNLIKELY_HOURS', place(), message, aboutBreaks)]
  }
  const times24 = times.map(timeOf).join(' to ')
  if (figures.length === 0) {
    const message = `the ${englishName(code)} words give no time, but the entry says ${times24}`
    return [
      problem('UNLIKELY_HOURS', place(), message, 'Give the times in the words, or remove "opens:" and "closes:".'),
    ]
  }
  // "Open until 4 pm" leaves a time out but does not contradict it.
  const isOther = (figure: (typeof figures)[number]) => !times.some((time) => canMean(figure, time))
  if (figures.length < times.length && !figures.some(isOther)) return []
  const message = `the ${englishName(code)} words do not say ${timeOf(unstated[0]!)}, but the entry does`
  const same = `Write the same times in the words and in "opens:" and "closes:" next to them, which now say ${times24}.`
  const fix = figures.length < figuresOfTwoStretches ? same : `${same} ${aboutBreaks}`
  return [problem('IMPOSSIBLE_HOURS', place(), message, fix)]
}
