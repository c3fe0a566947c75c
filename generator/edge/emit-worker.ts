import type { SiteFile } from '../emit/site-file.ts'
import { workerMain, wranglerFile } from '../hosts/cloudflare-worker.ts'
import { hostOf } from '../hosts/index.ts'
import type { Bundle } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Site } from '../site.ts'
import { slugOf } from '../urls.ts'
import { bundleChainWorker, bundleWorker, practiceFile } from './bundle-worker.ts'
import { chainAssets, compatibility, ownAssets } from './compatibility.ts'
import { compilePractice } from './practice.ts'
import { outboxName } from './requests/take-posts.ts'

/** The files of the worker that renders the pages, for a host that runs one. `program` is the hash of all code. */
export function emitWorker({ manifest }: Site, bundle: Bundle, program: string): SiteFile[] {
  if (!hostOf(manifest.practice.host).rendersPages) return []
  const practice = compilePractice({ manifest, assets: bundle.assets, bundle: bundle.key })
  return [
    { file: workerMain, key: 'worker', bytes: () => bundleWorker(bundle, program) },
    { file: practiceFile, bytes: () => practice },
    {
      file: wranglerFile,
      bytes: () => wranglerText(slugOf(new URL(manifest.practice.url).hostname), secretsOf(manifest), ownAssets),
    },
  ]
}

interface ChainFacts {
  /** The name of the worker. */
  name: string
  /** The names of its practices' secrets. */
  secrets: readonly string[]
}

/** The files of the worker that answers for a chain of practices, by the host name of the request. */
export const emitChainWorker = (bundle: Bundle, program: string, { name, secrets }: ChainFacts): SiteFile[] => [
  { file: workerMain, key: 'chain', bytes: () => bundleChainWorker(bundle, program) },
  {
    file: wranglerFile,
    bytes: () => wranglerText(name, secrets, { ...chainAssets, binding: 'ASSETS', run_worker_first: true }),
  },
]

/** The names of the secrets that a practice gives only to its worker. */
export const secretsOf = ({ practice: { requests } }: Pick<Manifest, 'practice'>): string[] =>
  requests === undefined ? [] : [requests.secret]

/** The configuration that `wrangler deploy` reads. `assets` is how the platform serves the files beside the worker. */
const wranglerText = (name: string, secrets: readonly string[], assets: object) =>
  `${JSON.stringify(
    {
      name,
      main: workerMain,
      ...compatibility,
      no_bundle: true,
      find_additional_modules: true,
      // As text: parsing it as JSON takes half as long as running it as code.
      rules: [{ type: 'Text', globs: ['**/*.json'], fallthrough: false }],
      // Also for practices that take no requests: if they took some before, those still waiting must not be lost.
      durable_objects: { bindings: [{ name: outboxName, class_name: outboxName }] },
      migrations: [{ tag: 'v1', new_sqlite_classes: [outboxName] }],
      // What the worker itself logs is kept, such as failed deliveries, and no log of requests: that would hold visitors'
      // IP addresses. https://developers.cloudflare.com/workers/observability/logs/workers-logs/
      observability: { logs: { enabled: true, invocation_logs: false } },
      // Nothing is deployed without these secrets.
      ...(secrets.length > 0 && { secrets: { required: secrets } }),
      assets: { directory: '.', ...assets },
    },
    null,
    2,
  )}\n`
