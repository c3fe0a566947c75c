type Open = (pageName: string) => void

/**
 * Makes every `data-open="appointment"` link open the dialog. React arrives on the first sign of interest, or when the
 * page has nothing else to do; if it never arrives, the link leads to the contact page as it does without JavaScript.
 */
export function openAppointments(host: HTMLElement): void {
  let loading: Promise<Open> | undefined
  const load = () => {
    loading ??= import('./mount.tsx').then(({ mountAppointment }) => mountAppointment(host))
    // The click that needs it handles the failure; an idle load that fails may be tried again.
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
      load().then(
        (open) => open(document.body.dataset.pageName ?? ''),
        () => location.assign(link.href),
      )
    })
  }
}
