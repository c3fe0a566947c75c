import type { ToastWords } from '../../shared/islands.ts'
import { plainToasts } from './plain.ts'

export interface Toast {
  kind: 'success' | 'error'
  text: string
}

/** Shows a toast. The returned function removes it. */
export type ShowToast = (toast: Toast) => () => void

/**
 * Shows a message for four seconds. The page must say the same thing permanently. React and sonner arrive with the
 * first toast. Without them it is shown plainly. The returned function removes the toast early.
 */
export function showToast(toast: Toast): () => void {
  const dismissal = load().then((show) => show(toast))
  return () => void dismissal.then((dismiss) => dismiss())
}

let loading: Promise<ShowToast> | undefined

function load(): Promise<ShowToast> {
  const { host, words } = place()
  loading ??= import('./mount.tsx').then((toasts) => toasts.mountToasts(host, words))
  return loading.catch((error) => {
    console.error('toasts are shown plainly', error)
    loading = undefined
    return plainToasts(host, words)
  })
}

/** Every page ends with an element for toasts, which carries their words in the page's language. */
function place(): { host: HTMLElement; words: ToastWords } {
  const host = document.querySelector<HTMLElement>('[data-island="toasts"]')!
  return { host, words: JSON.parse(host.dataset.words!) as ToastWords }
}
