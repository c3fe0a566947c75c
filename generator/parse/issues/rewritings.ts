import { plainLetters } from '../../../src/shared/plain-letters.ts'
import type { ScalarValue } from '../../edit/spell.ts'
import { anyTo } from '../../text/joining-words.ts'

/**
 * Other ways to write a value, covering the usual mistakes of people who know what they mean. The schema decides which
 * is right. `written` is the value as written in the file: `02705`, where YAML reads the number 2705.
 */
export function rewritings(value: unknown, written: string): ScalarValue[] {
  if (typeof value === 'boolean') return [written]
  // As in 18.30, a time of day with a point.
  if (typeof value === 'number') return [written, ...meantBy(written)]
  if (typeof value !== 'string') return []
  const text = value.trim()
  return [...asSwitch(text), ...[text, ...meantBy(text)].filter((each) => each !== value)]
}

function asSwitch(text: string): boolean[] {
  if (/^(yes|on|true)$/i.test(text)) return [true]
  return /^(no|off|false)$/i.test(text) ? [false] : []
}

const meantBy = (text: string): string[] => [
  ...asRange(text),
  ...usual.flatMap(([pattern, rewrite]) => {
    const [all, ...groups] = pattern.exec(text) ?? []
    return all === undefined ? [] : [rewrite(all, ...groups)]
  }),
]

const range = new RegExp(`^(\\d+)\\s*(?:[-–—−]|${anyTo})\\s*(\\d+)(?:\\s?min[a-z]*\\.?)?$`)

/** A range with a word processor's dash, with spaces, in words or with its unit. */
function asRange(text: string): string[] {
  const [, from, to] = range.exec(plainLetters(text)) ?? []
  return from === undefined ? [] : [`${from}-${to}`]
}

const theRest = (_: string, rest = '') => rest
const onTheClock = (_: string, hour = '', minute = '00') => `${twoDigits(hour)}:${minute}`
const twoDigits = (number: string) => number.padStart(2, '0')
const dayOf = (year = '', month = '', day = '') => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** What people write, and what they mean by it. `rewrite` gets the whole text, then the groups of the pattern. */
const usual: readonly (readonly [pattern: RegExp, rewrite: (all: string, ...groups: string[]) => string])[] = [
  // An address.
  [/^(?:http:)?(\/\/.+)$/i, (_, rest) => `https:${rest}`],
  [/^www\..+$/i, (all) => `https://${all}`],
  [/^(.+[^/])\/+$/, theRest],
  [/^https:\/\/[^\s/]+\/.* .*$/i, (all) => all.replaceAll(' ', '%20')],
  [/^mailto:\s*(.+)$/i, theRest],
  [/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)(10\..+)$/i, theRest],
  // A phone number copied from a page, with non-breaking hyphens and spaces.
  [/^[+(\d][^\p{L}]+$/u, (all) => all.replace(/\p{Pd}/gu, '-').replace(/\p{Zs}/gu, ' ')],
  // A locale.
  [/^([a-z]{2,3})_([a-z]{2})$/i, (_, code = '', country = '') => `${code.toLowerCase()}-${country.toUpperCase()}`],
  // The code of a country or currency, or a postal code with letters.
  [/^([a-z]{2,3}|(?=.*\d)[a-z\d][a-z\d -]*)$/i, (all) => all.toUpperCase()],
  // A time of day, on the 24-hour clock.
  [/^(\d{1,2}):(\d\d)(?:\s?h(?:rs?)?\.?)?$/i, onTheClock],
  [
    /^(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?\s?m\.?$/i,
    (all, hour, minute, half) => onTheClock(all, String((Number(hour) % 12) + (/p/i.test(half!) ? 12 : 0)), minute),
  ],
  [/^24:00$/, () => '00:00'],
  [/^([01]\d|2[0-3])([0-5]\d)$/, onTheClock],
  // An hour alone. An earlier one may be meant in the afternoon.
  [/^(0?[7-9]|1\d|2[0-3])$/, onTheClock],
  [/^(\d{1,2})(?:\.| ?h ?)(\d\d)?$/, onTheClock],
  // With a word for "o'clock", which leaves no doubt about the half of the day.
  [/^(\d{1,2})(?:[:.](\d\d))? ?(?:uhr|uur|[時点시])$/i, onTheClock],
  // A date. With slashes, only a number over 12 makes clear which is the month. With dots, the day comes first.
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, (_, year, month, day) => dayOf(year, month, day)],
  [/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/, (_, month, day, year) => dayOf(year, month, day)],
  [/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})$/, (_, day, month, year) => dayOf(year, month, day)],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, (_, day, month, year) => dayOf(year, month, day)],
]
