import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { track } from '../../analytics/track.ts'
import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import { Conversation } from './conversation.tsx'
import { pageContext } from './page-context.ts'
import { sessionToken } from './session-token.ts'
import { sessionValue } from './session-value.ts'
import '../toasts/toast.css'
import './dialog.css'

/**
 * Fills the frame of the dialog in `host`, which may be open and waiting already. The frame stays plain HTML: React
 * owns only what is below, so an open dialog stays open and keeps its focus. The returned function makes the form of an
 * open dialog ready for a new request.
 */
export function mountAppointment(host: HTMLElement, words: AppointmentWords): () => void {
  const practice = JSON.parse(host.dataset.practice ?? '{}') as AppointmentPractice
  const token = sessionToken(sessionValue('csrf_token'))
  const attempts = sessionValue('appointment_attempts')
  const page = pageContext(document.body.dataset)
  const dialog = host.querySelector('dialog')!
  const [status, content] = dialog.querySelectorAll<HTMLElement>('[role="status"], [data-part="content"]')
  // A screen reader would announce the form without its purpose.
  if (!words.description) console.warn('The appointment dialog has no description')
  // Synchronously: a visitor may be waiting for it.
  flushSync(() =>
    createRoot(content!).render(
      <StrictMode>
        <Conversation {...{ words, practice, page, dialog, token, attempts }} />
      </StrictMode>,
    ),
  )
  // Who has waited and cannot see the form is told that it is there.
  status!.className = 'visually-hidden'
  status!.removeAttribute('data-late')
  status!.textContent = dialog.open ? words.ready : ''
  // On return by the back button, a page visited in between may have spent this page's token.
  addEventListener('pageshow', ({ persisted }) => persisted && token.arm())
  let started = false
  return () => {
    // Closed while it was waiting.
    if (!dialog.open) return
    token.arm()
    // Focus was on something that the form has replaced.
    if (!dialog.contains(document.activeElement)) dialog.querySelector('h2')?.focus()
    // Specification section 4 reports it "on page load". Loading a page starts no appointment, and this event may reach
    // an advertiser as the start of one: we count the load of the form, once per page.
    if (!started) track('appointment_start', { source: page.pageName || general })
    started = true
  }
}

/** The page's name in events when it is about nothing in particular. */
const general = 'General'
