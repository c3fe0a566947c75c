import type { ReactNode } from 'react'
import type { LayoutData, Phone, Via, Words } from '../../generator/page.ts'
import { CallButton } from './call-button.tsx'
import { classNames } from './class-names.ts'

interface ActionsProps {
  layout: LayoutData
  phone: Phone
  /** The way that comes first. */
  via: Via
  /** A button that comes after the first way. */
  children?: ReactNode
}

/**
 * The two ways to get a visit: a call, and one in writing. `schedule` opens the appointment dialog or, without
 * JavaScript, leads to the contact page's form. `book` goes to the practice's booking site, if it has one.
 * `call` puts the call first.
 */
export function Actions({ layout, phone, via, children }: ActionsProps) {
  const { words, practice } = layout
  const isCall = via === 'call'
  const call = <CallButton phone={phone} layout={layout} isQuiet={!isCall} />
  return (
    <div className="actions">
      {isCall && call}
      {via === 'book' && practice.bookingUrl !== undefined ? (
        <BookLink url={practice.bookingUrl} words={words} />
      ) : (
        <ScheduleLink layout={layout} label={words('actions.schedule')} isQuiet={isCall} />
      )}
      {children}
      {!isCall && call}
    </div>
  )
}

interface ScheduleLinkProps {
  layout: LayoutData
  label: string
  isQuiet?: boolean
}

export function ScheduleLink({ layout, label, isQuiet = false }: ScheduleLinkProps) {
  return (
    <a
      className={classNames('button', isQuiet && 'button-quiet')}
      href={layout.navigation.contactForm.href}
      data-open="appointment"
    >
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
