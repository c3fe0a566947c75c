/** Netlify's own matcher, compiled from C++: it comes without types. Declares only what is used here. */
declare module 'netlify-redirector' {
  interface Visitor {
    scheme: string
    host: string
    path: string
    query: string
    headers: Record<string, string>
    cookieValues: Record<string, string>
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }
  interface Matcher {
    match: (visitor: Visitor) => { status: number; to: string } | null
  }
  const redirector: { parseJSON: (rules: string, options: object) => Promise<Matcher> }
  export default redirector
}
