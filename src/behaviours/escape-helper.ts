import { isCloseLabel } from './close-label.ts'

/** Escape presses the first visible button that closes something. Links are left alone: Escape must not navigate. */
export function helpEscape(root: HTMLElement): void {
  addEventListener('keydown', (event) => {
    // An open dialog closes by itself, and a menu that has just closed on this key prevents the default.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || root.querySelector('dialog[open]'))
      return
    for (const button of root.querySelectorAll<HTMLElement>('button, [role="button"]')) {
      if (!isCloseLabel(button.ariaLabel ?? button.textContent) || !isVisible(button)) continue
      return button.click()
    }
  })
}

const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0
