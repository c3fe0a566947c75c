// Imported by the generator, the templates and the browser: keep it free of DOM and Node.

/** The kinds of outside tools that may receive events, after the visitor's yes. */
export const vendorKinds = ['tag-manager', 'ads', 'pixel', 'call-tracking', 'session-replay'] as const

export type VendorKind = (typeof vendorKinds)[number]

/** One of the practice's outside tools, as the browser needs it. */
export interface Vendor {
  kind: VendorKind
  /** The practice's account ID. */
  id: string
  /** The URL of its script. */
  script: string
}
