// For `ref`: what to do when an element appears. React calls a stable function once, in the order of the page.

type Appeared = HTMLElement | null

/** Scrolls to the element: the focus goes elsewhere, and may bring only that into view. */
export const showOnce = (element: Appeared) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Moves the focus to the dialog's heading if the element that had it was replaced, unless the dialog is closed. Used
 * above a refusal, which is then scrolled to afterwards.
 */
export function keepFocus(element: Appeared): void {
  const dialog = element?.closest('dialog')
  if (dialog?.contains(document.activeElement) === false) dialog.querySelector('h2')!.focus()
}
