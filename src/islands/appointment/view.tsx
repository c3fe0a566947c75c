import { type ReactNode, type RefObject, useSyncExternalStore } from 'react'
import type { AppointmentWords } from '../../shared/islands.ts'
import { createStore, type DialogStore, type PageContext } from './store.ts'

interface Props {
  words: Pick<AppointmentWords, 'title' | 'close'>
  /** Missing at build time, like all below: the dialog is pre-rendered closed and empty. */
  store?: DialogStore
  dialog?: RefObject<HTMLDialogElement | null>
  content?: (page: PageContext) => ReactNode
}

/**
 * The appointment dialog: a native modal `<dialog>`, so the platform handles focus, Escape and a press outside it. Its
 * content is made at the first opening, so that no page carries an invisible form.
 */
export function AppointmentDialog({ words, store = closed, dialog, content }: Props) {
  const page = useSyncExternalStore(store.subscribe, store.page, neverOpened)
  return (
    <dialog
      className="dialog"
      ref={dialog}
      closedby="any"
      aria-labelledby="appointment-title"
      aria-describedby={page && 'appointment-description'}
    >
      <div className="dialog-head">
        <h2 id="appointment-title" tabIndex={-1}>
          {words.title}
        </h2>
        <button
          type="button"
          className="dialog-close"
          aria-label={words.close}
          onClick={() => dialog?.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {page && content?.(page)}
    </dialog>
  )
}

const closed = createStore()

const neverOpened = () => undefined
