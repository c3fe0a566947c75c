import { patience } from '../../patience.ts'
import { isPlainClick } from '../../plain-click.ts'
import { loadOnce } from '../load-once.ts'

/** Milliseconds in which a second press belongs to the first. */
const doubleClickMs = 1000

/**
 * Makes every `data-open="appointment"` link open the dialog: at once as a frame with the phone number, filled by the
 * form as soon as its script and words arrive. React is loaded on the first sign of interest. If it does not arrive,
 * the frame says so.
 */
export function openAppointments(host: HTMLElement): void {
  const dialog = host.querySelector('dialog')!
  const load = loadOnce('The appointment form', async () => {
    // Revalidated: the file with the words keeps its name when a word changes.
    const arriving = [import('./mount.tsx'), fetch(host.dataset.words!, { cache: 'no-cache' })] as const
    const [{ mountAppointment }, response] = await Promise.all(arriving)
    if (!response.ok) throw new Error(`its words were answered with ${response.status}`)
    return mountAppointment(host, await response.json())
  })
  const showLate = () => {
    const status = dialog.querySelector<HTMLElement>('[data-late]')
    if (!status) return
    status.textContent = status.dataset.late!
    // Removes its spinner.
    status.className = ''
  }
  const fill = () =>
    // A second try at once: what failed may have been requested on the first sign of interest, and alone.
    load()
      .catch(load)
      .then(
        (ready) => ready(),
        () => {
          showLate()
          addEventListener('online', fill, { once: true })
        },
      )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open="appointment"]')) {
    link.addEventListener('pointerenter', load, { once: true })
    link.addEventListener('focus', load, { once: true })
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return
      // Throws in browsers without dialogs: the link then leads to the contact page.
      dialog.showModal()
      event.preventDefault()
      // The second press of a double click lands beside the dialog and would close it. Escape still does.
      dialog.closedBy = 'closerequest'
      setTimeout(() => {
        dialog.closedBy = 'any'
      }, doubleClickMs)
      // The heading, not the first field, so that no on-screen keyboard opens unasked.
      dialog.querySelector('h2')!.focus()
      setTimeout(showLate, patience)
      fill()
    })
  }
}
