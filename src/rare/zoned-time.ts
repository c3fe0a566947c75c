/**
 * The moment when clocks in `timeZone` show `time` (`14:30`) on `day` (`2026-11-22`). A time that clocks skip in spring
 * becomes an hour later. For a time they show twice in autumn, returns the first.
 */
export function zonedTime(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const before = shown - aheadOfUtc(shown - 24 * hour, timeZone)
  const after = shown - aheadOfUtc(shown + 24 * hour, timeZone)
  // Around a clock change, the guess that maps back to the given time is the right one.
  const isShown = (moment: number) => moment + aheadOfUtc(moment, timeZone) === shown
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

const hour = 3_600_000

/** How far clocks in `timeZone` are ahead of UTC at `moment`, in milliseconds. */
function aheadOfUtc(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat(undefined, {
    // Gregorian dates in Latin digits, whatever the visitor's language.
    numberingSystem: 'latn',
    calendar: 'gregory',
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute) - moment
}
