import type { ReactNode } from 'react'
import type { LayoutData, Phone } from '../../generator/page.ts'
import { CallButton } from './call-button.tsx'

/** The first of the ways to get a visit. */
export type Via = 'call' | 'schedule' | 'book'

interface ActionsProps {
  layout: LayoutData
  phone: Phone
  via: Via
  /** A button that comes first. */
  children?: ReactNode
}

/**
 * The two ways to get a visit: a call, and one in writing. `schedule` opens the appointment dialog or, without
 * JavaScript, leads to the contact page's form. `book` goes to the practice's booking site. `call` puts the call first.
 */
export function Actions({ layout, phone, via, children }: ActionsProps) {
  const scheduleLink = (className?: string) => (
    <ScheduleLink className={className} layout={layout} label={layout.words('actions.schedule')} />
  )
  const callButton = (className: string) => <CallButton className={className} phone={phone} layout={layout} />
  return (
    <div className="actions">
      {children}
      {via === 'call' && callButton('button button-phone')}
      {via === 'book' ? <BookLink layout={layout} /> : scheduleLink(via === 'call' ? 'button button-quiet' : undefined)}
      {via !== 'call' && callButton('button button-quiet button-phone')}
    </div>
  )
}

interface ScheduleLinkProps {
  layout: LayoutData
  label: string
  className?: string | undefined
}

export function ScheduleLink({ layout, label, className = 'button' }: ScheduleLinkProps) {
  return (
    <a className={className} href={layout.navigation.contactForm.href} data-open="appointment">
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
