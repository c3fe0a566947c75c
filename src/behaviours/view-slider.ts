/** Tells the stylesheet how strongly to draw a condition, and that the stages in between are needed now. */
export function slideView(element: HTMLElement): void {
  const input = element as HTMLInputElement
  const figure = input.closest('figure')!
  const show = () => {
    figure.dataset.moved = ''
    figure.style.setProperty('--strength', input.value)
  }
  input.addEventListener('input', show)
  // On a slow phone somebody may have moved it before this came.
  if (input.value !== input.defaultValue) show()
}
