/** What the page tells the dialog. */
export interface PageContext {
  /** `''` on a page about nothing in particular. */
  pageName: string
  /** `''` leaves the choice open. */
  visitType: string
  /** `''` for the usual subject. */
  emailSubject: string
}

/** Reads it from the attributes of `<body>`. */
export const pageContext = ({ pageName = '', visitType = '', emailSubject = '' }: DOMStringMap): PageContext => ({
  pageName,
  visitType,
  emailSubject,
})
