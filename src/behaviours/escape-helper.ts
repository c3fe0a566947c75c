/** Escape presses the first visible button that is marked for it, because it closes something. */
export function helpEscape(root: HTMLElement): void {
  addEventListener('keydown', (event) => {
    // An open dialog closes by itself, and a menu that has just closed on this key prevents the default.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || root.querySelector('dialog[open]'))
      return
    for (const button of root.querySelectorAll<HTMLElement>('[data-escape]')) {
      if (isVisible(button)) return button.click()
    }
  })
}

const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0
