import { join } from 'node:path'
import { root } from '../folders.ts'
import { workerFolder } from '../hosts/cloudflare-worker.ts'
import type { Bundle } from '../page.ts'
import { withEsbuild } from '../run/with-esbuild.ts'

/** The practice, in the worker's folder: beside the files visitors get, hidden from them by .assetsignore. */
export const practiceFile = `${workerFolder}/practice.json`

/**
 * The worker of one practice as one module: page table, page data and the built templates. It imports the practice from
 * a file of its own, so that a changed text leaves the module unchanged.
 */
export const bundleWorker = (bundle: Pick<Bundle, 'folder'>, program: string): Promise<string> =>
  bundleStart(bundle, [
    `import { workerOf } from ${JSON.stringify(join(root, 'generator/edge/worker.ts'))}`,
    `import practice from './practice.json'`,
    ...startOf(`workerOf(practice, renderDocument, ${JSON.stringify(program)})`),
  ])

/** The worker of a chain, which finds its practices among the files beside it. */
export const bundleChainWorker = (bundle: Pick<Bundle, 'folder'>, program: string): Promise<string> =>
  bundleStart(bundle, [
    `import { chainWorker } from ${JSON.stringify(join(root, 'generator/edge/chain/worker.ts'))}`,
    ...startOf(`chainWorker(renderDocument, ${JSON.stringify(program)})`),
  ])

/** The platform finds the outbox of a practice by the name of its class. */
const startOf = (worker: string) => [
  `const { fetch, Outbox } = ${worker}`,
  'export { Outbox }',
  'export default { fetch }',
]

async function bundleStart({ folder }: Pick<Bundle, 'folder'>, lines: readonly string[]): Promise<string> {
  const templates = join(folder, 'server/render-document.mjs')
  const { outputFiles } = await withEsbuild((build) =>
    build({
      stdin: {
        contents: [`import { renderDocument } from ${JSON.stringify(templates)}`, ...lines].join('\n'),
        resolveDir: root,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: ['workerd'],
      target: 'es2024',
      charset: 'utf8',
      legalComments: 'none',
      external: ['./practice.json'],
      // React loads Node's modules through it, and a worker has no URL.
      define: { 'import.meta.url': '"file:///worker.js"' },
      logLevel: 'error',
    }),
  )
  return outputFiles[0]!.text
}
