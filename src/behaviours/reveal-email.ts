import { maskEmail } from './mask-email.ts'

/**
 * `part` holds the link to an address and a hidden button: a mask stands for the link until the button is pressed. The
 * stylesheet hides the link behind it, on screens.
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
    // The button had the focus.
    link.focus()
    button.remove()
  })
}
