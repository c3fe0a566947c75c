import { weekdays } from './schemas/practice.ts'

/** The days that a text stands for, where a list of them is wanted: `Mon-Thu`, `Monday to Friday`, `Sat, Sun`. */
export function daysMeant(text: string): string[] | undefined {
  const parts = text.toLowerCase().split(/\s*(?:,|&|\+|\band\b)\s*/)
  const days = parts.map((part) => daysOf(part.split(/\s*(?:[-–—−]|\b(?:to|through|thru|until)\b)\s*/)))
  return days.includes(undefined) ? undefined : [...new Set(days.flatMap((each) => each!))]
}

/** A day, or all from the first to the last of two: a range may pass the end of the week. */
function daysOf(ends: readonly string[]): string[] | undefined {
  const [first = -1, last = first, ...more] = ends.map(dayNumber)
  if (first === -1 || last === -1 || more.length > 0) return undefined
  const count = ((last - first + weekdays.length) % weekdays.length) + 1
  return Array.from({ length: count }, (_, index) => weekdays[(first + index) % weekdays.length]!)
}

/** The place in the week of a day that is written in full or cut short: `Mon`, `thurs.` */
function dayNumber(name: string): number {
  const start = name.trim().replace(/\.$/, '')
  return start.length < 3 ? -1 : weekdays.findIndex((day) => day.startsWith(start))
}
