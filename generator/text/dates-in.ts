import { foldDay } from './day-names.ts'
import { monthCalled } from './month-names.ts'

/**
 * The dates that a text in a language names: `December 24`, `24 de diciembre de 2026`. One without a year is the one
 * nearest to `near`.
 */
export const datesIn = (words: string, language: string, near: string): string[] =>
  [...foldDay(words).matchAll(written)].flatMap(({ groups }) => {
    const { first, after, before, last, year } = groups!
    const month = monthCalled((first ?? last)!, language)
    if (month === undefined) return []
    const day = `${String(month).padStart(2, '0')}-${(after ?? before)!.padStart(2, '0')}`
    return [year === undefined ? nearest(day, near) : `${year}-${day}`]
  })

function nearest(day: string, near: string): string {
  const year = Number(near.slice(0, 4))
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(near))
  return [year - 1, year, year + 1].map((each) => `${each}-${day}`).reduce((a, b) => (away(b) < away(a) ? b : a))
}

const number = String.raw`(?:0?[1-9]|[12]\d|3[01])`

/** Consumes nothing, since a number may belong to the word before it or after it: `closed 24 December`. */
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=(?:(?<first>\p{L}{3,}) (?<after>${number})(?:st|nd|rd|th)?|(?<before>${number})(?:st|nd|rd|th|er|o)? (?:de )?(?<last>\p{L}{3,}))(?![\p{L}\p{N}:])(?:,? (?:de )?(?<year>20\d\d)(?!\d))?)`,
  'gu',
)
