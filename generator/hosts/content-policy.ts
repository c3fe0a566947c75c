import { inlineStyle } from '../../src/shared/inline-style.ts'
import { sha256Of } from '../hash.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { vendorOrigins } from '../vendors.ts'

/**
 * What a page may load and call: its own files, the location lookup, the endpoints of forms, and outside tools if there
 * are any. All pages share one policy, so it depends on no page and no city. `boot` is the only inline script and
 * `inlineStyle` the only inline style: they are allowed by their hashes.
 */
export function contentPolicy(practice: Practice, boot: string): string {
  const { geoGate, contact, appointment } = practice
  const posted = [contact, appointment].flatMap((form) => (form.delivery === 'endpoint' ? [form.url] : []))
  // A path is on the site's own host, which is 'self'.
  const lookedUp = geoGate.mode === 'off' ? [] : [geoGate.lookup]
  const called = [...lookedUp, ...posted].filter((address) => !address.startsWith('/'))
  const vendors = vendorOrigins(practice)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(boot), ...vendors],
    'style-src': ["'self'", hashSource(inlineStyle)],
    'img-src': ["'self'", 'data:', ...vendors],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(called.map((address) => new URL(address).origin)), ...vendors],
    ...(vendors.length > 0 && { 'frame-src': vendors }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'self'"],
    // None of our libraries turns text into code, but some outside tools do: sites that use any do not get these rules.
    // The only Trusted Types policy they allow makes just the service worker's URL: see src/rare/keep-offline.ts.
    ...(vendors.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['keep-offline'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const hashSource = (inline: string) => `'${sha256Of(inline)}'`
