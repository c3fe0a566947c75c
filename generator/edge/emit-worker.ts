import { wranglerFile } from '../hosts/cloudflare-worker.ts'
import { hostOf } from '../hosts/index.ts'
import type { Bundle } from '../render/bundle.ts'
import type { Site } from '../site.ts'
import { slugOf } from '../urls.ts'
import { bundleChainWorker, bundleWorker, practiceFile, workerMain } from './bundle-worker.ts'
import { compatibility } from './compatibility.ts'
import { compilePractice } from './practice.ts'

interface EdgeFile {
  file: string
  bytes: () => string | Promise<string>
  key?: string
}

/** The worker that makes the pages, for a host that runs one. `program` is the hash of all code. */
export function emitWorker({ manifest }: Site, bundle: Bundle, program: string): EdgeFile[] {
  if (!hostOf(manifest.practice.host).rendersPages) return []
  const practice = compilePractice({ manifest, assets: bundle.assets, bundle: bundle.key })
  return [
    { file: workerMain, key: 'worker', bytes: () => bundleWorker(bundle, program) },
    { file: practiceFile, bytes: () => practice },
    { file: wranglerFile, bytes: () => wranglerText(slugOf(new URL(manifest.practice.url).hostname)) },
  ]
}

/** The worker that answers for a chain of practices, by the host name that is asked. */
export const emitChainWorker = (bundle: Bundle, program: string, name: string): EdgeFile[] => [
  { file: workerMain, key: 'chain', bytes: () => bundleChainWorker(bundle, program) },
  {
    file: wranglerFile,
    bytes: () => wranglerText(name, { binding: 'ASSETS', run_worker_first: true }),
  },
]

/** What `wrangler deploy` reads. */
const wranglerText = (name: string, assets: object = {}) =>
  `${JSON.stringify(
    {
      name,
      main: workerMain,
      ...compatibility,
      no_bundle: true,
      find_additional_modules: true,
      // As text: JSON is read in half the time that the same takes as code.
      rules: [{ type: 'Text', globs: ['**/*.json'] }],
      assets: { directory: '.', html_handling: 'none', not_found_handling: 'none', ...assets },
    },
    null,
    2,
  )}\n`
