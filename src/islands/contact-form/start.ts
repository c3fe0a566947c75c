import { track } from '../../analytics/track.ts'
import { patience } from '../../patience.ts'
import { loadOnce } from '../load-once.ts'

/**
 * Starts the contact form on the first sign of interest, so that visitors who only read do not pay for React. A message
 * sent before React arrives waits for it. If React does not arrive, the form opens a draft as it does without JavaScript.
 */
export function startContactForm(host: HTMLElement): void {
  const form = host.querySelector('form')
  if (form === null) return
  const load = loadOnce('The contact form', async () => {
    const mounting = await import('./mount.tsx')
    form.removeEventListener('submit', submitLater)
    mounting.mountContactForm(host)
  })
  const submitLater = (event: SubmitEvent) => {
    event.preventDefault()
    form.ariaBusy = 'true'
    setTimeout(openDraft, patience)
    // Once this event is over: Firefox may know at once that the import fails, and no form is submitted within a submit.
    load().catch(() => setTimeout(openDraft))
  }
  const openDraft = () => {
    // React has arrived, or there already is a draft.
    if (!form.ariaBusy) return
    form.ariaBusy = null
    delete host.dataset.ready
    if (!form.reportValidity()) return
    form.removeEventListener('submit', submitLater)
    // Not `requestSubmit`, which iOS 15 does not have.
    form.querySelector<HTMLElement>('[type="submit"]')!.click()
    form.addEventListener('submit', submitLater)
  }
  form.addEventListener('submit', submitLater)
  form.addEventListener('pointerenter', load)
  form.addEventListener('focusin', load)
  host.addEventListener('input', () => track('form_start', { form: 'contact' }), { once: true })
  // The note next to the button now says what the button does with this script.
  host.dataset.ready = ''
  // Our script reports missing values, in the page's language and to screen readers.
  form.noValidate = true
}
