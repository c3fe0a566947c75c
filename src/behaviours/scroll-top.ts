/** Specification section 9, in pixels. */
const threshold = 300

/** The button appears once the page is scrolled and returns to its top: smoothly where the stylesheet says so. */
export function offerScrollTop(button: HTMLElement): void {
  const show = () => {
    button.hidden = scrollY <= threshold
  }
  show()
  addEventListener('scroll', show, { passive: true })
  button.addEventListener('click', () => {
    // The button will disappear: the next Tab should start where the visitor is then.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  })
}
