/** `2026-11-21` as readers of `locale` write it. Uses no clock and no time zone, so the day never shifts. */
export function formatDay(day: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

const formats = new Map<string, Intl.DateTimeFormat>()
