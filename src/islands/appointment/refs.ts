// For `ref`: what happens when an element appears. React calls a stable function once, and in the order of the page.

type Appeared = HTMLElement | null

export const focusOnce = (element: Appeared) => element?.focus()

/** The focus goes elsewhere, which may bring only that into view. */
export const showOnce = (element: Appeared) => element?.scrollIntoView({ block: 'nearest' })

/**
 * For what may have replaced the element with the focus. In a closed dialog, nothing takes it. Stands above a refusal,
 * which must be scrolled to afterwards.
 */
export function keepFocus(element: Appeared): void {
  const dialog = element?.closest('dialog')
  if (dialog?.contains(document.activeElement) === false) dialog.querySelector('h2')!.focus()
}
