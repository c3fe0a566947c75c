import type { DayOfWeek } from '../../../src/shared/appointment.ts'
import type { Language } from '../../../src/shared/languages.ts'
import { codesOf } from '../../languages.ts'
import { entriesAt } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asList, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { type ClockTime, canMean, closingMinutes, exactTimes, minutesOf } from '../../text/clock-times.ts'
import { sentencesIn } from '../../text/sentences.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { eachText } from '../writing/each-text.ts'
import { daysIn } from './named-days.ts'

/** When the office is open on some days, in minutes. */
interface Open {
  days: readonly unknown[]
  opens: number
  closes: number
}

/**
 * Sentences and rows of tables that repeat hours of the office which practice.yaml no longer has. Only those that name
 * days: a time alone may be that of anything.
 */
export function hoursInTexts({ sources, languages }: LooseManifest): Problem[] {
  const hours = hoursOf(sourceOf(sources, 'practice.yaml'))
  if (hours.length === 0) return []
  const codes = codesOf(languages)
  const given = JSON.stringify([codes, hours])
  return sources
    .filter(({ file }) => file !== 'practice.yaml' && file !== 'search.yaml')
    .flatMap((source) => remember(source, given, () => otherHours(source, codes, hours)))
}

const remember = keptPerSource('hours in texts')

const hoursOf = (practice: Source | undefined): Open[] =>
  entriesAt(practice, ['hours', 'days']).flatMap(({ value }) => {
    const [opens, closes] = [minutesOf(value.opens), closingMinutes(value.closes)]
    return opens === undefined || closes === undefined ? [] : [{ days: asList(value.days) ?? [], opens, closes }]
  })

function otherHours(source: Source, codes: readonly Language[], hours: readonly Open[]): Problem[] {
  const problems: Problem[] = []
  eachText(source, codes, (text, { path, language }) => {
    if (language === undefined || exactTimes(text).length === 0) return
    for (const sentence of sentencesIn(text)) {
      const times = exactTimes(sentence)
      const days = times.length === 0 ? [] : daysMeant(sentence, path, source, language)
      if (days.length === 0) continue
      const known = hours.filter((open) => days.some((day) => open.days.includes(day)))
      const other = times.find((time) => !known.some((open) => isOf(open, time)))
      if (other === undefined) continue
      const message = `by practice.yaml, the office neither opens nor closes at ${other.text} on ${days.join(', ')}`
      const fix = 'Write the hours that practice.yaml has. If this is about something else, name no day of the week.'
      problems.push(problem('OTHER_HOURS', locateInside(source, [...path], sentence.trim()), message, fix))
    }
  })
  return problems
}

/** The days that a sentence names, or the first cell of its row in a table. */
function daysMeant(sentence: string, path: Path, source: Source, language: Language): DayOfWeek[] {
  const { meant } = daysIn(sentence, language)
  if (meant.size > 0 || path.at(-3) !== 'rows') return [...meant]
  const first = valueAt(source.value, [...path.slice(0, -1), 0])
  return typeof first === 'string' ? [...daysIn(first, language).meant] : []
}

const isOf = ({ opens, closes }: Open, time: ClockTime) => canMean(time, opens) || canMean(time, closes)
