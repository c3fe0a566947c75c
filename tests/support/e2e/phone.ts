/** For `addInitScript`: clicks on phone and mail links open no other app. */
export function blockPhoneAndMail(): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]') !== null) event.preventDefault()
  })
}
