/** The link scrolls by itself; the focus, too, moves to the main content. */
export function skipToMain(link: HTMLElement): void {
  link.addEventListener('click', () => document.getElementById('main')?.focus())
}
