import { memo } from '../memo.ts'
import { foldDay } from './day-names.ts'

const calendar = {}

/** The names of the twelve months in a language as dates have them, as `foldDay` spells them. Memoized. */
export const monthNames = (language: string): readonly string[] =>
  memo(calendar, language, () => {
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
