import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from '../measure.ts'
import { functionOf } from './eleventy.ts'
import { installedVersion, peerPackages } from './installed.ts'
import type { Peer } from './peer.ts'
import { writeWhole } from './write-whole.ts'

/** A collection of data files, and an endpoint that turns them into pages: it compiles and resolves no component. */
export const astro: Peer = {
  name: 'Astro',
  version: () => installedVersion('astro'),
  write: (folder, { layouts }) => {
    const functions = [...layouts].map(([name, layout]) => `${JSON.stringify(name)}: ${functionOf(layout)}`)
    writeWhole(join(folder, 'package.json'), '{"type": "module"}')
    writeWhole(join(folder, 'astro.config.mjs'), `export default ${JSON.stringify(settings)}\n`)
    writeWhole(join(folder, 'src/content.config.ts'), collection)
    writeWhole(join(folder, 'src/layouts.ts'), `export const layouts = {\n${functions.join(',\n')}\n}\n`)
    writeWhole(join(folder, 'src/pages/[...path].html.ts'), endpoint)
    symlinkSync(peerPackages, join(folder, 'node_modules'))
  },
  contentOf: ({ file, layout, values }) => ({
    file: `content/${file.replace(/html$/, 'json')}`,
    text: `${JSON.stringify({ ...values, layout, path: file.replace(/\.html$/, '') }, null, 1)}\n`,
  }),
  made: 'public-made',
  remembered: ['.kept', '.astro'],
  run: (folder) =>
    measure(process.execPath, [join(peerPackages, 'astro/astro.js'), 'build', '--silent'], folder, {
      ASTRO_TELEMETRY_DISABLED: '1',
    }),
}

const settings = { outDir: './public-made', cacheDir: './.kept', build: { format: 'file' } }

const collection = `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = { pages: defineCollection({ loader: glob({ pattern: '**/*.json', base: './content' }) }) }
`

const endpoint = `import { getCollection } from 'astro:content'
import { layouts } from '../layouts.ts'
export const getStaticPaths = async () =>
  (await getCollection('pages')).map(({ data }) => ({ params: { path: data.path }, props: data }))
export const GET = ({ props }) => new Response(layouts[props.layout](props))
`
