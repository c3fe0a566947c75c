/** Waits `ms` milliseconds. Resolves to false at once if `dialog` is closed or the page is left in the meantime. */
export function pause(ms: number, dialog: HTMLDialogElement): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (stayed: boolean) => {
      clearTimeout(timer)
      dialog.removeEventListener('close', leave)
      removeEventListener('pagehide', leave)
      resolve(stayed)
    }
    const leave = () => end(false)
    const timer = setTimeout(() => end(true), ms)
    dialog.addEventListener('close', leave)
    addEventListener('pagehide', leave)
  })
}
