import { appointmentWords, appointmentWordsFile } from '../../src/shared/islands.ts'
import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** The words of the appointment dialog, a file a language: asked for when the dialog is first wanted. */
export function* emitAppointmentWords({ frames }: Site): Iterable<Emitted> {
  for (const { language, words } of Object.values(frames)) {
    const texts = Object.fromEntries(appointmentWords.map((key) => [key, words(`appointment.${key}`)]))
    yield { file: appointmentWordsFile(language), text: `${JSON.stringify(texts)}\n` }
  }
}
