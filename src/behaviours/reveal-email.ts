import { maskEmail } from './mask-email.ts'

/**
 * `part` holds an email link and a hidden button. A mask stands in for the link until the button is pressed. On
 * screens, the stylesheet hides the link behind the mask.
 */
export function revealEmail(part: HTMLElement): void {
  const link = part.querySelector('a')!
  const button = part.querySelector('button')!
  const mask = document.createElement('span')
  mask.className = 'masked'
  mask.textContent = maskEmail(link.textContent)
  link.before(mask)
  button.hidden = false
  button.addEventListener('click', () => {
    mask.remove()
    // The button had the focus and is about to be removed.
    link.focus()
    button.remove()
  })
}
