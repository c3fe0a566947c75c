/** Milliseconds: a pointer that only passes over a link has left it by then. */
const patience = 65

/**
 * Fetches a page of this site when the visitor turns to its link. By `<link rel="prefetch">`, which every host and a
 * content policy of 'self' allow, and which runs no script of a page that may never be opened.
 */
export function prefetchOnIntent(root: HTMLElement): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const known = new Set([location.pathname])
  let timer: ReturnType<typeof setTimeout> | undefined
  const consider = ({ target }: Event) => {
    clearTimeout(timer)
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
    if (link === null || known.has(link.pathname)) return
    timer = setTimeout(() => {
      known.add(link.pathname)
      const hint = document.createElement('link')
      hint.rel = 'prefetch'
      hint.href = link.href
      document.head.append(hint)
    }, patience)
  }
  root.addEventListener('pointerover', consider)
  root.addEventListener('focusin', consider)
}
