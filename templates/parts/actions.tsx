import type { Frame, Phone } from '../../generator/page.ts'
import { PhoneLink } from './phone-link.tsx'

/**
 * The two ways to a visit. `schedule` opens the appointment dialog and, without JavaScript, leads to the contact page;
 * `book` goes to the practice's booking site.
 */
export function Actions({ frame, phone, via }: { frame: Frame; phone: Phone; via: 'schedule' | 'book' }) {
  const { words } = frame
  return (
    <div className="actions">
      {via === 'schedule' ? (
        <ScheduleLink frame={frame} label={words('actions.schedule')} />
      ) : (
        <BookLink frame={frame} />
      )}
      <PhoneLink
        className="button button-quiet button-phone"
        phone={phone}
        label={words('actions.call', { phone: phone.text })}
      />
    </div>
  )
}

export function ScheduleLink({ frame, label }: { frame: Frame; label: string }) {
  return (
    <a className="button" href={frame.navigation.contact.href} data-open="appointment">
      {label}
    </a>
  )
}

/** Says that it leaves the site, and tells the booking site no more than which site that was: its path may name a condition. */
function BookLink({ frame: { practice, words } }: { frame: Frame }) {
  return (
    <a
      className="button button-away"
      href={practice.bookingUrl}
      rel="external noopener"
      referrerPolicy="strict-origin"
      data-event="button_click"
    >
      {words('actions.book')} <span className="visually-hidden">{words('actions.away')}</span>
    </a>
  )
}
