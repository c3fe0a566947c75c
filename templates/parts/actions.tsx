import type { ReactNode } from 'react'
import type { LayoutData, Phone } from '../../generator/page.ts'
import { CallButton } from './call-button.tsx'

interface ActionsProps {
  layout: LayoutData
  phone: Phone
  via: 'schedule' | 'book'
  /** A button that comes first. */
  children?: ReactNode
}

/**
 * The two ways to get a visit. `schedule` opens the appointment dialog or, without JavaScript, leads to the contact
 * page's form. `book` goes to the practice's booking site.
 */
export function Actions({ layout, phone, via, children }: ActionsProps) {
  const { words } = layout
  return (
    <div className="actions">
      {children}
      {via === 'schedule' ? (
        <ScheduleLink layout={layout} label={words('actions.schedule')} />
      ) : (
        <BookLink layout={layout} />
      )}
      <CallButton className="button button-quiet button-phone" phone={phone} layout={layout} />
    </div>
  )
}

export function ScheduleLink({ layout, label }: { layout: LayoutData; label: string }) {
  return (
    <a className="button" href={layout.navigation.contactForm.href} data-open="appointment">
      {label}
    </a>
  )
}

/** Says that it leaves the site. The booking site gets only the origin as referrer: the path may name a condition. */
function BookLink({ layout: { practice, words } }: { layout: LayoutData }) {
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
