import { isbot } from 'isbot'
import { decide } from './decide.ts'
import { lookUpLocation } from './look-up.ts'
import { coverPage, isCovered, openPage } from './screen.ts'
import { recallVerdict } from './session.ts'
import { leavingMs, turnAway } from './turn-away.ts'

/** Checks where the visitor is, then opens the page or leaves it. Runs again on return from the back/forward cache. */
export async function checkAccess(root: HTMLElement): Promise<void> {
  await shown()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) settle(root)
  })
  await settle(root)
}

/** A prerendered page may never be opened: until it is, no lookup is made. */
async function shown(): Promise<void> {
  if (!document.prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}

async function settle(root: HTMLElement): Promise<void> {
  try {
    coverPage(root)
    const known = recallVerdict()
    if (known === undefined && isbot(navigator.userAgent)) return openPage(root)
    const verdict = known ?? (await decide(lookUpLocation))
    if (verdict === undefined) return
    if (verdict.access === 'allowed') return openPage(root)
    if (root.dataset.gate !== 'redirect') {
      openPage(root)
      // The banner says where the visitor seems to be. After a failed lookup, nobody knows.
      if (!verdict.isGuess) (await import('./banner.ts')).showBanner()
      return
    }
    // The page opened while the lookup took its time, and is being read: the verdict applies from the next page on.
    if (known === undefined && !isCovered(root)) return
    root.dataset.gateState = 'denied'
    turnAway(root.dataset.outOfArea!)
    setTimeout(() => openPage(root), leavingMs)
  } catch (error) {
    console.error('The location check failed: the page opens', error)
    openPage(root)
  }
}
