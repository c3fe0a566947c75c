import { renderToString } from 'react-dom/server'
import type { Frame } from '../../generator/page.ts'
import { AppointmentDialog } from '../../src/islands/appointment/view.tsx'
import type { AppointmentWords } from '../../src/shared/islands.ts'
import { unbroken } from './phone-link.tsx'

/** The appointment dialog, closed, as the browser's script will take it over. */
export function AppointmentIsland({ frame }: { frame: Frame }) {
  const { words, practice } = frame
  const resolved: AppointmentWords = {
    title: words('appointment.title'),
    description: words('appointment.description'),
    context: words('appointment.context', { page: '{page}' }),
    call: unbroken(words('appointment.call', { phone: practice.phone.text })),
    phoneHref: practice.phone.href,
    cancel: words('appointment.cancel'),
    close: words('appointment.close'),
  }
  // renderToString, not the static renderer around it: hydration needs its markers.
  const html = renderToString(<AppointmentDialog words={resolved} />)
  return (
    <div data-island="appointment" data-words={JSON.stringify(resolved)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
