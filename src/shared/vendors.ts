// Imported by the generator, the templates and the browser: keep it free of DOM and Node.

/** The kinds of outside tools that events may be forwarded to, after the visitor's yes. */
export const vendorKinds = ['tag-manager', 'ads', 'pixel', 'call-tracking', 'session-replay'] as const

export type VendorKind = (typeof vendorKinds)[number]

/** One outside tool of the practice, as the browser needs it. */
export interface Vendor {
  kind: VendorKind
  /** The practice's account with it. */
  id: string
  /** Where its script is loaded from. */
  script: string
}
