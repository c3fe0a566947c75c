import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { ContactWords } from '../../shared/islands.ts'
import { ContactForm } from './contact-form.tsx'
import { typedValues } from './typed-values.ts'
import '../toasts/toast.css'

/** Takes over the pre-rendered form in `host`, including whatever has been typed into it so far, or sent already. */
export function mountContactForm(host: HTMLElement): void {
  const words = JSON.parse(host.dataset.words!) as ContactWords
  const form = host.querySelector('form')!
  const typed = typedValues(form)
  const focused = document.activeElement!.id
  const isSent = form.ariaBusy
  form.ariaBusy = null
  // React hydrates the markup as rendered: with the browser's own validation, for visitors without script.
  form.noValidate = false
  // Synchronously: a click on the button may be waiting for us.
  flushSync(() =>
    hydrateRoot(
      host,
      <StrictMode>
        <ContactForm words={words} endpoint={host.dataset.endpoint} typed={typed} />
      </StrictMode>,
    ),
  )
  // If a translator or a password manager has changed the form, React has made a new one.
  const live = host.querySelector('form')!
  live.noValidate = true
  if (live !== form) document.getElementById(focused)?.focus()
  // After too long a wait, start.ts has switched the note next to the button to the one about a draft.
  host.dataset.ready = ''
  // Not `requestSubmit`, which iOS 15 does not have.
  if (isSent) live.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
