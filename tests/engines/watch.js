// The first script of every page here. What a page complains of and the mail links it opens are kept for the session, so
// they outlive the page. Mail links go no further: a mail app that is asked for stops WebKit's driver.
{
  const keep = (list, entry) => {
    const kept = JSON.parse(sessionStorage.getItem(list) ?? '[]')
    sessionStorage.setItem(list, JSON.stringify([...kept, entry]))
  }
  let isLeft = false
  // What is cut short when a page is left is no fault of the page.
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  const complain = (text) => isLeft || keep('engines-complaints', `${location.pathname}: ${text}`)
  addEventListener(
    'error',
    ({ message, target }) => {
      if (target === window) complain(message)
      // Firefox says so of a hint at a module that it has already. A module that is missing fails its import, too.
      else if (target.rel !== 'modulepreload') complain(`not loaded: ${target.src ?? target.href}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => complain(`not caught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    complain(`against the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  for (const level of ['error', 'warn']) {
    const print = console[level]
    console[level] = (...values) => {
      complain(`console: ${values.join(' ')}`)
      print.apply(console, values)
    }
  }
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null
      if (link === null) return
      event.preventDefault()
      keep('engines-mails', link.href)
    },
    true,
  )
}
