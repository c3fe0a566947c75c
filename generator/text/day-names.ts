import { daysOfWeek } from '../../src/shared/appointment.ts'

/** The names of the days in a language, from Monday on: in full, for short, or as single letters. */
export function dayNames(locale: string, weekday: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return daysOfWeek.map((_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}
