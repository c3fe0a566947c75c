/** Shows the button that prints the page: it would do nothing without script. */
export function offerPrint(button: HTMLElement): void {
  button.dataset.ready = ''
  button.addEventListener('click', () => window.print())
}
