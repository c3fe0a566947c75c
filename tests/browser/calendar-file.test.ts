import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { icsFile, type Visit } from '../../src/rare/ics.ts'
import { zonedTime } from '../../src/rare/zoned-time.ts'
import { anyText } from '../support/appointment.ts'

const visit: Visit = {
  uid: 'one@example.com',
  starts: new Date('2026-12-01T18:30:00Z'),
  made: new Date('2026-11-22T01:02:03Z'),
  summary: 'Appointment',
  location: '12 Pier Street, Alder Bay, CA 92705',
  description: 'To change it, call (714) 555-0100.',
}

const linesOf = (file: string) => file.split('\r\n')
/** The unfolded lines, as a calendar reads them. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('the file for the calendar', () => {
  it('is one appointment in UTC, with a place and a way to change it', () => {
    expect(unfolded(icsFile(visit))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sightline//Visit//EN',
      'BEGIN:VEVENT',
      'UID:one@example.com',
      'DTSTAMP:20261122T010203Z',
      'DTSTART:20261201T183000Z',
      'DURATION:PT1H',
      'SUMMARY:Appointment',
      'LOCATION:12 Pier Street\\, Alder Bay\\, CA 92705',
      'DESCRIPTION:To change it\\, call (714) 555-0100.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Appointment',
      'TRIGGER:-P1D',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Appointment',
      'TRIGGER:-PT2H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has no line longer than 75 octets, and only CRLF line ends, whatever is written', () => {
    fc.assert(
      fc.property(anyText(400), (description) => {
        const file = icsFile({ ...visit, description })
        for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it('keeps every note as it was written', () => {
    fc.assert(
      fc.property(anyText(400), (note) => {
        const line = unfolded(icsFile({ ...visit, description: note })).find((each) => each.startsWith('DESCRIPTION:'))
        const read = line!.slice('DESCRIPTION:'.length).replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark))
        expect(read).toBe(note.replace(/\r\n|\r/g, '\n'))
      }),
      { examples: [['\\new drops; morning, evening']] },
    )
  })

  it('gets no extra lines from a note', () => {
    const file = icsFile({ ...visit, description: 'a\r\nEND:VEVENT\nBEGIN:VEVENT' })
    expect(unfolded(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })
})

describe('a time at the office', () => {
  const zone = 'America/Los_Angeles'

  it.each([
    ['in winter', '2026-12-01', '10:30', '2026-12-01T18:30:00.000Z'],
    ['in summer', '2026-07-01', '10:30', '2026-07-01T17:30:00.000Z'],
    ['at midnight', '2026-12-01', '00:00', '2026-12-01T08:00:00.000Z'],
    ['on the morning that clocks go forward', '2026-03-08', '09:00', '2026-03-08T16:00:00.000Z'],
    ['on the morning that clocks go back', '2026-11-01', '09:00', '2026-11-01T17:00:00.000Z'],
    ['skipped in spring, an hour later', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['shown twice in autumn, the first time', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
  ])('is converted to UTC: %s', (_, day, time, moment) => {
    expect(zonedTime(day, time, zone).toISOString()).toBe(moment)
  })

  it('is in the time zone of the office, wherever the visitor is', () => {
    expect(zonedTime('2026-12-01', '10:30', 'Asia/Kolkata').toISOString()).toBe('2026-12-01T05:00:00.000Z')
  })

  it.each([
    ['another calendar', 'th-TH'],
    ['other digits', 'ar-EG'],
    ['both', 'fa-IR'],
  ])('is the same in a browser set to a language with %s', (_, locale) => {
    class OfBrowser extends Intl.DateTimeFormat {
      constructor(_: unknown, options: Intl.DateTimeFormatOptions) {
        super(locale, options)
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: OfBrowser })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(zonedTime('2026-12-01', '10:30', zone).toISOString()).toBe('2026-12-01T18:30:00.000Z')
  })
})
