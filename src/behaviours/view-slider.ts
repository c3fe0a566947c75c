/** Tells the stylesheet how strongly to draw a condition, and that the stages in between are needed now. */
export function slideView(input: HTMLElement): void {
  const figure = input.closest('figure')!
  const { value, defaultValue } = input as HTMLInputElement
  const show = () => {
    figure.dataset.moved = ''
    figure.style.setProperty('--strength', (input as HTMLInputElement).value)
  }
  input.addEventListener('input', show)
  // On a slow phone somebody may have moved it before this came.
  if (value !== defaultValue) show()
}
