/**
 * Tells the stylesheet how strongly to draw a condition, and that the stages in between are now needed. Screen readers
 * hear what is seen, not the number of a stage.
 */
export function slideView(element: HTMLElement): void {
  const input = element as HTMLInputElement
  const figure = input.closest('figure')!
  const affected = input.getAttribute('aria-valuetext')!
  const textAt = (share: number) => {
    const { clear = '', between = '' } = input.dataset
    if (share === 1) return affected
    return share === 0 ? clear : between.replace('{percent}', String(Math.round(share * 100)))
  }
  const show = () => {
    figure.dataset.moved = ''
    figure.style.setProperty('--strength', input.value)
    input.setAttribute('aria-valuetext', textAt(Number(input.value) / Number(input.max)))
  }
  input.addEventListener('input', show)
  // On a slow phone, the slider may have been moved before this script arrived.
  if (input.value !== input.defaultValue) show()
}
