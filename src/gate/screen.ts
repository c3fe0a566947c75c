/**
 * Makes the page inert while boot.ts keeps the screen over it. Also tells screen readers why: they do not announce what
 * was there on load.
 */
export function coverPage(root: HTMLElement): void {
  const screen = document.querySelector<HTMLElement>('[data-gate-screen]')
  if (!isCovered(root) || screen === null) return
  const covered = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== screen && !element.inert,
  )
  for (const element of covered) element.inert = true
  new MutationObserver((_, observer) => {
    if (isCovered(root)) return
    for (const element of covered) element.inert = false
    observer.disconnect()
  }).observe(root, { attributeFilter: ['data-gate-state'] })
  const status = screen.querySelector('[role="status"]')
  status?.replaceChildren(...status.childNodes)
}

/** Whether the screen covers the page. boot.ts removes it after a while, whatever the check does. */
export const isCovered = ({ dataset }: HTMLElement): boolean =>
  dataset.gateState === 'checking' || dataset.gateState === 'denied'

export function openPage(root: HTMLElement): void {
  delete root.dataset.gateState
}
