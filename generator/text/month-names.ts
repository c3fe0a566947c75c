import { remembered } from '../remembered.ts'
import { foldDay } from './day-names.ts'

/** The names of the twelve months in a language as dates have them, as `foldDay` spells them. Memoized. */
const monthNames = remembered((language: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 1))
    return foldDay(parts.find(({ type }) => type === 'month')!.value)
  })
})

/** The number of the month that is written in full or abbreviated. */
export function monthCalled(word: string, language: string): number | undefined {
  const found = monthNames(language).flatMap((name, index) => (isShort(word, name) ? [index + 1] : []))
  return found.length === 1 ? found[0] : undefined
}

/** Whether a word is this name, or the first three or more letters of it. */
export const isShort = (word: string, name: string) => word === name || (word.length >= 3 && name.startsWith(word))
