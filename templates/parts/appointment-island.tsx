import { renderToString } from 'react-dom/server'
import type { Frame } from '../../generator/page.ts'
import { AppointmentDialog } from '../../src/islands/appointment/view.tsx'
import { type AppointmentPractice, type AppointmentWords, appointmentWords } from '../../src/shared/islands.ts'
import { unbroken } from './phone-link.tsx'

/** The appointment dialog, closed, as the browser's script will take it over. */
export function AppointmentIsland({ frame }: { frame: Frame }) {
  const words = Object.fromEntries(
    appointmentWords.map((key) => [key, frame.words(`appointment.${key}`)]),
  ) as AppointmentWords
  // renderToString, not the static renderer around it: hydration needs its markers.
  const html = renderToString(<AppointmentDialog words={words} />)
  return (
    <div
      data-island="appointment"
      data-words={JSON.stringify(words)}
      data-practice={JSON.stringify(practiceOf(frame))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function practiceOf({ practice: { name, email, address, hours, phone, asksFor } }: Frame): AppointmentPractice {
  return {
    recipient: email,
    name,
    address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    hours,
    phone: { ...phone, text: unbroken(phone.text) },
    asksFor,
  }
}
