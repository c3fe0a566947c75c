import type { LayoutData } from '../../generator/page.ts'
import type { ToastWords } from '../../src/shared/islands.ts'

/** The place where the browser shows toasts. Empty until there is one. */
export function ToastPlace({ layout: { words } }: { layout: LayoutData }) {
  const resolved: ToastWords = { label: words('toasts.label'), close: words('toasts.close') }
  return <div className="toast-place" data-island="toasts" data-words={JSON.stringify(resolved)} />
}
