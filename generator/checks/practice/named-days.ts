import { type DayOfWeek, daysOfWeek } from '../../../src/shared/appointment.ts'
import { plainLetters } from '../../../src/shared/plain-letters.ts'
import { memo } from '../../memo.ts'
import { daysBetween } from '../../parse/days-meant.ts'
import { dayNames } from '../../text/day-names.ts'

interface NamedDays {
  /** Days that the words name, in their order. */
  named: readonly DayOfWeek[]
  /** Those, and the days between two: `Monday to Thursday`. */
  meant: ReadonlySet<DayOfWeek>
}

/** The days of the week that a text in a language names, in full or for short, with or without accents. */
export function daysIn(words: string, language: string): NamedDays {
  const { names, pattern } = namesOfDays(language)
  const named = [...fold(words).matchAll(pattern)].map(([, name]) => names.get(name!)!)
  const [from, to] = named
  return { named, meant: new Set(named.length === 2 ? daysBetween(from!, to!) : named) }
}

/** Shorter names are also other words: the German `So`. */
const fewestLetters = 3

interface NamesOfDays {
  /** In lower case, the longest first, so that none is taken for the start of another. */
  names: ReadonlyMap<string, DayOfWeek>
  /** Finds them in words. */
  pattern: RegExp
}

/** Memoized: asking the system takes a tenth of a millisecond, and every line of the hours needs the names. */
const namesOfDays = (language: string): NamesOfDays => memo(daysOfWeek, language, () => askForNames(language))

function askForNames(language: string): NamesOfDays {
  const all = (['long', 'short'] as const).flatMap((weekday) =>
    dayNames(language, weekday).map((name, index) => [fold(name), daysOfWeek[index]!] as const),
  )
  const names = new Map(all.filter(([name]) => name.length >= fewestLetters).sort(([a], [b]) => b.length - a.length))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${[...names.keys()].join('|')})s?(?![\\p{L}\\p{N}])`, 'gu')
  return { names, pattern }
}

/** In lower case, without accents, and without the period after an abbreviation. */
const fold = (words: string) => plainLetters(words).toLowerCase().replace(/\./g, '')
