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
interface PageFacts {
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
  const loaded = vendors.flatMap((vendor) => (mayLoad(vendor.kind, facts) ? startVendor(vendor) : []))
  const endRecording = () => {
    for (const each of loaded) each.endRecording?.()
  }
  // The appointment form can open over any page, later on.
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('dialog') !== null) endRecording()
  })
  // A recorded click contains the address of its link, which may be a page about health. Listeners on the window come
  // before the tool's own on the document.
  for (const press of ['pointerdown', 'click']) {
    addEventListener(press, ({ target }) => leadsAway(target as Element) && endRecording(), true)
  }
  return {
    forward: (name) => {
      for (const each of loaded) each.forward(name)
    },
    stop: () => {
      for (const each of loaded) each.stop()
    },
  }
}

/** Whether it is, or is part of, a link to another page of this site. */
function leadsAway(pressed: Element): boolean {
  const link = pressed.closest('a')
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname
}

/** A tool that fails does not take the others down with it. */
function startVendor(vendor: Vendor): Forwarding[] {
  try {
    const started = adapters[vendor.kind].start(vendor, location, window as unknown as VendorScope)
    injectScript(vendor.script)
    return [started]
  } catch (error) {
    console.warn(`The ${vendor.kind} did not start`, error)
    return []
  }
}

/** The previous page may have been about health, and these scripts tend to report the referrer. */
function hideReferrer(): void {
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => '' })
}
