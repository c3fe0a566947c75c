import { countUnsaved, readState } from './editor-state.ts'

/**
 * Has the browser ask before a tab with unsaved texts is closed, or leaves the site: they end with the tab. Links of the
 * site and reloads by scripts keep them, and are not asked about. A browser that cannot tell these apart never asks.
 */
export function warnOnClose(): void {
  if (!('navigation' in globalThis)) return
  let isStaying = false
  navigation.addEventListener('navigate', ({ destination: { url, sameDocument }, downloadRequest }) => {
    // A link within the page, or to a download, leaves nothing: the next thing to happen may be that the tab is closed.
    isStaying = !sameDocument && downloadRequest === null && new URL(url).origin === location.origin
  })
  addEventListener('beforeunload', (event) => {
    if (!isStaying && countUnsaved(readState()) > 0) event.preventDefault()
    isStaying = false
  })
}
