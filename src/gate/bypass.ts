/** Where a page is looked at. */
export interface Viewing {
  /** Of the page's address, as `location.hostname` says it. */
  hostname: string
  /** Shown inside another page. */
  isFramed: boolean
  /** Hosts that are free of the gate, with everything below them. */
  previewHosts: readonly string[]
}

/** True where nobody is checked: on this machine, inside another page, on a preview host. */
export function isBypassed({ hostname, isFramed, previewHosts }: Viewing): boolean {
  return isFramed || [...thisMachine, ...previewHosts].some((host) => isAtOrBelow(hostname, host))
}

const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]']

/** `a.netlify.app` is below `netlify.app`, `evilnetlify.app` is not: a host ends where a label does. */
const isAtOrBelow = (hostname: string, host: string) =>
  host !== '' && `.${hostname.toLowerCase().replace(/\.$/, '')}`.endsWith(`.${host}`)
