/** Starts the location check on a page that boot.ts found to need one. If anything in it fails, the page opens. */
export function startGate(root: HTMLElement): void {
  // Already on its way to the out-of-area page.
  if (root.dataset.gateState === 'denied') return
  import('./check-access.ts')
    .then(({ checkAccess }) => checkAccess(root))
    .catch((error) => {
      console.error('The location check did not start: the page opens', error)
      delete root.dataset.gateState
    })
}

/** Starts the Retry button of the out-of-area page. Without it, the button leads home. */
export function startRetry(form: HTMLElement): void {
  import('./retry.ts')
    .then(({ retryAccess }) => retryAccess(form as HTMLFormElement))
    .catch((error) => console.error('The Retry button did not start', error))
}
