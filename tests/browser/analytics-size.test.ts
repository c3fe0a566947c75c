import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'

test('the part of the analytics in the first script is at most 500 bytes gzipped', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/analytics/start.ts')],
    outdir: 'never-written',
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
  })
  const start = outputFiles.find(({ path }) => path.endsWith('start.js'))!
  expect(gzipSync(start.contents, { level: 9 }).length).toBeLessThanOrEqual(500)
  // The rest exists, but in another chunk.
  expect(start.text).not.toContain('analytics_data')
  expect(outputFiles.some(({ text }) => text.includes('analytics_data'))).toBe(true)
})
