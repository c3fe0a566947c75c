import type { EventName } from '../../shared/events.ts'
import type { Vendor } from '../../shared/vendors.ts'

/** What the site may tell a vendor. An event is a name and nothing else: what is not passed on cannot leave. */
export interface Forwarding {
  forward: (name: EventName) => void
  /**
   * The visitor has withdrawn consent, or begins to fill in a form: tells the script, as far as it understands that.
   * Nothing is forwarded afterwards.
   */
  stop: () => void
}

/** How to talk to one kind of tool. */
export interface Adapter {
  /**
   * True: its script reads the page's address itself and cannot be given another. It is not loaded on any page whose
   * address reveals something about the visitor.
   */
  readsAddress: boolean
  /** True: it also records what is done on the page. It is not loaded on pages with a form, and stopped in a dialog. */
  recordsPage?: boolean
  /** Sets the globals that the script looks for. Called before the script is loaded. */
  start: (vendor: Vendor, site: { origin: string }, scope: VendorScope) => Forwarding
}

/** The page's `window`, as a place to put globals. */
export type VendorScope = Record<string, unknown> & { document: { body: { dataset: DOMStringMap } } }
