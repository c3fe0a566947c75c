/** Strips trailing slashes from a path. The lookbehind keeps this linear: anybody may send thousands of slashes. */
export const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/'

/** The URL of a page from that of its file: `/about.html`, `/index.html`. Undefined for other URLs. */
export const withoutFileName = (path: string): string | undefined =>
  path.endsWith('.html') ? path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '') || '/' : undefined
