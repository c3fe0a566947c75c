import { appointmentWords, appointmentWordsFile, choiceWords } from '../../src/shared/islands.ts'
import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** The words of the appointment dialog, one file per language: requested when the dialog is first needed. */
export function* emitAppointmentWords({ layouts, manifest }: Site): Iterable<Emitted> {
  const visits = manifest.vertical.visitTypes.map((type) => `visitTypes.${type}`)
  const keys = [...appointmentWords, ...visits, ...choiceWords]
  for (const { language, words } of Object.values(layouts)) {
    const texts = Object.fromEntries(keys.map((key) => [key, words(`appointment.${key}`)]))
    yield { file: appointmentWordsFile(language), text: `${JSON.stringify(texts)}\n` }
  }
}
