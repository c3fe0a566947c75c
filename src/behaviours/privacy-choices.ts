import type { Choice } from '../analytics/choice.ts'
import type { Privacy } from '../analytics/privacy.ts'
import { purgeAnalytics } from '../analytics/purge.ts'

/**
 * Starts the privacy choices panel in `host`. It opens by itself only while an outside tool awaits an answer, and at
 * any time from the button in the footer. Returns the function that updates it.
 */
export function startPrivacyChoices(host: HTMLElement, privacy: Privacy): () => void {
  const panel = part(host, 'panel')
  const title = part(host, 'title')
  const footer = document.querySelector<HTMLElement>('[data-opens="privacy-choices"]')
  const opener = footer?.querySelector('button')
  let openedByHand = false
  let isWanted = false

  const refresh = async () => {
    const choice = privacy.signal ? undefined : privacy.choice()
    show(host, 'signal', privacy.signal)
    show(host, 'answers', privacy.asks && !privacy.signal)
    show(host, 'accepted', privacy.asks && choice === 'accepted')
    show(host, 'rejected', privacy.asks && choice === 'rejected')
    show(host, 'more', openedByHand)
    isWanted = openedByHand || (privacy.asks && !privacy.signal && choice === undefined)
    if (isWanted) await loadStyles()
    panel.hidden = !isWanted
  }
  const open = async () => {
    openedByHand = true
    show(host, 'erased', false)
    await refresh()
    title.focus()
  }
  const close = () => {
    const hadFocus = panel.contains(document.activeElement)
    openedByHand = false
    refresh()
    if (hadFocus) opener?.focus({ preventScroll: true })
  }
  const choose = (choice: Choice) => {
    privacy.choose(choice)
    close()
  }

  for (const choice of ['accepted', 'rejected'] as const) {
    host.querySelector(`[data-choice="${choice}"]`)?.addEventListener('click', () => choose(choice))
  }
  part(host, 'close').addEventListener('click', close)
  part(host, 'erase').addEventListener('click', () => {
    purgeAnalytics()
    show(host, 'erased', true)
  })
  opener?.addEventListener('click', open)
  // Clicks in here are not counted. Deleting the visits would leave a new event behind, and a yes would be reported.
  host.addEventListener('click', (event) => event.stopPropagation())
  if (footer !== null) {
    footer.hidden = false
    show(footer, 'signal', privacy.signal)
  }
  makeRoom(panel)
  privacy.follow()
  refresh()
  return () => {
    privacy.follow()
    refresh()
  }
}

/** Loaded when the panel is first shown: most visitors never open it. It also works without its styles. */
const loadStyles = () =>
  import('./privacy-panel.ts').catch((error) => console.warn('The panel is shown without its styles', error))

/**
 * Tells the stylesheet how much of the window's bottom is covered: browsers scroll the focused element clear of it. Sets
 * nothing before the panel is first shown, which would restyle the whole page before its first paint.
 */
function makeRoom(panel: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => {
    if (panel.hidden) style.removeProperty('--privacy-height')
    else style.setProperty('--privacy-height', `${panel.offsetHeight}px`)
  }).observe(panel)
}

function show(host: HTMLElement, name: string, shown: boolean): void {
  const element = host.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (element !== null) element.hidden = !shown
}

function part(host: HTMLElement, name: string): HTMLElement {
  const element = host.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (element === null) throw new Error(`the privacy choices have no ${name}`)
  return element
}
