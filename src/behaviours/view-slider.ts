/** Tells the stylesheet how strongly to draw a condition, and that the stages in between are now needed. */
export function slideView(element: HTMLElement): void {
  const input = element as HTMLInputElement
  const figure = input.closest('figure')!
  const show = () => {
    figure.dataset.moved = ''
    figure.style.setProperty('--strength', input.value)
  }
  input.addEventListener('input', show)
  // On a slow phone, the slider may have been moved before this script arrived.
  if (input.value !== input.defaultValue) show()
}
