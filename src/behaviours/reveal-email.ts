import { maskEmail } from './mask-email.ts'

/** `part` holds the link to an address and a hidden button: masks the link until the button is pressed. */
export function revealEmail(part: HTMLElement): void {
  const link = part.querySelector('a')!
  const button = part.querySelector('button')!
  const mask = document.createElement('span')
  mask.textContent = maskEmail(link.textContent)
  link.before(mask)
  link.hidden = true
  button.hidden = false
  button.addEventListener('click', () => {
    link.hidden = false
    mask.remove()
    // The button had the focus.
    link.focus()
    button.remove()
  })
}
