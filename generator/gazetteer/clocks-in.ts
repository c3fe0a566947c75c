import { ourLanguage } from '../languages.ts'

/** How far the clocks of a time zone are from Greenwich, in January and in July: `GMT-05:00`. */
export function clocksIn(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat(ourLanguage, { timeZone, timeZoneName: 'longOffset' })
  return [0, 6].map(
    (month) => format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'timeZoneName')!.value,
  )
}
