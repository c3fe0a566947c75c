/** The narrow-screen menu. Closes on Escape, on a click outside, when focus leaves it, and on return to the page. */
export function controlMobileMenu(element: HTMLElement): void {
  const menu = element as HTMLDetailsElement
  const closeUnlessInside = (target: EventTarget | null) => {
    if (!menu.contains(target as Node | null)) menu.open = false
  }
  document.addEventListener('click', ({ target }) => closeUnlessInside(target))
  menu.addEventListener('focusout', ({ relatedTarget }) => relatedTarget !== null && closeUnlessInside(relatedTarget))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    event.preventDefault()
    // Done before the list disappears and takes the focus with it.
    if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus()
    menu.open = false
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) menu.open = false
  })
}
