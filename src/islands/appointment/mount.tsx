import { createRef, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { AppointmentWords } from '../../shared/islands.ts'
import { createStore } from './store.ts'
import { AppointmentDialog } from './view.tsx'

/** Wakes the pre-rendered dialog in `host`; what is returned opens it for the page of that name. */
export function mountAppointment(host: HTMLElement): (pageName: string) => void {
  const words = JSON.parse(host.dataset.words ?? '{}') as AppointmentWords
  const store = createStore()
  const dialog = createRef<HTMLDialogElement>()
  // At once: a click that had to wait for us opens the dialog next, and React must not find it changed.
  flushSync(() =>
    hydrateRoot(
      host,
      <StrictMode>
        <AppointmentDialog words={words} store={store} dialog={dialog} />
      </StrictMode>,
    ),
  )
  return (pageName) => {
    const element = dialog.current ?? host.querySelector('dialog')
    if (element === null) return
    store.setPageName(pageName)
    if (!element.open) element.showModal()
  }
}
