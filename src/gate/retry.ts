import { ownAddress } from './own-address.ts'
import { forget, recall, recallVerdict, remember } from './session.ts'

/**
 * The out-of-area page: its Retry button clears the verdict and goes to the page the visitor wanted, which checks
 * again. The link to that page appears where one was wanted.
 */
export function retryAccess(form: HTMLFormElement): void {
  const wanted = ownAddress(recall('geo-blocked-url'), location.origin)
  if (recall('geo-retried') !== undefined && recallVerdict()?.access === 'denied') sayUnchanged(form)
  forget('geo-retried')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    askAgain()
    remember('geo-retried', 'yes')
    location.replace(wanted ?? form.action)
  })
  const link = form.querySelector('a')
  if (link === null || wanted === undefined) return
  link.href = wanted
  link.dataset.known = ''
  link.addEventListener('click', askAgain)
}

const askAgain = () => forget('geo-verdict', 'geo-location')

/** A visitor who retried and was sent back must not think that nothing happened. */
function sayUnchanged(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-unchanged]')
  status?.replaceChildren(status.dataset.unchanged ?? '')
}
