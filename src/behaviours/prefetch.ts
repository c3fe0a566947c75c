/** Milliseconds. A pointer only passing over a link has left it by then. */
const patience = 65

/**
 * Fetches a page of this site into the browser's cache when the visitor turns to its link. Uses `fetch`, which runs no
 * script of a page that may never be opened: Firefox blocks `<link rel="prefetch">` under a content security policy of
 * `default-src 'none'`, and WebKit ignores it.
 */
export function prefetchOnIntent(root: HTMLElement): void {
  if (navigator.connection?.saveData) return
  const known = new Set([location.pathname])
  let timer: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer)
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
    if (link === null || known.has(link.pathname)) return
    timer = setTimeout(() => {
      known.add(link.pathname)
      // Read to the end, or the cache may keep only part of it. A failed fetch does no harm yet.
      fetch(link.href, { priority: 'low' })
        .then((page) => page.text())
        .catch(() => {})
    }, patience)
  }
  root.addEventListener('pointerover', onIntent)
  root.addEventListener('focusin', onIntent)
}
