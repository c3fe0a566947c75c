import { isbot } from 'isbot'
import { track } from '../analytics/track.ts'
import { type GateRules, gateRulesFile } from '../shared/geo-gate.ts'
import { showBanner } from './banner.ts'
import { getJson } from './get-json.ts'
import { lookUpLocation } from './look-up.ts'
import { coverPage, openPage } from './screen.ts'
import { recallVerdict, remember } from './session.ts'
import { turnAway } from './turn-away.ts'
import { judge, type Verdict } from './verdict.ts'

/** The rules come from our own host. */
const rulesLimitMs = 4000
/** In case the browser is stopped on its way to the out-of-area page. */
const leavingMs = 4000

let stay = 0

/** Checks where the visitor is, and opens the page or leaves it. Runs again on return from the back/forward cache. */
export async function checkAccess(root: HTMLElement): Promise<void> {
  await shown()
  addEventListener('pagehide', () => {
    stay += 1
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) settle(root)
  })
  await settle(root)
}

/** A page may be prerendered for a visitor who never opens it: no lookup is made then. */
async function shown(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}

async function settle(root: HTMLElement): Promise<void> {
  const mine = stay
  try {
    coverPage(root)
    const verdict = recallVerdict() ?? (isbot(navigator.userAgent) ? undefined : await decide())
    // The page was left meanwhile: the verdict may only reflect that its requests were aborted.
    if (mine !== stay) return
    if (verdict?.access !== 'denied') openPage(root)
    else if (root.dataset.gate === 'redirect') {
      turnAway(root.dataset.outOfArea!)
      setTimeout(() => openPage(root), leavingMs)
    } else {
      openPage(root)
      showBanner()
    }
  } catch (error) {
    console.error('The location check failed: the page opens', error)
    openPage(root)
  }
}

async function decide(): Promise<Verdict> {
  const mine = stay
  track('geo_access_check')
  const [rules, location] = await Promise.all([getJson(`/${gateRulesFile}`, rulesLimitMs), lookUpLocation()])
  const verdict = judge(location, rules as GateRules)
  if (mine === stay) {
    remember('geo-verdict', JSON.stringify(verdict))
    if (verdict.access === 'allowed') track('geo_access_granted', { note: verdict.note })
    else track('geo_access_denied', { reason: verdict.reason })
  }
  return verdict
}
