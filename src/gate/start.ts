/** Starts the location check on a page that boot.ts found to need one. If anything in it fails, the page opens. */
export async function startGate(root: HTMLElement): Promise<void> {
  // Already on its way to the out-of-area page.
  if (root.dataset.gateState === 'denied') return
  try {
    const check = await import('./check-access.ts')
    await check.checkAccess(root)
  } catch (error) {
    delete root.dataset.gateState
    throw error
  }
}

/** Starts the Retry button of the out-of-area page. Without it, the button leads home. */
export async function startRetry(form: HTMLElement): Promise<void> {
  const retry = await import('./retry.ts')
  retry.retryAccess(form as HTMLFormElement)
}
