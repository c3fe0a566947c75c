import { type DayOfWeek, daysOfWeek } from '../../../src/shared/appointment.ts'
import type { Language } from '../../../src/shared/languages.ts'
import { firstFound } from '../../first-found.ts'
import { daysByName, foldDay } from '../../text/day-names.ts'
import { joining } from '../../text/joining-words.ts'

/**
 * The days that a text stands for, where a list of them is wanted: `Mon-Thu`, `Monday to Friday`, `Sat, Sun`, or in one
 * of these languages `lunes a viernes`.
 */
export function daysMeant(text: string, languages: readonly Language[] = []): DayOfWeek[] | undefined {
  const [and, to] = (['and', 'to'] as const).map((as) => joining(as, languages))
  const parts = foldDay(text).split(new RegExp(`\\s*(?:,|&|\\+|\\s(?:${and})\\s)\\s*`))
  const days = parts.map((part) => daysOf(part.split(new RegExp(`\\s*(?:[-–—−]|\\s(?:${to})\\s)\\s*`)), languages))
  return days.includes(undefined) ? undefined : [...new Set(days.flatMap((each) => each!))]
}

/** One day, or all days from the first of two to the last. */
function daysOf(ends: readonly string[], languages: readonly Language[]): DayOfWeek[] | undefined {
  const days = ends.map((name) => dayCalled(name, languages))
  const [first, last = first] = days
  return first === undefined || last === undefined || days.includes(undefined) || days.length > 2
    ? undefined
    : daysBetween(first, last)
}

/** From one day to another, across the end of the week if necessary. */
export function daysBetween(from: DayOfWeek, to: DayOfWeek): DayOfWeek[] {
  const week = [...daysOfWeek, ...daysOfWeek]
  const start = week.indexOf(from)
  return week.slice(start, week.indexOf(to, start) + 1)
}

/** The day that is written in full or abbreviated: `Mon`, `thurs.`, `miércoles` */
function dayCalled(name: string, languages: readonly Language[]): DayOfWeek | undefined {
  const start = foldDay(name.trim())
  if (start.length < 3) return undefined
  const english = daysOfWeek.find((day) => day.startsWith(start))
  return english ?? firstFound(languages, (language) => daysByName(language).get(start))
}
