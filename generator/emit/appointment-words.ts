import type { DayOfWeek } from '../../src/shared/appointment.ts'
import { type AppointmentWords, appointmentWords, appointmentWordsFile, choiceWords } from '../../src/shared/islands.ts'
import type { LayoutData } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Site } from '../site.ts'
import { weekIn } from '../text/day-names.ts'
import type { SiteFile } from './site-file.ts'

/** The words of the appointment dialog, one file per language: requested when the dialog is first needed. */
export function* emitAppointmentWords({ layouts, manifest }: Site): Iterable<SiteFile<string>> {
  const days = daysOffered(manifest.practice)
  for (const layout of Object.values(layouts)) {
    const bytes = () => `${JSON.stringify(appointmentTexts(layout, manifest, days))}\n`
    yield { file: appointmentWordsFile(layout.language), bytes }
  }
}

/**
 * Days with opening hours. Where no day has any, the first five of the week: nothing tells days by appointment from closed
 * ones.
 */
export function daysOffered({ address, hours }: Pick<Practice, 'address' | 'hours'>): readonly DayOfWeek[] {
  const week = weekIn(address.country)
  const open = hours.days.flatMap(({ days, opens }) => (opens === undefined ? [] : days))
  return open.length === 0 ? week.slice(0, 5) : week.filter((day) => open.includes(day))
}

/** The words of the dialog in the language of a layout, with the names of these days. */
export function appointmentTexts(
  { words }: LayoutData,
  { vertical }: Manifest,
  days: readonly DayOfWeek[],
): AppointmentWords {
  const visits = vertical.visitTypes.map((type) => `visitTypes.${type}`)
  const keys = [...appointmentWords, ...visits, ...choiceWords(), ...days.map((day) => `days.${day}`)]
  return Object.fromEntries(keys.map((key) => [key, words(`appointment.${key}`)])) as AppointmentWords
}
