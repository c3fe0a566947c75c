/** Strips trailing slashes from a path. The lookbehind keeps this linear: anybody may send thousands of slashes. */
export const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/'

/** The URL of a page from that of its file: `/about.html`, `/about/index.html`. Undefined for other URLs. */
export const withoutFileName = (path: string): string | undefined =>
  path.endsWith('.html') ? withoutSlash(path.replace(/(\/index)?\.html$/, '')) : undefined
