import type { EventName } from '../../shared/events.ts'
import type { Vendor } from '../../shared/vendors.ts'

/** What the site may tell a vendor. An event is only a name: data that is not passed on cannot leak. */
export interface Forwarding {
  forward: (name: EventName) => void
  /** Ends the recording of this page: the visitor starts to fill in a form, or opens another page. */
  endRecording?: () => void
  /** Called when the visitor withdraws consent. Tells the script, as far as it understands that. Then forwards nothing. */
  stop: () => void
}

/** How to talk to one kind of tool. */
export interface Adapter {
  /**
   * Whether its script reads the page's address itself and cannot be given another. If so, it is not loaded on pages
   * whose address reveals something about the visitor.
   */
  readsAddress: boolean
  /** Whether it also records activity on the page. Not loaded on pages with a form. */
  recordsPage?: boolean
  /** Sets the globals the script looks for. Called before the script loads. */
  start: (vendor: Vendor, site: { origin: string }, scope: VendorScope) => Forwarding
}

/** The page's `window`, as a place to put globals. */
export type VendorScope = Record<string, unknown> & { document: { body: { dataset: DOMStringMap }; cookie: string } }
