/** Specification section 9, in pixels. */
const threshold = 300

/** The button shows once the page is scrolled, and leads back to its top: smoothly where the style says so. */
export function offerScrollTop(button: HTMLElement): void {
  const show = () => {
    button.hidden = scrollY <= threshold
  }
  show()
  addEventListener('scroll', show, { passive: true })
  button.addEventListener('click', () => {
    // The button will be gone: the next Tab starts where the visitor is then.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  })
}
