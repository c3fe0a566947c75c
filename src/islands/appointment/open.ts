/**
 * Makes every `data-open="appointment"` link open the dialog. React arrives on the first sign of interest; if it never
 * arrives, the link leads to the contact page as it does without JavaScript.
 */
export function openAppointments(host: HTMLElement): void {
  let loading: Promise<() => void> | undefined
  const load = () => {
    // The words' file keeps its name when a word changes, so it is revalidated.
    loading ??= Promise.all([import('./mount.tsx'), fetch(host.dataset.words!, { cache: 'no-cache' })]).then(
      async ([{ mountAppointment }, response]) => mountAppointment(host, await response.json()),
    )
    // The click that needs it handles the failure; when interest triggered it, the next sign of interest tries again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open="appointment"]')) {
    link.addEventListener('pointerenter', () => void load().catch(() => {}), { once: true })
    link.addEventListener('focus', () => void load().catch(() => {}), { once: true })
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      load()
        .then((open) => open())
        .catch((error: unknown) => {
          console.error('The appointment dialog did not open', error)
          location.assign(link.href)
        })
    })
  }
}
