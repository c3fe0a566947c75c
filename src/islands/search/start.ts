import { patience } from '../../patience.ts'

/**
 * Starts the search box. Its code is loaded when the box is first used, never earlier. If it does not arrive, the box
 * says so and its form leads to the list of all pages.
 */
export function startSearch(host: HTMLElement): void {
  const input = host.querySelector('input')!
  const [loading, failed] = host.querySelectorAll<HTMLElement>('[role="status"] > *')
  const showStatus = (hasFailed: boolean) => {
    loading!.hidden = hasFailed
    failed!.hidden = !hasFailed
  }
  const load = (focus?: FocusEvent) => {
    // Revalidated on every page, because the file keeps its name when its words change. Queries never leave the page.
    Promise.all([import('./mount.ts'), fetch(host.dataset.index!, { cache: 'no-cache' })])
      .then(([{ mountSearch }, response]) => mountSearch(host, response, focus))
      .catch((error) => {
        console.warn('search', error)
        showStatus(true)
        wait(true)
      })
  }
  const loadWithStatus = (focus?: FocusEvent) => {
    showStatus(false)
    setTimeout(() => {
      if (!loading!.hidden) showStatus(true)
    }, patience)
    load(focus)
  }
  /** After a failure, a box in use gets no focus again: the next letter or the network's return loads it as well. */
  const wait = (hasFailed: boolean) => {
    const waiting = new AbortController()
    const on = (target: EventTarget, type: string, act: (event: Event) => void) => {
      const actOnce = (event: Event) => {
        waiting.abort()
        act(event)
      }
      target.addEventListener(type, actOnce, { signal: waiting.signal })
    }
    on(input, 'focus', (event) => loadWithStatus(event as FocusEvent))
    if (!hasFailed) return
    // Without the status: until the search has loaded, Enter still leads to the list of all pages.
    on(input, 'input', () => load())
    on(window, 'online', () => load())
  }
  if (document.activeElement === input) loadWithStatus()
  else wait(false)
  host.addEventListener('submit', (event) => {
    if (failed!.hidden) event.preventDefault()
  })
  host.addEventListener('reset', () => (document.activeElement as HTMLElement).blur())
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    // Shift is allowed: a Spanish keyboard needs it for the slash.
    if (key !== '/' && !(key === 'k' && (event.ctrlKey || event.metaKey))) return
    if ((target as Element).closest(fields) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}

/** Elements in which a key press means typing. */
const fields = 'input, select, textarea, [contenteditable]'
