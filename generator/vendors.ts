import type { Vendor, VendorKind } from '../src/shared/vendors.ts'
import type { Practice } from './parse/schemas/practice.ts'

/** Every vendor of the practice with the address of its script, as the page passes it to the browser. */
export const vendorsOf = ({ vendors }: Practice): Vendor[] =>
  vendors.map(({ kind, id, script }) => ({ kind, id, script: script ?? usualTools[kind].script(id) }))

/**
 * The origins that the vendors' scripts come from and send to, sorted and without duplicates, for the content security
 * policy to allow. Empty without vendors. Only the container of a tag manager knows what its tags load: `sendsTo:`
 * names those origins.
 */
export function vendorOrigins(practice: Practice): string[] {
  const origins = vendorsOf(practice).flatMap(({ kind, script }, index) => {
    const { script: given, sendsTo } = practice.vendors[index]!
    return [script, ...(given === undefined ? usualTools[kind].sendsTo : []), ...sendsTo].map(originOf)
  })
  return [...new Set(origins)].sort()
}

/** A pattern such as https://*.clarity.ms is already an origin and does not parse as a URL. */
const originOf = (address: string) => (address.startsWith('https://*.') ? address : new URL(address).origin)

/** Where the usual tool of each kind lives. */
const usualTools: Record<VendorKind, { script: (id: string) => string; sendsTo: readonly string[] }> = {
  'tag-manager': {
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    sendsTo: [],
  },
  ads: {
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}&l=adsLayer`,
    sendsTo: [
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://*.google-analytics.com',
    ],
  },
  pixel: {
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    sendsTo: ['https://www.facebook.com'],
  },
  // The schema requires `script:` for this kind.
  'call-tracking': { script: () => '', sendsTo: [] },
  'session-replay': {
    script: (id) => `https://www.clarity.ms/tag/${id}`,
    sendsTo: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
}
