/** What the page tells the dialog about itself. */
export interface PageContext {
  /** `''` on a page about nothing in particular. */
  pageName: string
  /** `''` leaves the choice open. */
  visitType: string
  /** `''` for the default subject. */
  emailSubject: string
}

/** Reads the context from the attributes of `<body>`. */
export const pageContext = ({ pageName = '', visitType = '', emailSubject = '' }: DOMStringMap): PageContext => ({
  pageName,
  visitType,
  emailSubject,
})
