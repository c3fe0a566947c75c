import { useEffect } from 'react'
import { askBeforeLeaving } from '../ask-before-leaving.ts'

/**
 * Has the browser ask before a reload or the end of the tab discards what was typed, while `isTyped` and the form's
 * `dialog`, if it is in one, is open. Not before a link is followed, as Back brings the text back. While `isSending`,
 * before that too: no other page tells whether the text has arrived.
 */
export function useWarning(isTyped: boolean, isSending: boolean, dialog?: HTMLDialogElement): void {
  useEffect(() => {
    if (!isTyped && !isSending) return
    return askBeforeLeaving((target) => isSending || (target === '' && dialog?.open !== false))
  }, [isTyped, isSending, dialog])
}
