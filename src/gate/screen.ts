let covered: HTMLElement[] = []

/**
 * Takes over the screen that boot.ts put over the page: from here on the check ends without the watchdog. The page
 * below cannot be reached, and screen readers are told why: they do not read what was there on load.
 */
export function coverPage(root: HTMLElement): void {
  clearTimeout(Number(root.dataset.gateWatchdog))
  const screen = document.querySelector<HTMLElement>('[data-gate-screen]')
  if (root.dataset.gateState !== 'checking' || screen === null) return
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement) || element === screen || element.inert) continue
    element.inert = true
    covered.push(element)
  }
  const status = screen.querySelector('[role="status"]')
  status?.replaceChildren(...status.childNodes)
}

export function openPage(root: HTMLElement): void {
  delete root.dataset.gateState
  for (const element of covered) element.inert = false
  covered = []
}
