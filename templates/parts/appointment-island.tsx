import { renderToString } from 'react-dom/server'
import type { LayoutData } from '../../generator/page.ts'
import { AppointmentDialog } from '../../src/islands/appointment/view.tsx'
import { type AppointmentPractice, appointmentWordsFile } from '../../src/shared/islands.ts'
import { unbroken } from './phone-link.tsx'

/** The appointment dialog, closed, as the browser's script will take it over. */
export function AppointmentIsland({ layout }: { layout: LayoutData }) {
  const words = { title: layout.words('appointment.title'), close: layout.words('appointment.close') }
  // renderToString, not the static renderer around it: hydration needs its markers.
  const html = renderToString(<AppointmentDialog words={words} />)
  return (
    <div
      data-island="appointment"
      data-words={`/${appointmentWordsFile(layout.language)}`}
      data-practice={JSON.stringify(practiceOf(layout))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function practiceOf({ practice: { name, email, address, hours, phone, asksFor } }: LayoutData): AppointmentPractice {
  return {
    recipient: email,
    name,
    address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    hours,
    phone: { ...phone, text: unbroken(phone.text) },
    asksFor,
  }
}
