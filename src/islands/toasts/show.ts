import type { ToastWords } from '../../shared/islands.ts'
import { plainToasts } from './plain.ts'

export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
}

/** Shows a toast; what is returned takes it away again. */
export type ShowToast = (toast: Toast) => () => void

/**
 * Tells the visitor something for four seconds, or, of an error, until it is dismissed. React and sonner arrive with the
 * first toast; without them it is shown plainly. What is returned takes the toast away before its time.
 */
export function showToast(toast: Toast): () => void {
  const dismissal = load().then((show) => show(toast))
  return () => void dismissal.then((dismiss) => dismiss())
}

let loading: Promise<ShowToast> | undefined

function load(): Promise<ShowToast> {
  const { host, words } = place()
  loading ??= import('./mount.tsx').then(({ mountToasts }) => mountToasts(host, words))
  return loading.catch((error) => {
    console.error('toasts are shown plainly', error)
    loading = undefined
    return plainToasts(host, words)
  })
}

/** Every page ends with a place for toasts, which holds their words in its language. */
function place(): { host: HTMLElement; words: ToastWords } {
  const host = document.querySelector<HTMLElement>('[data-island="toasts"]') ?? document.body
  return { host, words: JSON.parse(host.dataset.words ?? '{}') as ToastWords }
}
