import { wranglerFile } from '../hosts/cloudflare-worker.ts'
import { hostOf } from '../hosts/index.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Bundle } from '../render/bundle.ts'
import type { Site } from '../site.ts'
import { slugOf } from '../urls.ts'
import { bundleChainWorker, bundleWorker, practiceFile, workerMain } from './bundle-worker.ts'
import { compatibility } from './compatibility.ts'
import { compilePractice } from './practice.ts'
import { outboxName } from './requests/take-posts.ts'

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
    {
      file: wranglerFile,
      bytes: () => wranglerText(slugOf(new URL(manifest.practice.url).hostname), secretsOf(manifest)),
    },
  ]
}

interface ChainFacts {
  /** What the worker is called. */
  name: string
  /** The names of what its practices keep secret. */
  secrets: readonly string[]
}

/** The worker that answers for a chain of practices, by the host name that is asked. */
export const emitChainWorker = (bundle: Bundle, program: string, { name, secrets }: ChainFacts): EdgeFile[] => [
  { file: workerMain, key: 'chain', bytes: () => bundleChainWorker(bundle, program) },
  {
    file: wranglerFile,
    bytes: () => wranglerText(name, secrets, { binding: 'ASSETS', run_worker_first: true }),
  },
]

/** The names of what a practice gives to its worker alone. */
export const secretsOf = ({ practice: { requests } }: Pick<Manifest, 'practice'>): string[] =>
  requests === undefined ? [] : [requests.secret]

/** What `wrangler deploy` reads. */
const wranglerText = (name: string, secrets: readonly string[], assets: object = {}) =>
  `${JSON.stringify(
    {
      name,
      main: workerMain,
      ...compatibility,
      no_bundle: true,
      find_additional_modules: true,
      // As text: JSON is read in half the time that the same takes as code.
      rules: [{ type: 'Text', globs: ['**/*.json'] }],
      // There for practices that take no requests as well: what still waits when they stop is delivered.
      durable_objects: { bindings: [{ name: outboxName, class_name: outboxName }] },
      migrations: [{ tag: 'v1', new_sqlite_classes: [outboxName] }],
      // Without them, nothing is deployed.
      ...(secrets.length > 0 && { secrets: { required: secrets } }),
      assets: { directory: '.', html_handling: 'none', not_found_handling: 'none', ...assets },
    },
    null,
    2,
  )}\n`
