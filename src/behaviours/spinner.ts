import { isPlainClick } from '../plain-click.ts'

/** Milliseconds a navigation may take before the spinner appears. */
const patience = 400

/** Shows `spinner` while the page behind a clicked link is slow to load. */
export function showSpinner(spinner: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    spinner.hidden = true
  }
  // On `window`, to run after every handler that may have taken over the click.
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = (event.target as Element).closest?.('a')
    if (!link || !leadsToAnotherPage(link)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      spinner.hidden = false
    }, patience)
  })
  // The visitor came back to the page, or stopped the navigation: not every browser reports its Stop button.
  addEventListener('pageshow', stop)
  addEventListener('pointerdown', stop)
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop())
}

const leadsToAnotherPage = ({ origin, pathname, search, hash, download }: HTMLAnchorElement) =>
  origin === location.origin &&
  download === '' &&
  (hash === '' || pathname !== location.pathname || search !== location.search)
