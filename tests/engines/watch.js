// The first script of every page here. The page's complaints, the mail links it opens and the forms it leaves to the
// browser, which here all write mails, are stored for the session, so they outlive the page. Neither is followed: a
// request for a mail app stops WebKit's driver.
{
  const keep = (list, entry) => {
    const kept = JSON.parse(sessionStorage.getItem(list) ?? '[]')
    sessionStorage.setItem(list, JSON.stringify([...kept, entry]))
  }
  let isLeft = false
  // What leaving a page interrupts is not the page's fault.
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  const complain = (text) => isLeft || keep('engines-complaints', `${location.pathname}: ${text}`)
  addEventListener(
    'error',
    ({ message, target }) => {
      if (target === window) complain(message)
      else complain(`not loaded: ${target.src ?? target.href}`)
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
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    keep('engines-mails', event.submitter.formAction)
  })
}
