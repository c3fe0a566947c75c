import type { EventName } from '../../shared/events.ts'
import type { Vendor } from '../../shared/vendors.ts'

/** What the site may say to a vendor. An event has a name and nothing else: what is not handed over cannot leave. */
export interface Forwarding {
  forward: (name: EventName) => void
  /** The visitor has withdrawn: tells the script what it understands of that. Nothing is forwarded afterwards. */
  stop: () => void
}

/** How one kind of tool is spoken to. */
export interface Adapter {
  /**
   * True: its script reads the page's address by itself and cannot be told another. It is kept off every page whose
   * address says something of the visitor.
   */
  readsAddress: boolean
  /** True: it records what is done with the page too. It is kept off pages with a form. */
  recordsPage?: boolean
  /** Puts the globals in place that the script looks for. Called before it is loaded. */
  start: (vendor: Vendor, site: { origin: string }, scope: VendorScope) => Forwarding
}

/** The page's `window`, as a place to put globals. */
export type VendorScope = Record<string, unknown> & { document: { body: { dataset: DOMStringMap } } }
