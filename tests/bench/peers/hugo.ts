import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../generator/folders.ts'
import { measure } from '../measure.ts'
import type { Peer } from './peer.ts'
import type { Hole, Layout, PeerPage } from './peer-site.ts'
import { writeWhole } from './write-whole.ts'

/** The `hugo` on the PATH. */
export const hugo: Peer = {
  name: 'Hugo',
  version: () => {
    const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
    return status === 0 ? /v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] : undefined
  },
  write: (folder, { layouts }) => {
    writeWhole(join(folder, 'hugo.json'), JSON.stringify(settings))
    for (const [name, layout] of layouts) writeWhole(join(folder, `layouts/_default/${name}.html`), templateOf(layout))
  },
  contentOf: ({ file, layout, values }: PeerPage) => ({
    // An index file would make its whole folder one page.
    file: `content/${file === 'index.html' ? 'home.md' : file.replace(/html$/, 'md')}`,
    text: `${JSON.stringify({ layout, ...values }, null, 1)}\n`,
  }),
  made: 'public',
  remembered: ['resources', 'cache'],
  run: (folder) =>
    measure('hugo', ['--minify=false', '--quiet', '--source', folder, '--cacheDir', join(folder, 'cache')], root),
}

/** Flat files like ours, and nothing that we do not generate. */
const settings = {
  baseURL: 'https://www.example.org/',
  title: 'Bench',
  uglyURLs: true,
  disableKinds: ['taxonomy', 'term', 'RSS', 'section', 'home', '404'],
}

const templateOf = ({ pieces, holes }: Layout) =>
  pieces
    .map((piece, at) => piece.replaceAll('{{', '{{ "{{" }}') + (at < holes.length ? printed(holes[at]!) : ''))
    .join('')

const printed = (hole: Hole) =>
  typeof hole === 'number' ? `{{ index .Params.words ${hole} }}` : `{{ .Params.${hole} }}`
