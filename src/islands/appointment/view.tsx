import { type RefObject, useSyncExternalStore } from 'react'
import type { AppointmentWords } from '../../shared/islands.ts'
import { createStore, type DialogStore } from './store.ts'

interface Props {
  words: AppointmentWords
  /** Missing at build time: the dialog is pre-rendered closed. */
  store?: DialogStore
  dialog?: RefObject<HTMLDialogElement | null>
}

/** The appointment dialog: a native modal `<dialog>`, so focus, Escape and the backdrop are the platform's. */
export function AppointmentDialog({ words, store = closed, dialog }: Props) {
  const pageName = useSyncExternalStore(store.subscribe, store.pageName, neverOpened)
  const close = () => dialog?.current?.close()
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby="appointment-title"
      aria-describedby="appointment-description"
    >
      <div className="dialog-head">
        <h2 id="appointment-title">{words.title}</h2>
        <button type="button" className="dialog-close" aria-label={words.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p id="appointment-description">{words.description}</p>
      {pageName !== '' && <p className="dialog-context">{words.context.replace('{page}', pageName)}</p>}
      <div className="dialog-actions">
        <a className="button" href={words.phoneHref}>
          {words.call}
        </a>
        <button type="button" className="button button-quiet" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  )
}

const closed = createStore()

const neverOpened = () => ''
