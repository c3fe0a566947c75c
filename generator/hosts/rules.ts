import { workerFile } from '../../src/shared/offline.ts'
import { firstBy } from '../group-by.ts'
import { logosFolder, photosFolder } from '../read/media.ts'
import type { RedirectRule } from '../redirect-rules.ts'
import type { Site } from '../site.ts'
import { pageIds, withPrefix } from '../urls.ts'
import { vendorOrigins } from '../vendors.ts'
import { contentPolicy } from './content-policy.ts'
import type { HostRules, NotFound } from './host.ts'

/** What any host must know about the site. `boot` is the only inline script of a page: the policy allows its hash. */
export const rulesOf = (site: Site, boot: string): HostRules => ({
  hostname: new URL(site.manifest.practice.url).hostname,
  headers: headersOf(site, boot),
  redirects: reachable(site.redirects),
  notFound: notFoundPages(site),
  pages: function* () {
    for (const { url } of site.routes) yield url
  },
})

/** Drops every rule whose address has an earlier one: no host reaches it, and hosts limit the number of rules. */
const reachable = (redirects: readonly RedirectRule[]): RedirectRule[] => [
  ...firstBy(redirects, ({ from }) => from).values(),
]

/** The folders whose file names contain a hash of the content, or of what it is drawn from. */
const foldersNamedByContent = ['assets', 'og', photosFolder, logosFolder]

/** Whether a published file of that name is up to date if it exists. */
export const isNamedByContent = (file: string) => foldersNamedByContent.includes(file.split('/', 1)[0]!)

function headersOf({ manifest: { practice, photos, logos } }: Site, boot: string): HostRules['headers'] {
  const everywhere = {
    'Content-Security-Policy': contentPolicy(practice, boot),
    // Files loaded by outside tools lack the header that would allow this. Everything else a page shows is its own.
    ...(vendorOrigins(practice).length === 0 && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  }
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const isEmpty = (folder: string) =>
    (folder === photosFolder && photos.size === 0) || (folder === logosFolder && logos.size === 0)
  const named = foldersNamedByContent.filter((folder) => !isEmpty(folder)).map((folder) => `/${folder}/*`)
  return [
    { path: '/*', headers: everywhere },
    ...named.map((path) => ({ path, headers: kept })),
    { path: workerFile, headers: { 'Cache-Control': 'no-cache' } },
  ]
}

/** Languages with a prefix come first: the page of the language without one answers for everything else. */
const notFoundPages = ({ manifest: { languages } }: Site): NotFound[] =>
  languages
    .map(({ prefix }) => ({ under: prefix, page: withPrefix(prefix, pageIds.notFound) }))
    .sort((a, b) => b.under.length - a.under.length)
