import { plainLetters } from '../../src/shared/plain-letters.ts'
import type { ScalarValue } from '../edit/spell.ts'
import { anyTo } from '../text/joining-words.ts'

/**
 * Other ways to write a value, covering the usual mistakes of people who know what they mean. The schema decides which
 * is right. `written` is the value as written in the file: `02705`, where YAML reads the number 2705.
 */
export function rewritings(value: unknown, written: string): ScalarValue[] {
  if (typeof value === 'boolean') return [written]
  // As in 18.30, a time of day with a point.
  if (typeof value === 'number') return [written, ...textual.flatMap((rewrite) => rewrite(written))]
  if (typeof value !== 'string') return []
  const text = value.trim()
  return [...asSwitch(text), ...[text, ...textual.flatMap((rewrite) => rewrite(text))].filter((each) => each !== value)]
}

function asSwitch(text: string): boolean[] {
  if (/^(yes|on|true)$/i.test(text)) return [true]
  return /^(no|off|false)$/i.test(text) ? [false] : []
}

const range = new RegExp(`^(\\d+)\\s*(?:[-–—−]|${anyTo})\\s*(\\d+)(?:\\s?min[a-z]*\\.?)?$`)

const textual: readonly ((text: string) => string[])[] = [
  // An address.
  (text) => ifMatches(/^(?:http:)?(\/\/.+)$/i, text, ([, rest]) => `https:${rest}`),
  (text) => ifMatches(/^www\..+$/i, text, ([all]) => `https://${all}`),
  (text) => ifMatches(/^(.+[^/])\/+$/, text, ([, rest]) => rest!),
  (text) => ifMatches(/^mailto:\s*(.+)$/i, text, ([, rest]) => rest!),
  (text) => ifMatches(/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)(10\..+)$/i, text, ([, rest]) => rest!),
  // A phone number copied from a page, with non-breaking hyphens and spaces.
  (text) => ifMatches(/^[+(\d][^\p{L}]+$/u, text, ([all]) => all.replace(/\p{Pd}/gu, '-').replace(/\p{Zs}/gu, ' ')),
  // A locale.
  (text) =>
    ifMatches(
      /^([a-z]{2,3})_([a-z]{2})$/i,
      text,
      ([, code, country]) => `${code!.toLowerCase()}-${country!.toUpperCase()}`,
    ),
  // The code of a country or currency, or a postal code with letters.
  (text) => ifMatches(/^([a-z]{2,3}|(?=.*\d)[a-z\d][a-z\d -]*)$/i, text, ([all]) => all.toUpperCase()),
  // A range, with a word processor's dash, with spaces, in words or with its unit.
  (text) => ifMatches(range, plainLetters(text), ([, from, to]) => `${from}-${to}`),
  // A time of day, on the 24-hour clock.
  (text) =>
    ifMatches(
      /^(\d{1,2}):(\d\d)(?:\s?h(?:rs?)?\.?)?$/i,
      text,
      ([, hour, minute]) => `${hour!.padStart(2, '0')}:${minute}`,
    ),
  (text) =>
    ifMatches(/^(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?\s?m\.?$/i, text, ([, hour, minute = '00', half]) =>
      clockTime(hour!, minute, half!),
    ),
  (text) => (text === '24:00' ? ['00:00'] : []),
  // An hour alone. An earlier one may be meant in the afternoon.
  (text) => ifMatches(/^0?([7-9])$|^(1\d|2[0-3])$/, text, ([, one, two]) => `${two ?? `0${one}`}:00`),
  (text) =>
    ifMatches(
      /^(\d{1,2})(?:\.| ?h ?)(\d\d)?$/,
      text,
      ([, hour, minute = '00']) => `${hour!.padStart(2, '0')}:${minute}`,
    ),
  // With a word for "o'clock", which leaves no doubt about the half of the day.
  (text) =>
    ifMatches(
      /^(\d{1,2})(?:[:.](\d\d))? ?(?:uhr|uur|[時点시])$/i,
      text,
      ([, hour, minute = '00']) => `${hour!.padStart(2, '0')}:${minute}`,
    ),
  // A date. With slashes, only a number over 12 makes clear which is the month. With dots, the day comes first.
  (text) =>
    ifMatches(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, text, ([, year, month, day]) => dayOf(year!, month!, day!)),
  (text) =>
    ifMatches(/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/, text, ([, month, day, year]) => dayOf(year!, month!, day!)),
  (text) =>
    ifMatches(/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})$/, text, ([, day, month, year]) => dayOf(year!, month!, day!)),
  (text) =>
    ifMatches(/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, text, ([, day, month, year]) => dayOf(year!, month!, day!)),
]

function ifMatches(pattern: RegExp, text: string, rewrite: (match: RegExpExecArray) => string): string[] {
  const match = pattern.exec(text)
  return match === null ? [] : [rewrite(match)]
}

function clockTime(hour: string, minute: string, half: string): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const dayOf = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
