type Reason = 'hover' | 'focus' | 'button'

/**
 * The services menu. CSS opens it on hover and focus. This script reports that to screen readers (`aria-expanded`),
 * lets its button hold it open or close it, and closes it on Escape (`data-dismissed`) until it is left.
 */
export function controlServicesMenu(item: HTMLElement): void {
  const button = item.querySelector('button')!
  const reasons = new Set<Reason>()
  let isDismissed = false
  const isOpen = () => reasons.size > 0 && !isDismissed
  const set = (dismissed: boolean) => {
    isDismissed = dismissed
    item.toggleAttribute('data-dismissed', dismissed)
    button.setAttribute('aria-expanded', String(isOpen()))
  }
  const enter = (reason: Reason) => {
    reasons.add(reason)
    set(isDismissed)
  }
  const leave = (...left: Reason[]) => {
    for (const reason of left) reasons.delete(reason)
    set(isDismissed && reasons.size > 0)
  }
  const dismiss = () => {
    reasons.delete('button')
    set(true)
  }
  item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && enter('hover'))
  item.addEventListener('pointerleave', () => leave('hover'))
  item.addEventListener('focusin', () => enter('focus'))
  item.addEventListener('focusout', ({ relatedTarget }) => isInside(item, relatedTarget) || leave('focus', 'button'))
  button.addEventListener('click', ({ detail }) => {
    // Hover has already opened it: the first click holds it open, the next one closes it. A key press (`detail` 0)
    // closes it.
    if (reasons.has('button') || (detail === 0 && isOpen())) return dismiss()
    reasons.add('button')
    set(false)
  })
  document.addEventListener('click', ({ target }) => isInside(item, target) || leave('button'))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    event.preventDefault()
    if (item.querySelector('ul')!.contains(document.activeElement)) button.focus()
    dismiss()
  })
}

const isInside = (item: HTMLElement, target: EventTarget | null) => item.contains(target as Node | null)
