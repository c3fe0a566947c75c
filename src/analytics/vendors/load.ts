import type { Vendor, VendorKind } from '../../shared/vendors.ts'
import type { Adapter, Forwarding, VendorScope } from './adapter.ts'
import { ads } from './ads.ts'
import { callTracking } from './call-tracking.ts'
import { injectScript } from './inject.ts'
import { pixel } from './pixel.ts'
import { sessionReplay } from './session-replay.ts'
import { tagManager } from './tag-manager.ts'

const adapters: Record<VendorKind, Adapter> = {
  'tag-manager': tagManager,
  ads,
  pixel,
  'call-tracking': callTracking,
  'session-replay': sessionReplay,
}

/** The facts that decide which tools a page may load. */
export interface PageFacts {
  /** The page is about a condition, treatment or service, or its address may name one. */
  aboutHealth: boolean
  /** The address has a query or fragment: campaign tags, or a search. */
  hasQuery: boolean
  hasForm: boolean
}

/** Whether a tool of this kind may load on a page at all. The visitor's consent is checked elsewhere. */
export function mayLoad(kind: VendorKind, { aboutHealth, hasQuery, hasForm }: PageFacts): boolean {
  const { readsAddress, recordsPage = false } = adapters[kind]
  if (readsAddress && (aboutHealth || hasQuery)) return false
  return !(recordsPage && hasForm)
}

/** Loads the tools this page may have and returns one interface to all of them. Call it only after a yes. */
export function loadVendors(vendors: readonly Vendor[]): Forwarding {
  const facts: PageFacts = {
    aboutHealth: 'health' in document.body.dataset,
    hasQuery: location.search !== '' || location.hash !== '',
    hasForm: document.querySelector('main form') !== null,
  }
  hideReferrer()
  let loaded = vendors.flatMap((vendor) => (mayLoad(vendor.kind, facts) ? startVendor(vendor) : []))
  // The appointment form can open over any page, later on.
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('dialog') === null) return
    for (const each of loaded) if (each.recordsPage) each.stop()
    loaded = loaded.filter(({ recordsPage }) => !recordsPage)
  })
  return {
    forward: (name) => {
      for (const each of loaded) each.forward(name)
    },
    stop: () => {
      for (const each of loaded) each.stop()
    },
  }
}

interface Started extends Forwarding {
  recordsPage: boolean
}

/** A tool that fails does not take the others down with it. */
function startVendor(vendor: Vendor): Started[] {
  try {
    const { start, recordsPage = false } = adapters[vendor.kind]
    const started = start(vendor, location, window as unknown as VendorScope)
    injectScript(vendor.script)
    return [{ ...started, recordsPage }]
  } catch (error) {
    console.warn(`The ${vendor.kind} did not start`, error)
    return []
  }
}

/** The previous page may have been about health, and these scripts tend to report the referrer. */
function hideReferrer(): void {
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => '' })
}
