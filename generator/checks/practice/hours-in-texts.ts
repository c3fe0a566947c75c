import type { DayOfWeek } from '../../../src/shared/appointment.ts'
import { entriesAt } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asList, valueAt } from '../../read/raw-values.ts'
import { remembered } from '../../remembered.ts'
import { capitalized } from '../../text/capitalized.ts'
import { type ClockTime, canMean, closingMinutes, exactTimes, minutesOf } from '../../text/clock-times.ts'
import { dayNames, daysInProse } from '../../text/day-names.ts'
import { sentencesIn } from '../../text/sentences.ts'
import { findInTexts, isBroken, type TextPlace } from './find-in-texts.ts'
import { daysIn } from './named-days.ts'

/** When the office is open on some days, in minutes. */
interface Open {
  days: readonly unknown[]
  opens: number
  closes: number
}

/**
 * Sentences and rows of tables that repeat hours of the office which practice.yaml no longer has. Only those that name
 * days: a time alone may be about anything.
 */
export function hoursInTexts(loose: LooseManifest): Problem[] {
  const hours = hoursOf(loose)
  return hours.length === 0 ? [] : find(loose, hours, (text, place) => otherHours(text, place, hours))
}

const find = findInTexts<Problem>('hours in texts')

/** None while the hours have a mistake: otherwise every text with the right ones would be reported too. */
function hoursOf(loose: LooseManifest): Open[] {
  if (isBroken('hours', loose)) return []
  const withTimes = entriesAt(loose.practiceSource, ['hours', 'days'])
    .map(({ value }) => value)
    .filter(({ opens, closes }) => opens !== undefined || closes !== undefined)
  const open = withTimes.flatMap((entry) => {
    const [opens, closes] = [minutesOf(entry.opens), closingMinutes(entry.closes)]
    return opens === undefined || closes === undefined ? [] : [{ days: asList(entry.days) ?? [], opens, closes }]
  })
  return open.length === withTimes.length ? open : []
}

function otherHours(text: string, place: TextPlace, hours: readonly Open[]): Problem[] {
  if (exactTimes(text).length === 0) return []
  return sentencesIn(text).flatMap((sentence) => {
    const times = exactTimes(sentence)
    const days = times.length === 0 ? [] : daysMeant(sentence, place)
    if (days.length === 0) return []
    const known = hours.filter((open) => days.some((day) => open.days.includes(day)))
    const other = times.find((time) => !known.some((open) => isOf(open, time)))
    if (other === undefined) return []
    const message = `according to practice.yaml, the office neither opens nor closes at ${other.text} on ${daysInProse(days)}`
    const fix = 'Write the hours that practice.yaml has. If this is about something else, name no day of the week.'
    return [problem('OTHER_HOURS', locateInside(place.source, place.path, sentence.trim()), message, fix)]
  })
}

/** The days that a sentence names, or the first cell of its row in a table. */
function daysMeant(sentence: string, { path, source, language }: TextPlace): DayOfWeek[] {
  const { meant } = daysIn(withoutOtherWords(sentence, language), language)
  if (meant.size > 0 || path.at(-3) !== 'rows') return [...meant]
  const first = valueAt(source.value, [...path.slice(0, -1), 0])
  return typeof first === 'string' ? [...daysIn(first, language).meant] : []
}

/** Without what only a capital makes the short name of a day: `Sun`, not `sun`. Spanish names have none: `mar`. */
function withoutOtherWords(sentence: string, language: string): string {
  const names = shortNames(language)
  return sentence.replace(/(?<!\p{L})\p{Ll}{3}(?!\p{L})/gu, (word) => (names.includes(capitalized(word)) ? '' : word))
}

const shortNames = remembered((language: string) => dayNames(language, 'short'))

const isOf = ({ opens, closes }: Open, time: ClockTime) => canMean(time, opens) || canMean(time, closes)
