/** Pixels, from section 9 of the specification. */
const threshold = 300

/** Shows the button once the page is scrolled. It returns to the top, smoothly where the stylesheet says so. */
export function offerScrollTop(button: HTMLElement): void {
  const show = () => {
    // The call bar makes room for it. With `:has()`, showing or hiding anything would restyle the whole page.
    button.hidden = !document.body.toggleAttribute('data-scrolled', scrollY > threshold)
  }
  // Reading the position now would lay out a page that other behaviors are about to change.
  requestAnimationFrame(show)
  addEventListener('scroll', show, { passive: true })
  button.addEventListener('click', () => {
    // The button is about to disappear: the next Tab should start from the top of the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  })
}
