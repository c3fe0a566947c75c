import type { EventName } from '../../shared/events.ts'
import type { Vendor } from '../../shared/vendors.ts'

/** What the site may tell a vendor. An event is only a name: data that is not passed on cannot leak. */
export interface Forwarding {
  forward: (name: EventName) => void
  /**
   * Called when the visitor withdraws consent or starts to fill in a form. Tells the script, as far as it understands
   * that. Nothing is forwarded afterwards.
   */
  stop: () => void
}

/** How to talk to one kind of tool. */
export interface Adapter {
  /**
   * Whether its script reads the page's address itself and cannot be given another. If so, it is not loaded on pages
   * whose address reveals something about the visitor.
   */
  readsAddress: boolean
  /** Whether it also records activity on the page. Not loaded on pages with a form, and stopped in a dialog. */
  recordsPage?: boolean
  /** Sets the globals the script looks for. Called before the script loads. */
  start: (vendor: Vendor, site: { origin: string }, scope: VendorScope) => Forwarding
}

/** The page's `window`, as a place to put globals. */
export type VendorScope = Record<string, unknown> & { document: { body: { dataset: DOMStringMap } } }
