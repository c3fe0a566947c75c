import { Toaster } from 'sonner'
import type { ToastWords } from '../../shared/islands.ts'
import { toastGap, visibleToasts } from './constants.ts'
import type { Toast } from './show.ts'

/** Where toasts appear: a live region. Their timers pause while one is hovered or held and while the tab is hidden. */
export function Toasts({ words }: { words: ToastWords }) {
  return (
    <Toaster
      containerAriaLabel={words.label}
      visibleToasts={visibleToasts}
      gap={toastGap}
      pauseWhenPageIsHidden
      offset={{ right: 'var(--toast-right)', bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom)' }}
    />
  )
}

interface CardProps extends Toast {
  close: string
  dismiss: () => void
}

/**
 * A single toast, placed and moved by sonner. The card is ours because sonner 1.7.4's own labels its close button
 * "Close toast" in every language, and announces an error no sooner than anything else.
 */
export function ToastCard({ kind, text, close, dismiss }: CardProps) {
  return (
    <>
      <p role={kind === 'error' ? 'alert' : undefined}>{text}</p>
      <button type="button" className="toast-close" aria-label={close} data-escape onClick={dismiss}>
        ×
      </button>
    </>
  )
}
