import { hostOf } from '../hosts/index.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Bundle } from '../render/bundle.ts'
import type { Site } from '../site.ts'
import { slugOf } from '../urls.ts'
import { bundleWorker, practiceFile, workerMain } from './bundle-worker.ts'
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
    { file: 'wrangler.jsonc', bytes: () => wranglerFile(manifest.practice) },
  ]
}

/** What `wrangler deploy` reads. */
const wranglerFile = ({ url, requests }: Practice) =>
  `${JSON.stringify(
    {
      name: slugOf(new URL(url).hostname),
      main: workerMain,
      ...compatibility,
      no_bundle: true,
      find_additional_modules: true,
      // As text: JSON is read in half the time that the same takes as code.
      rules: [{ type: 'Text', globs: ['**/*.json'] }],
      // There for practices that take no requests as well: what still waits when they stop is delivered.
      durable_objects: { bindings: [{ name: outboxName, class_name: outboxName }] },
      migrations: [{ tag: 'v1', new_sqlite_classes: [outboxName] }],
      // Without it, nothing is deployed.
      ...(requests && { secrets: { required: [requests.secret] } }),
      assets: { directory: '.', html_handling: 'none', not_found_handling: 'none' },
    },
    null,
    2,
  )}\n`
