import { ownAddress } from './own-address.ts'
import { recheck } from './recheck.ts'
import { forget, recall, recallVerdict, remember } from './session.ts'

/**
 * The out-of-area page. Its Retry button clears the verdict and goes to the page the visitor wanted, which checks
 * again. The link to that page appears if there was one. A visitor sent here by a failed lookup is rechecked
 * automatically.
 */
export function retryAccess(form: HTMLFormElement): void {
  const wanted = ownAddress(recall('geo-blocked-url'), location.origin)
  const verdict = recallVerdict()
  const say = (what: RetryStatus) => {
    const status = form.querySelector<HTMLElement>('[role="status"]')
    status?.replaceChildren(status.dataset[what] ?? '')
  }
  // A visitor who retried and was sent back must not think that nothing happened.
  if (recall('geo-retried') !== undefined && verdict?.access === 'denied') say('unchanged')
  forget('geo-retried')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    askAgain()
    location.replace(wanted ?? form.action)
  })
  const link = form.querySelector('a')
  if (link === null || wanted === undefined) return
  link.href = wanted
  link.dataset.known = ''
  link.addEventListener('click', askAgain)
  if (verdict === undefined && recall('geo-rechecks') !== undefined) recheck(wanted, say)
}

/** What the status line may say: the name of the `data-` attribute that holds the words. */
export type RetryStatus = 'unchanged' | 'rechecking' | 'unchecked' | 'outside'

function askAgain(): void {
  forget('geo-verdict', 'geo-location')
  remember('geo-retried', 'yes')
}
