import type { Language } from '../../../src/shared/languages.ts'
import { firstFound } from '../../first-found.ts'
import { ourLanguage } from '../../languages.ts'
import { foldDay } from '../../text/day-names.ts'
import { formatDays } from '../../text/format-day.ts'
import { isShort, monthCalled } from '../../text/month-names.ts'

/**
 * The date of a text that names the month, and has nothing more than dates have in English or in one of these languages:
 * `Thursday, December 24, 2026`, `1er janvier 2027`, `15 de enero de 2027`.
 */
export const dateMeant = (text: string, languages: readonly Language[]): string | undefined =>
  firstFound([ourLanguage, ...languages], (language) => dateIn(text, language))

function dateIn(text: string, language: Language): string | undefined {
  const words = wordsOf(text)
  const years = words.filter((word) => /^\d{4}$/.test(word))
  const days = words.filter((word) => ordinal.test(word))
  const months = words.filter((word) => monthCalled(word, language) !== undefined)
  if (years.length !== 1 || days.length !== 1 || months.length !== 1) return undefined
  const [day, month] = [ordinal.exec(days[0]!)![1]!, monthCalled(months[0]!, language)!]
  const date = `${years[0]}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const said = wordsOf(formatDays(date, date, language))
  const others = words.filter((word) => ![...years, ...days, ...months].includes(word))
  return others.every((word) => said.some((each) => isShort(word, each))) ? date : undefined
}

const wordsOf = (text: string): string[] => foldDay(text).match(/[\p{L}\d]+/gu) ?? []

/** A day of the month, which may end in letters: `1st`, `1er`. */
const ordinal = /^(0?[1-9]|[12]\d|3[01])\p{L}{0,2}$/u
