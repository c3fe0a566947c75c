import type { DayOfWeek } from '../../../src/shared/appointment.ts'
import { daysBetween } from '../../parse/issues/days-meant.ts'
import { remembered } from '../../remembered.ts'
import { daysByName, foldDay } from '../../text/day-names.ts'

interface NamedDays {
  /** Days that the words name, in their order. */
  named: readonly DayOfWeek[]
  /** Those, and the days between two: `Monday to Thursday`. */
  meant: ReadonlySet<DayOfWeek>
}

/** The days of the week that a text in a language names, in full or for short, with or without accents. */
export function daysIn(words: string, language: string): NamedDays {
  const { names, pattern } = namesOfDays(language)
  const named = [...foldDay(words).matchAll(pattern)].map(([, name]) => names.get(name!)!)
  const [from, to] = named
  return { named, meant: new Set(named.length === 2 ? daysBetween(from!, to!) : named) }
}

interface NamesOfDays {
  names: ReadonlyMap<string, DayOfWeek>
  /** Finds them in words. */
  pattern: RegExp
}

/** Memoized, because every line of the hours needs the names. */
const namesOfDays = remembered((language: string): NamesOfDays => {
  const names = daysByName(language)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${[...names.keys()].join('|')})s?(?![\\p{L}\\p{N}])`, 'gu')
  return { names, pattern }
})
