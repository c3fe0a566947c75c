/** A page's `<head>` as data, in the order it is printed. */
export interface Head {
  title: string
  description: string
  canonical?: string
  robots?: string
  /** hreflang -> absolute URL, x-default included. */
  alternates: readonly { language: string; href: string }[]
  openGraph: readonly { property: string; content: string }[]
}
