import { cloudflare } from './cloudflare.ts'
import type { Host, HostFile } from './host.ts'
import { ownServer } from './own-server.ts'
import { placePath } from './place-path.ts'
import { headersFile, printHeaders } from './rule-files.ts'

/** The folder of the worker's own files in the published folder, and the script it starts with. */
export const workerFolder = '_worker'
export const workerMain = `${workerFolder}/index.js`

const ignoreFile = '.assetsignore'
export const wranglerFile = 'wrangler.jsonc'

/** Wrangler reads secrets from the first two, beside its configuration, and keeps what it stores in the last. */
const toolFiles = ['.dev.vars', '.env', '.wrangler']

/** The files that visitors must not get: our own and, as on other hosts, dotfiles, which include those of Wrangler. */
export const assetsIgnore: HostFile = {
  file: ignoreFile,
  text: [workerFolder, wranglerFile, '.*', '!.well-known', ''].join('\n'),
}

/** A Cloudflare Worker that renders pages on request: generator/edge. Everything else is a static file. */
export const cloudflareWorker: Host = {
  name: 'cloudflare-worker',
  title: 'Cloudflare Workers',
  ...ownServer,
  can: { ...ownServer.can, takesPosts: true },
  limits: [
    // No limits of redirects: they are in the worker.
    ...cloudflare.limits.filter(({ of }) => of === 'headerRules' || of === 'headerLength'),
    {
      of: 'files',
      atMost: 100_000,
      note: 'on the free plan 20,000. Pages are not files',
      source: 'https://developers.cloudflare.com/workers/platform/limits/#static-assets',
    },
  ],
  // The redirects and the headers of pages are in the worker itself.
  configuration: [headersFile, ignoreFile, wranglerFile],
  files: ({ headers }) => [{ file: headersFile, text: printHeaders(headers) }, assetsIgnore],
  toolFiles,
  rendersPages: true,
  place: placePath,
}
