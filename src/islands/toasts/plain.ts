import type { ToastWords } from '../../shared/islands.ts'
import { toastDuration } from './constants.ts'
import type { ShowToast } from './show.ts'

/** Toasts without React: a line of text that screen readers announce, and a button that removes it. */
export function plainToasts(host: HTMLElement, words: ToastWords): ShowToast {
  return ({ kind, text }) => {
    const toast = document.createElement('div')
    toast.className = `toast toast-${kind}`
    const line = document.createElement('p')
    line.setAttribute('role', kind === 'error' ? 'alert' : 'status')
    const close = document.createElement('button')
    close.type = 'button'
    close.className = 'toast-close'
    close.dataset.escape = ''
    close.setAttribute('aria-label', words.close)
    close.textContent = '×'
    const dismiss = () => toast.remove()
    close.addEventListener('click', dismiss)
    toast.append(line, close)
    host.append(toast)
    // Set after insertion: screen readers announce only changes to a live region.
    line.textContent = text
    setTimeout(dismiss, toastDuration)
    return dismiss
  }
}
