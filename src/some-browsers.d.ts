// What only some browsers have: TypeScript declares what all of them do.

interface Document {
  /** Whether the browser prepares the page before anybody has opened it. */
  readonly prerendering?: boolean
}

interface Navigator {
  /** Whether the visitor has asked in the browser's settings not to be tracked. */
  readonly globalPrivacyControl?: boolean
  readonly connection?: { readonly saveData?: boolean }
}
