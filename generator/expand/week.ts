import { daysOfWeek } from '../../src/shared/appointment.ts'
import { languageOf, localized } from '../languages.ts'
import type { Week } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Context } from '../site.ts'
import { closingMinutes, minutesOf, timesIn } from '../text/clock-times.ts'
import { dayNames, weekIn } from '../text/day-names.ts'

/** The office's week for a drawing: a column for each day, and the closed days in words. */
export function week({ site: { manifest }, bodyLanguage }: Context): Week {
  const { address, hours } = manifest.practice
  const { days } = hours
  const { locale, direction } = languageOf(bodyLanguage, manifest.languages)
  const short = dayNames(locale, 'short')
  const names = short.some(({ length }) => length > widest) ? dayNames(locale, 'narrow') : short
  const columns = weekIn(address.country).map((day) => {
    const rows = days.filter((row) => row.days.includes(day) && !isClosed(row))
    const open = rows.map(({ opens, closes }) => [minutesOf(opens)! / 60, closingMinutes(closes)! / 60] as const)
    return { name: names[daysOfWeek.indexOf(day)]!, open }
  })
  const open = [...new Set(columns.flatMap((column) => column.open.flat()))].sort((a, b) => a - b)
  const lines = days.map(({ text }) => localized(text, bodyLanguage, manifest.languages))
  const isByNoon = Math.max(...open) < 13
  const isTo24 = isByNoon ? usuallyTo24(locale) : days.some(({ closes }, row) => countsTo24(lines[row]!, closes))
  const textAt = isTo24 ? textsTo24(open, locale) : (at: number) => hourTo12(at, locale)
  return {
    columns,
    from: Math.floor(Math.min(...open)),
    to: Math.ceil(Math.max(...open)),
    hours: open.map((at) => ({ at, text: spelledAs(lines, textAt(at)) })),
    lines,
    closed: lines.filter((_, row) => isClosed(days[row]!)),
    direction,
  }
}

const isClosed = ({ opens, closes }: Practice['hours']['days'][number]) => opens === undefined || closes === undefined

/** How many letters fit in a column of the drawing. Arabic has no short names, and gets single letters instead. */
const widest = 4

/** Whether words use the 24-hour clock, as in `8 h à 20 h`: the drawing next to them uses the same one. */
const countsTo24 = (words: string, closes: string | undefined) =>
  timesIn(words).some(({ hour, minute }) => hour > 12 && hour * 60 + minute === minutesOf(closes))

/** The locale's usual clock, for when all hours are before noon: the words then fit both clocks. */
const usuallyTo24 = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23'

/** `9 am`. `hour12: true` would count from 0 in languages that usually use the 24-hour clock. */
const hourTo12 = (at: number, locale: string) => hourText(at, locale, { ...parts(at), hourCycle: 'h12' }).toLowerCase()

/** `9 h` where the language has a word for it, with minutes too if there are any, or else `09:00`. */
function textsTo24(hours: readonly number[], locale: string): (at: number) => string {
  const inWords = (at: number) => hourText(at, locale, { ...parts(at), hourCycle: 'h23' })
  return hours.every((at) => /\p{L}/u.test(inWords(at)))
    ? (at) => inWords(at).replace(/^0(?=\d)/, '')
    : (at) => hourText(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** `9 a. m.` where the words next to the drawing write it so: a Spanish locale has only `9 a.m.` or only `9 a. m.`. */
const spelledAs = (lines: readonly string[], text: string) =>
  lines.some((line) => /\p{Nd} \p{L}\. \p{L}\./u.test(line)) ? text.replace(/\.(?=\p{L})/gu, '. ') : text

const parts = (at: number): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  ...(at % 1 > 0 && { minute: '2-digit' }),
})

/** With plain spaces: which kind of space is used depends on the version of Node. */
const hourText = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .format(Date.UTC(2024, 0, 1, Math.floor(at), Math.round((at % 1) * 60)))
    .replace(/\s/g, ' ')
