import { remembered } from '../remembered.ts'

/** `2026-11-21` as readers of `locale` write it. Uses no clock and no time zone, so the day never shifts. */
export const formatDay = (day: string, locale: string): string => longFormat(locale).format(startOf(day))

const longFormat = remembered(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

/**
 * The first and the last of several days, or a single one, with the day of the week. Starts with a capital letter. Some
 * languages, such as Chinese, abbreviate days of a range to 2026/11/21: there, both are written as single days are.
 */
export function formatDays(first: string, last: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const range = format.formatRange(startOf(first), startOf(last))
  const days = range.includes('/') ? [first, last].map((day) => format.format(startOf(day))).join(' – ') : range
  // Versions of Node differ in which space they use.
  return days.replace(/\s/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale))
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
