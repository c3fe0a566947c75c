import { placePath } from '../edge/visitor-place.ts'
import { cloudflare } from './cloudflare.ts'
import type { Host, HostFile } from './host.ts'
import { ownServer } from './own-server.ts'
import { headersFile, printHeaders } from './rule-files.ts'

const ignoreFile = '.assetsignore'
export const wranglerFile = 'wrangler.jsonc'

/** What is kept from visitors. */
export const assetsIgnore: HostFile = {
  file: ignoreFile,
  text: ['_worker', '.host', ignoreFile, wranglerFile, ''].join('\n'),
}

/** A Cloudflare Worker that makes pages when they are asked for: generator/edge. Everything else is a file beside it. */
export const cloudflareWorker: Host = {
  name: 'cloudflare-worker',
  title: 'Cloudflare Workers',
  ...ownServer,
  can: { ...ownServer.can, takesPosts: true },
  limits: [
    // The redirects are in the worker.
    ...cloudflare.limits.filter(({ of }) => of === 'headerRules' || of === 'headerLength'),
    {
      of: 'files',
      atMost: 100_000,
      note: 'on the free plan 20,000. Pages are none',
      source: 'https://developers.cloudflare.com/workers/platform/limits/#static-assets',
    },
  ],
  // The worker has the redirects and the headers of pages in itself.
  configuration: [headersFile, ignoreFile, wranglerFile],
  files: ({ headers }) => [{ file: headersFile, text: printHeaders(headers) }, assetsIgnore],
  rendersPages: true,
  place: placePath,
}
