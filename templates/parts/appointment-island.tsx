import type { LayoutData } from '../../generator/page.ts'
import { type AppointmentPractice, appointmentWordsFile } from '../../src/shared/islands.ts'
import { addressLine } from '../../src/shared/postal-address.ts'
import { unbroken } from '../../src/shared/unbroken.ts'
import { PhoneLink } from './phone-link.tsx'

/**
 * The closed appointment dialog: a native modal `<dialog>`, so that the platform handles focus, Escape and a press
 * outside. Its frame opens at once and already shows the number to call. A script creates the form on the first sign of
 * interest, so that no page carries an invisible form. render-document.tsx puts in a page's own name and number.
 */
export function AppointmentIsland({ layout, pageName }: { layout: LayoutData; pageName: string }) {
  const { words, navigation, practice } = layout
  const { phone } = practice
  return (
    <div
      data-island="appointment"
      data-words={`/${appointmentWordsFile(layout.language)}`}
      data-practice={JSON.stringify(dataOf(practice))}
    >
      <dialog
        className="dialog"
        closedby="any"
        aria-labelledby="appointment-title"
        aria-describedby="appointment-wait appointment-description"
      >
        {/* Without a name: with one, it would be a landmark around the heading that has the focus, and be read out first. */}
        <form method="dialog" className="dialog-head">
          <h2 id="appointment-title" tabIndex={-1}>
            {words('appointment.title')}
          </h2>
          <button type="submit" className="dialog-close" aria-label={words('appointment.close')}>
            <span aria-hidden="true">×</span>
          </button>
        </form>
        <p className="dialog-context">{words('appointment.context', { page: pageName })}</p>
        <p role="status" id="appointment-wait" className="dialog-wait" data-late={words('appointment.late')}>
          {words('appointment.wait')}
        </p>
        <div data-part="content">
          <div className="dialog-actions">
            <PhoneLink
              className="button button-phone"
              phone={phone}
              label={unbroken(words('appointment.call', { phone: phone.text }))}
            />
            <a className="button button-quiet" href={navigation.contact.href}>
              {navigation.contact.label}
            </a>
          </div>
        </div>
      </dialog>
    </div>
  )
}

function dataOf({ name, email, address, hours, phone, appointment }: LayoutData['practice']): AppointmentPractice {
  return {
    recipient: email,
    name,
    address: addressLine(address),
    hours,
    phone: { ...phone, text: unbroken(phone.text) },
    ...appointment,
  }
}
