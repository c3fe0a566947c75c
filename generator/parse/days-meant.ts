import { type DayOfWeek, daysOfWeek } from '../../src/shared/appointment.ts'

/** The days that a text stands for, where a list of them is wanted: `Mon-Thu`, `Monday to Friday`, `Sat, Sun`. */
export function daysMeant(text: string): DayOfWeek[] | undefined {
  const parts = text.toLowerCase().split(/\s*(?:,|&|\+|\band\b)\s*/)
  const days = parts.map((part) => daysOf(part.split(/\s*(?:[-–—−]|\b(?:to|through|thru|until)\b)\s*/)))
  return days.includes(undefined) ? undefined : [...new Set(days.flatMap((each) => each!))]
}

/** One day, or all days from the first of two to the last. */
function daysOf(ends: readonly string[]): DayOfWeek[] | undefined {
  const days = ends.map(dayCalled)
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

/** The day that is written in full or abbreviated: `Mon`, `thurs.` */
function dayCalled(name: string): DayOfWeek | undefined {
  const start = name.trim().replace(/\.$/, '')
  return start.length < 3 ? undefined : daysOfWeek.find((day) => day.startsWith(start))
}
