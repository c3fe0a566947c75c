import type { ReactNode } from 'react'
import type { LayoutData, Phone, Via, Words } from '../../generator/page.ts'
import { CallButton } from './call-button.tsx'

interface ActionsProps {
  layout: LayoutData
  phone: Phone
  /** The way that comes first. */
  via: Via
  /** A button that comes first. */
  children?: ReactNode
}

/**
 * The two ways to get a visit: a call, and one in writing. `schedule` opens the appointment dialog or, without
 * JavaScript, leads to the contact page's form. `book` goes to the practice's booking site, if it has one.
 * `call` puts the call first.
 */
export function Actions({ layout, phone, via, children }: ActionsProps) {
  const label = layout.words('actions.schedule')
  const url = layout.practice.bookingUrl
  if (via === 'call')
    return (
      <div className="actions">
        {children}
        <CallButton className="button button-phone" phone={phone} layout={layout} />
        <ScheduleLink className="button button-quiet" layout={layout} label={label} />
      </div>
    )
  return (
    <div className="actions">
      {children}
      {via === 'book' && url !== undefined ? (
        <BookLink url={url} words={layout.words} />
      ) : (
        <ScheduleLink layout={layout} label={label} />
      )}
      <CallButton className="button button-quiet button-phone" phone={phone} layout={layout} />
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
function BookLink({ url, words }: { url: string; words: Words }) {
  return (
    <a
      className="button button-away"
      href={url}
      rel="external noopener"
      referrerPolicy="strict-origin"
      data-event="button_click"
    >
      {words('actions.book')} <span className="visually-hidden">{words('actions.away')}</span>
    </a>
  )
}
