import { daysOfWeek } from '../../src/shared/appointment.ts'
import { languageOf, localized } from '../languages.ts'
import type { Week } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Context } from '../site.ts'

/** The office's week for a drawing: a column for each day from Monday, and the closed days in words. */
export function week({ site: { manifest }, bodyLanguage }: Context): Week {
  const { days } = manifest.practice.hours
  const { locale } = languageOf(bodyLanguage, manifest.languages)
  const short = dayNames(locale, 'short')
  const names = short.some(({ length }) => length > widest) ? dayNames(locale, 'narrow') : short
  const columns = daysOfWeek.map((day, index) => {
    const { opens, closes } = days.find((row) => row.days.includes(day)) ?? {}
    const name = names[index] as string
    return opens === undefined || closes === undefined
      ? { name }
      : { name, open: [hourOf(opens), hourOf(closes) || midnight] as const }
  })
  const open = columns.flatMap((column) => column.open ?? [])
  return {
    columns,
    from: Math.floor(Math.min(...open)),
    to: Math.ceil(Math.max(...open)),
    hours: [...new Set(open)].sort((a, b) => a - b).map((at) => ({ at, text: hourText(at, locale) })),
    lines: days.map(({ text }) => localized(text, bodyLanguage, manifest.languages)),
    closed: days.filter(isClosed).map(({ text }) => localized(text, bodyLanguage, manifest.languages)),
  }
}

const isClosed = ({ opens, closes }: Practice['hours']['days'][number]) => opens === undefined || closes === undefined

/** In hours: an office that closes at 00:00 is open until then. */
const midnight = 24

/** `09:30` as 9.5. */
function hourOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours + minutes / 60
}

/** The first of January 2024 was a Monday. */
const dayNames = (locale: string, weekday: 'short' | 'narrow') => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return daysOfWeek.map((_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}

/** How many letters fit in a column of the drawing. Arabic has no short names, and gets single letters instead. */
const widest = 4

/**
 * `9 am`, as hours are written in texts; `hour12: true` would begin at 0 where the language usually counts to 24. Versions
 * of Node differ in which space they use.
 */
function hourText(at: number, locale: string): string {
  const minutes = Math.round((at % 1) * 60)
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    ...(minutes > 0 && { minute: '2-digit' }),
    hourCycle: 'h12',
    timeZone: 'UTC',
  })
  return format
    .format(Date.UTC(2024, 0, 1, Math.floor(at), minutes))
    .replace(/\s/g, ' ')
    .toLowerCase()
}
