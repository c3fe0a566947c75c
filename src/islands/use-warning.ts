import { useEffect } from 'react'
import { askBeforeLeaving } from '../ask-before-leaving.ts'

/**
 * Has the browser ask before a reload or closing the tab discards what was typed: while `isTyped` and, if the form is
 * in a `dialog`, while that is open. Following a link asks nothing, as Back brings the text back, except while
 * `isSending`: no other page tells whether the text has arrived.
 */
export function useWarning(isTyped: boolean, isSending: boolean, dialog?: HTMLDialogElement): void {
  useEffect(() => {
    if (!isTyped && !isSending) return
    return askBeforeLeaving((target) => isSending || (target === '' && dialog?.open !== false))
  }, [isTyped, isSending, dialog])
}
