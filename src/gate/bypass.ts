/** The circumstances in which a page is viewed. */
interface Viewing {
  /** The page's `location.hostname`. */
  hostname: string
  /** Whether the page is shown inside another one. */
  isFramed: boolean
  /** Hosts exempt from the gate, with all their subdomains. */
  previewHosts: readonly string[]
}

/** Whether visitors go unchecked: on the local machine, inside another page, on a preview host. */
export function isBypassed({ hostname, isFramed, previewHosts }: Viewing): boolean {
  return isFramed || [...thisMachine, ...previewHosts].some((host) => isAtOrBelow(hostname, host))
}

const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]']

/** `a.netlify.app` is below `netlify.app`, `evilnetlify.app` is not: the match must start at a label. */
const isAtOrBelow = (hostname: string, host: string) =>
  host !== '' && `.${hostname.toLowerCase().replace(/\.$/, '')}`.endsWith(`.${host}`)
