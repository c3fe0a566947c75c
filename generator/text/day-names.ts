import { type DayOfWeek, daysOfWeek } from '../../src/shared/appointment.ts'
import { plainLetters } from '../../src/shared/plain-letters.ts'
import { remembered } from '../remembered.ts'
import { capitalized } from './capitalized.ts'

/** The names of the days in a language, from Monday on: in full, for short, or as single letters. */
export function dayNames(locale: string, weekday: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return daysOfWeek.map((_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}

/** The days in the order of a country's week, which begins after its weekend: on Sunday where that is Friday and Saturday. */
export const weekIn = remembered((country: string): readonly DayOfWeek[] => {
  // A method in later versions of Node, a property in earlier ones. Monday is 1.
  const locale = new Intl.Locale(`und-${country}`) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  const { weekend } = (locale.getWeekInfo?.() ?? locale.weekInfo)!
  const first = weekend.at(-1)!
  return [...daysOfWeek.slice(first), ...daysOfWeek.slice(0, first)]
})

interface WeekInfo {
  weekend: number[]
}

/** Days as our messages name them: `Monday, Tuesday`. */
export const daysInProse = (days: readonly DayOfWeek[]): string => days.map(capitalized).join(', ')

/** Shorter names are also other words: the German `So`. */
const fewestLetters = 3

/**
 * The days by their names in a language, in full and for short, as `foldDay` spells them. The longest are first, so that
 * none is taken for the start of another. Memoized: asking the system takes a tenth of a millisecond.
 */
export const daysByName = remembered((language: string): ReadonlyMap<string, DayOfWeek> => {
  const all = (['long', 'short'] as const).flatMap((weekday) =>
    dayNames(language, weekday).map((name, index) => [foldDay(name), daysOfWeek[index]!] as const),
  )
  return new Map(all.filter(([name]) => name.length >= fewestLetters).sort(([a], [b]) => b.length - a.length))
})

/** In lower case, without accents, and without the period after an abbreviation. */
export const foldDay = (words: string): string => plainLetters(words).toLowerCase().replace(/\./g, '')
