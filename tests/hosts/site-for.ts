import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from '../../generator/commands/generate.ts'
import { hostOf } from '../../generator/hosts/index.ts'
import { publishedRules } from '../../generator/hosts/published-rules.ts'
import { here } from '../support/command.ts'
import { cleanWorlds, clearwater, copyOf } from '../support/world.ts'
import type { Asked } from './questions.ts'

/** Old addresses: plain, of a file, with special characters, wildcards, with a query, to other sites and queries. */
const redirects = `
- { from: /old-page, to: /about }
- { from: /assets/old-page, to: /about }
- { from: /Old.html, to: /about }
- { from: /old/index.html, to: /about }
- { from: "/caf%C3%A9", to: /contact }
- { from: /about/index.html, to: /about }
- { from: /blog/*, to: /conditions }
- { from: /store/*, to: "https://shop.example/all/:splat" }
- { from: /deal/*, to: "https://shop.example/a%20b/?x=1" }
- { from: /deals/*, to: "https://shop.example/a%20b/:splat?x=1#top" }
- { from: /price, to: "https://shop.example/prices#price" }
- { from: /page.php?id=7, to: /contact }
- { from: "/page.php?doctor[name]=Ana%20Kim", to: /about }
- { from: /shop, to: https://shop.example/ }
- { from: /book, to: "https://shop.example/?x=1" }
- { from: /signs, to: 'https://shop.example/a"b\\c?x={file./etc/hosts}\\"#{env.HOME:}' }
`

const security = 'security:\n  expires: "2099-01-01"\n'

/** The small practice, published for a host, with a file below an old address and some that nobody may see. */
export async function siteFor(name: string): Promise<Asked & { remove: () => void }> {
  const manifest = copyOf(clearwater)
  appendFileSync(join(manifest, 'redirects.yaml'), redirects)
  appendFileSync(join(manifest, 'practice.yaml'), security)
  const temp = mkdtempSync(join(tmpdir(), 'sightline-host-'))
  const folder = join(temp, 'dist')
  const { code, err } = await here((io) => generate(io, { host: name }), { manifest, out: folder })
  cleanWorlds()
  if (code !== 0) throw new Error(`the site could not be generated:\n${err}`)
  writeFileSync(join(folder, '.secret'), 'secret')
  mkdirSync(join(folder, 'blog'), { recursive: true })
  writeFileSync(join(folder, 'blog/kept.txt'), 'kept')
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git/config'), 'secret')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const named = (pattern: RegExp) => names.find((each) => pattern.test(each))!
  return {
    host: hostOf(name),
    folder,
    rules: publishedRules((file) => (names.includes(file) ? readFileSync(join(folder, file), 'utf8') : undefined)),
    files: {
      asset: named(/^assets\/entries\/.*\.js$/),
      style: named(/^assets\/.*\.css$/),
      shared: named(/^og\/.*\.png$/),
      spanish: named(/^es\/about\.html$/).replace('.html', ''),
    },
    remove: () => rmSync(temp, { recursive: true, force: true }),
  }
}
