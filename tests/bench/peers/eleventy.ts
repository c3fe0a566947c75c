import { join } from 'node:path'
import { measure } from '../measure.ts'
import { installedVersion, peerPackages } from './installed.ts'
import type { Peer } from './peer.ts'
import type { Layout } from './peer-site.ts'
import { writeWhole } from './write-whole.ts'

/** Layouts are functions, its fastest kind of template, and content goes through no template language. */
export const eleventy: Peer = {
  name: 'Eleventy',
  version: () => installedVersion('@11ty/eleventy'),
  write: (folder, { layouts }) => {
    writeWhole(join(folder, 'eleventy.config.cjs'), `module.exports = () => (${JSON.stringify(settings)})\n`)
    for (const [name, layout] of layouts)
      writeWhole(join(folder, `content/_includes/${name}.11ty.cjs`), `module.exports = ${functionOf(layout)}\n`)
  },
  contentOf: ({ file, layout, values }) => ({
    file: `content/${file}`,
    text: `---json\n${JSON.stringify({ ...values, layout: `${layout}.11ty.cjs`, permalink: file }, null, 1)}\n---\n`,
  }),
  made: 'public',
  remembered: ['.cache'],
  run: (folder) => measure(process.execPath, [join(peerPackages, '@11ty/eleventy/cmd.cjs'), '--quiet'], folder),
}

const settings = { dir: { input: 'content', output: 'public' }, htmlTemplateEngine: false }

/** The source of a function from a page's values to its HTML. */
export function functionOf({ pieces, holes }: Layout): string {
  const values = holes.map((hole) => (typeof hole === 'number' ? `page.words[${hole}]` : `page.${hole}`))
  const parts = pieces.flatMap((piece, at) => [JSON.stringify(piece), ...(at < values.length ? [values[at]!] : [])])
  return `(page) => ${parts.join(' + ')}`
}
