import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../folders.ts'
import type { Bundle } from '../render/bundle.ts'

/** Where the worker stands in the published folder: beside the files visitors get, and kept from them by .assetsignore. */
export const workerFolder = '_worker'
export const workerMain = `${workerFolder}/index.js`
export const practiceFile = `${workerFolder}/practice.json`

/**
 * The worker as one module: page table, page data and the built templates. It imports the practice, which is a file of its
 * own: a changed text leaves this one as it is.
 */
export async function bundleWorker({ folder }: Pick<Bundle, 'folder'>, program: string): Promise<string> {
  const templates = join(folder, 'server/render-document.mjs')
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { renderDocument } from ${JSON.stringify(templates)}`,
        `import { workerOf } from ${JSON.stringify(join(root, 'generator/edge/worker.ts'))}`,
        `import practice from './practice.json'`,
        `const { fetch, Outbox } = workerOf(practice, renderDocument, ${JSON.stringify(program)})`,
        // The platform knows the outbox of a practice by its class.
        'export { Outbox }',
        'export default { fetch }',
      ].join('\n'),
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
    // React asks for Node's modules by way of it, and a worker has no address.
    define: { 'import.meta.url': '"file:///worker.js"' },
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}
