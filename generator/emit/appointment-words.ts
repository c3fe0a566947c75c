import { type AppointmentWords, appointmentWords, appointmentWordsFile, choiceWords } from '../../src/shared/islands.ts'
import type { LayoutData } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** The words of the appointment dialog, one file per language: requested when the dialog is first needed. */
export function* emitAppointmentWords({ layouts, manifest }: Site): Iterable<SiteFile<string>> {
  for (const layout of Object.values(layouts)) {
    const bytes = () => `${JSON.stringify(appointmentTexts(layout, manifest))}\n`
    yield { file: appointmentWordsFile(layout.language), bytes }
  }
}

/** The words of the dialog in the language of a layout. */
export function appointmentTexts({ words }: LayoutData, { vertical }: Manifest): AppointmentWords {
  const visits = vertical.visitTypes.map((type) => `visitTypes.${type}`)
  const keys = [...appointmentWords, ...visits, ...choiceWords()]
  return Object.fromEntries(keys.map((key) => [key, words(`appointment.${key}`)])) as AppointmentWords
}
