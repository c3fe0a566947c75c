/** An appointment as the patient writes it down. Nothing in it reveals its purpose. */
export interface Visit {
  /** Globally unique. */
  uid: string
  starts: Date
  /** When the file was made. */
  made: Date
  summary: string
  location: string
  description: string
}

/** One day and two hours before. */
const reminders = ['-P1D', '-PT2H']

/**
 * The visit as a calendar file (RFC 5545) with two reminders. Times are in UTC, which every calendar shows in its own
 * zone. The length of a visit is not known, so an hour is blocked.
 */
export function icsFile({ uid, starts, made, summary, location, description }: Visit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sightline//Visit//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(starts)}`,
    'DURATION:PT1H',
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...reminders.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** For example `20261122T183000Z`. */
const utc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Folds a line to at most 75 octets, continued after a space. Never splits a character. */
function folded(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const length = new TextEncoder().encode(character).length
    if (octets + length > 75) {
      parts.push('')
      // The leading space of a continued line counts.
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += length
  }
  return parts.join('\r\n ')
}
