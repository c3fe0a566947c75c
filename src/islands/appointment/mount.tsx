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
 * Fills the frame of the dialog in `host`, which may already be open and waiting. The frame stays plain HTML: React
 * owns only its content, so an open dialog stays open and keeps its focus. If the form fails, the frame is as it was. The
 * returned function readies the form of an open dialog for a new request.
 */
export function mountAppointment(host: HTMLElement, words: AppointmentWords): () => void {
  const practice = JSON.parse(host.dataset.practice!) as AppointmentPractice
  const token = sessionToken(sessionValue('csrf_token'))
  const attempts = sessionValue('appointment_attempts')
  const page = pageContext(document.body.dataset)
  const dialog = host.querySelector('dialog')!
  const [status, content] = dialog.querySelectorAll<HTMLElement>('[role="status"], [data-part="content"]')
  // Without it, a screen reader would announce the form without its purpose.
  if (!words.description) console.warn('The appointment dialog has no description')
  const frame = [...content!.childNodes]
  let failure: unknown
  const root = createRoot(content!, {
    // React has emptied the dialog by now, and the visitor must not lose the number to call.
    onUncaughtError: (error) => {
      failure = error
      content!.replaceChildren(...frame)
      reportError(error)
    },
  })
  // Synchronously: a visitor may be waiting for it.
  flushSync(() =>
    root.render(
      <StrictMode>
        <Conversation {...{ words, practice, page, dialog, token, attempts }} />
      </StrictMode>,
    ),
  )
  // For example, what arrived as the words is the JSON of something else.
  if (failure) throw failure
  // Tells visitors who have waited and cannot see the form that it is there.
  status!.className = 'visually-hidden'
  delete status!.dataset.late
  status!.textContent = dialog.open ? words.ready : ''
  // Once they are in it, the notice would only stand between the title and what comes next, such as the thanks.
  content!.addEventListener('focusin', () => status!.replaceChildren(), { once: true })
  // After a return by the Back button: a page visited in between may have spent this page's token.
  addEventListener('pageshow', ({ persisted }) => persisted && token.arm())
  let started = false
  return () => {
    // Closed while waiting for the form.
    if (!dialog.open) return
    token.arm()
    // Section 4 of the specification reports this "on page load". But loading a page starts no appointment, and an
    // advertiser may receive this event as the start of one. So it counts the form's first load on each page.
    if (!started) track('appointment_start', { source: page.pageName || general })
    started = true
  }
}

/** The page's name in events when it is about nothing in particular. */
const general = 'General'
