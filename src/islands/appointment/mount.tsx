import { createRef, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { track } from '../../analytics/track.ts'
import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import { Conversation } from './conversation.tsx'
import { sessionToken } from './session-token.ts'
import { sessionValue } from './session-value.ts'
import { createStore, type PageContext } from './store.ts'
import { AppointmentDialog } from './view.tsx'
import './dialog.css'

/** Wakes the pre-rendered dialog in `host`; the returned function opens it for the current page. */
export function mountAppointment(host: HTMLElement, words: AppointmentWords): () => void {
  const practice = JSON.parse(host.dataset.practice ?? '{}') as AppointmentPractice
  const token = sessionToken(sessionValue('csrf_token'))
  const attempts = sessionValue('appointment_attempts')
  const store = createStore()
  const dialog = createRef<HTMLDialogElement>()
  // A screen reader would announce the form without its purpose.
  if (!words.description) console.warn('The appointment dialog has no description')
  // Synchronously: a waiting click opens the dialog next, and React must not find it changed.
  flushSync(() =>
    hydrateRoot(
      host,
      <StrictMode>
        <AppointmentDialog
          words={words}
          store={store}
          dialog={dialog}
          content={(page) => <Conversation {...{ words, practice, page, dialog, token, attempts }} />}
        />
      </StrictMode>,
    ),
  )
  // On return by the back button, a page visited in between may have spent this page's token.
  addEventListener('pageshow', ({ persisted }) => persisted && token.arm())
  let started = false
  return () => {
    const element = dialog.current
    if (element === null || element.open) return
    const page = pageContext(document.body.dataset)
    token.arm()
    flushSync(() => store.open(page))
    element.showModal()
    // The heading, not the first field: no on-screen keyboard should open unasked.
    element.querySelector('h2')?.focus()
    // Specification section 4 reports it "on page load". Loading a page starts no appointment, and this event may reach
    // an advertiser as the start of one: we count the load of the form, once per page.
    if (!started) track('appointment_start', { source: page.pageName || general })
    started = true
  }
}

/** The page's name in events when it is about nothing in particular. */
const general = 'General'

function pageContext({
  pageName = '',
  visitType = '',
  emailSubject = '',
  phone,
  phoneHref,
}: DOMStringMap): PageContext {
  const own = phone !== undefined && phoneHref !== undefined ? { text: phone, href: phoneHref } : undefined
  return { pageName, visitType, emailSubject, phone: own }
}
