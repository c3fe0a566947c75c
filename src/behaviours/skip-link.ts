/** Moves the focus to the main content too: the link itself only scrolls. */
export function skipToMain(link: HTMLElement): void {
  link.addEventListener('click', () => document.getElementById('main')?.focus())
}
