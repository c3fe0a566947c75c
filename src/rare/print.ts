/** Shows the button that prints the page, which would do nothing without script. */
export function offerPrint(button: HTMLElement): void {
  button.dataset.ready = ''
  button.addEventListener('click', () => window.print())
}
