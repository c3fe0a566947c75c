/** For `addInitScript`: links to the telephone are clicked without a call being made. */
export function stayOffThePhone(): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]') !== null) event.preventDefault()
  })
}
