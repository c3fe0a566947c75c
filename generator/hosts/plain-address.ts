/** The address of a page without slashes behind it. Each row of slashes is looked at once: anybody may send thousands. */
export const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/'

/** The address of a page by the name of its file: `/about.html`, `/index.html`. Nothing for other addresses. */
export const withoutFileName = (path: string): string | undefined =>
  path.endsWith('.html') ? path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '') || '/' : undefined
