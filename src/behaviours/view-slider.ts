/** Tells the stylesheet how strongly to draw a condition, and that the stages in between are needed now. */
export function slideView(input: HTMLElement): void {
  const figure = input.closest('figure')!
  input.addEventListener('input', () => {
    figure.dataset.moved = ''
    figure.style.setProperty('--strength', (input as HTMLInputElement).value)
  })
}
