import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import type { ToastWords } from '../../shared/islands.ts'
import { toastDuration } from './constants.ts'
import type { ShowToast } from './show.ts'
import './toasts.css'
import { ToastCard, Toasts } from './view.tsx'

/** Renders the page's one toast area into `host`. */
export function mountToasts(host: HTMLElement, words: ToastWords): ShowToast {
  // Synchronously: sonner drops a toast that nothing listens for, and a live region must exist before it can announce.
  flushSync(() =>
    createRoot(host).render(
      <StrictMode>
        <Toasts words={words} />
      </StrictMode>,
    ),
  )
  const latest = new Map<string, string | number>()
  return ({ kind, text }) => {
    // A repeated message replaces the earlier one, so that it is announced again and does not pile up.
    const before = latest.get(text)
    if (before !== undefined) toast.dismiss(before)
    const card = (id: string | number) => (
      <ToastCard kind={kind} text={text} close={words.close} dismiss={() => toast.dismiss(id)} />
    )
    const id = toast.custom(card, {
      duration: toastDuration,
      className: `toast toast-${kind}`,
    })
    latest.set(text, id)
    return () => void toast.dismiss(id)
  }
}
