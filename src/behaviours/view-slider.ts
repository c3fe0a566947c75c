/** Tells the style how strong a condition is drawn, and that the stages between are wanted now. */
export function slideView(input: HTMLElement): void {
  const figure = input.closest('figure')!
  input.addEventListener('input', () => {
    figure.dataset.moved = ''
    figure.style.setProperty('--strength', (input as HTMLInputElement).value)
  })
}
