import { createHash } from 'node:crypto'
import { inlineStyle } from '../../src/shared/inline-style.ts'
import { workerFile } from '../../src/shared/offline.ts'
import type { Assets } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { logosFolder, photosFolder } from '../read/media.ts'
import { headersFile } from '../serve/headers-for.ts'
import type { Site } from '../site.ts'
import { vendorOrigins } from '../vendors.ts'
import type { Emitted } from './index.ts'

/** `_headers`, in the format of Netlify and Cloudflare Pages; the preview server reads it too. */
export function emitHeaders({ manifest: { practice, photos, logos } }: Site, assets: Assets): Emitted {
  const everywhere: Record<string, string> = {
    'Content-Security-Policy': contentPolicy(practice, assets.boot),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  }
  // Their names contain a hash of their content, or of what they are drawn from.
  const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const named = [
    '/assets/*',
    '/og/*',
    ...(photos.size > 0 ? [`/${photosFolder}/*`] : []),
    ...(logos.size > 0 ? [`/${logosFolder}/*`] : []),
  ]
  return {
    file: headersFile,
    text:
      rule('/*', everywhere) +
      named.map((path) => rule(path, assetHeaders)).join('') +
      rule(workerFile, { 'Cache-Control': 'no-cache' }),
  }
}

const rule = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/**
 * What a page may load and call: its own files, the location lookup, the endpoints of forms, and outside tools if there
 * are any. One policy for all pages, so it depends on no page and on no city. `boot` is the only inline script and
 * `inlineStyle` the only inline style: they are allowed by their hashes.
 */
export function contentPolicy(practice: Practice, boot: string): string {
  const { geoGate, contact, appointment } = practice
  const posted = [contact, appointment].flatMap((form) => (form.delivery === 'endpoint' ? [form.url] : []))
  // A path is the site's own host, which is 'self'.
  const called = [geoGate.lookup, ...posted.filter((address) => !address.startsWith('/'))]
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
    // None of our libraries turns text into code. The outside tools of some practices do, so those sites get no such
    // rule. The one policy makes the address of the service worker and no other: see src/rare/keep-offline.ts.
    ...(vendors.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['keep-offline'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const hashSource = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
