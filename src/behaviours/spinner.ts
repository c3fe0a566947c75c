/** Milliseconds a navigation may take before anybody needs to be told. */
const patience = 400

/** Shows `spinner` while the page of a clicked link is long in coming. */
export function showSpinner(spinner: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    spinner.hidden = true
  }
  // On window, after everybody who may have taken the click over.
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element).closest?.('a')
    if (!link || !leadsToAnotherPage(link)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      spinner.hidden = false
    }, patience)
  })
  // Come back to, or the visitor has stopped it.
  addEventListener('pageshow', stop)
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop())
}

const leadsToAnotherPage = ({ origin, pathname, search, hash, target, download }: HTMLAnchorElement) =>
  origin === location.origin &&
  target === '' &&
  download === '' &&
  (hash === '' || pathname !== location.pathname || search !== location.search)
