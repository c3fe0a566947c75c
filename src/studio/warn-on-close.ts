import { countUnsaved, readState } from './editor-state.ts'

/**
 * Has the browser ask before a tab with unsaved texts is closed, or leaves the site: they end with the tab. Links of the
 * site and reloads by scripts keep them, and are not asked about. A browser that cannot tell these apart never asks.
 */
export function warnOnClose(): void {
  if (!('navigation' in globalThis)) return
  let isStaying = false
  navigation.addEventListener('navigate', ({ destination }) => {
    isStaying = new URL(destination.url).origin === location.origin
  })
  addEventListener('beforeunload', (event) => {
    if (!isStaying && countUnsaved(readState()) > 0) event.preventDefault()
    isStaying = false
  })
}
