import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPublicFiles } from '../../generator/checks/addresses/public-files.ts'
import { check } from '../../generator/commands/check.ts'
import { generateChain } from '../../generator/commands/generate-chain.ts'
import { plan } from '../../generator/commands/plan.ts'
import { lastGood } from '../../generator/dev/last-good.ts'
import { mayBeMade } from '../../generator/emit/own-files.ts'
import { hosts } from '../../generator/hosts/index.ts'
import { loadSite } from '../../generator/load-site.ts'
import { isError } from '../../generator/problems/problems.ts'
import { isReserved } from '../../generator/urls.ts'
import { here } from '../support/command.ts'
import { editText } from '../support/edit-text.ts'
import { publish, treeOf } from '../support/published.ts'
import { clearwater, emptyFolder, siteOf, world } from '../support/world.ts'

const base = siteOf(world('base'))
const ofFiles = hosts.filter(({ rendersPages }) => rendersPages !== true)
const redirects = [
  { from: '/old.pdf', to: '/about' },
  { from: '/our%20menu.pdf', to: '/about' },
  { from: '/blog/*', to: '/' },
]

/** What is wrong with this file in public/, on a host: the message, and the fix. */
function faultsOf(file: string, host = 'nginx'): string[] {
  const practice = { ...base.manifest.practice, host }
  const site = { ...base, manifest: { ...base.manifest, practice }, redirects }
  return checkPublicFiles(site, [file]).map(({ message, fix }) => `${message}. ${fix}`)
}

describe('a file in public/', () => {
  it.each([
    '.well-known/pki.txt',
    'brochure.pdf',
    'blog/photo.jpg',
    'favicon.ico',
    '.well-known/security.txt',
    'neighborhoods/map.pdf',
  ])('may be one that the site does not make, or its icon: %s', (file) => {
    expect(faultsOf(file)).toEqual([])
  })

  it.each([
    ['index.html', 'public/index.html is where the page / is published. Rename or remove it.'],
    ['about.html', 'public/about.html is where the page /about is published. Rename or remove it.'],
    ['about/index.html', 'public/about/index.html is where the page /about is published. Rename or remove it.'],
    ['About.html', 'public/About.html is where the page /about is published. Rename or remove it.'],
    ['Robots.txt', 'public/Robots.txt is where Sightline publishes a file of its own. Rename or remove it.'],
    ['_redirects', 'public/_redirects is where Sightline publishes a file of its own. Rename or remove it.'],
    [
      'sightline-part.json',
      'public/sightline-part.json is where Sightline publishes a file of its own. Rename or remove it.',
    ],
    ['.sightline-lock', 'public/.sightline-lock is where Sightline publishes a file of its own. Rename or remove it.'],
    ['neighborhoods', 'public/neighborhoods is where Sightline publishes a folder of its own. Rename or remove it.'],
    [
      'About.html/map.pdf',
      'public/About.html/map.pdf is in a folder that has the name of a published file. Rename or remove public/About.html.',
    ],
    [
      'robots.txt/map.pdf',
      'public/robots.txt/map.pdf is in a folder that has the name of a published file. Rename or remove public/robots.txt.',
    ],
    [
      'Neighborhoods/map.pdf',
      'public/Neighborhoods/map.pdf is in a folder that macOS and Windows take for neighborhoods/, which Sightline publishes. Rename public/Neighborhoods.',
    ],
    [
      'Photos/map.pdf',
      'public/Photos/map.pdf is in a folder that macOS and Windows take for photos/, which Sightline publishes. Rename public/Photos.',
    ],
    [
      'tour/index.html',
      'public/tour/index.html is at an address that not every host finds. Rename it to public/tour.html: the address is then /tour.',
    ],
    ['old.pdf', 'public/old.pdf is where visitors are redirected to /about. Rename or remove it.'],
    ['our menu.pdf', 'public/our menu.pdf is where visitors are redirected to /about. Rename or remove it.'],
    [
      'assets/brochure.pdf',
      'public/assets/brochure.pdf is where browsers cache files for a year, even if they change. Rename or remove it.',
    ],
    ['menu\\2026.pdf', 'public/menu\\2026.pdf has a backslash in its name, which browsers read as a slash. Rename it.'],
  ])('is refused if it would replace one of ours, or if hosts treat it differently: %s', (file, told) => {
    expect(faultsOf(file, 'cloudflare')).toEqual([told])
  })

  it('may be the one in which GitHub keeps a domain', () => {
    expect(faultsOf('CNAME', 'github-pages')).toEqual([])
  })

  it('is refused if the host gets a file of that name from us, and published for another host', () => {
    const told = 'is where Sightline publishes a file of its own. Rename or remove it.'
    expect(faultsOf('wrangler.jsonc', 'cloudflare-worker')).toEqual([`public/wrangler.jsonc ${told}`])
    expect(faultsOf('_worker/index.js', 'cloudflare-worker')).toEqual([`public/_worker/index.js ${told}`])
    expect(faultsOf('wrangler.jsonc', 's3')).toEqual([])
  })

  it('is refused if the site keeps pages for visitors without a network by a script of that name', () => {
    expect(checkPublicFiles(siteOf(clearwater), ['sw.js'])).toHaveLength(1)
    expect(faultsOf('sw.js')).toEqual([])
  })
})

describe('a file in public/ below an address that a wildcard redirects', () => {
  const showing = ofFiles.filter(({ can }) => can.filesFirst === true)
  const hiding = ofFiles.filter(({ can }) => can.filesFirst !== true)

  it.each(showing)('is published for $title', ({ name }) => {
    expect(faultsOf('blog/photo.jpg', name)).toEqual([])
  })

  it.each(hiding)('is refused for $title, which would never show it', ({ name, title }) => {
    expect(faultsOf('blog/photo.jpg', name)).toEqual([
      `public/blog/photo.jpg is where ${title} redirects visitors to / by /blog/*, whether there is a file or not. ` +
        'Rename or remove it.',
    ])
    expect(faultsOf('photo.jpg', name)).toEqual([])
  })
})

describe('a file in public/ for S3, whose function tells a file from a page by its name', () => {
  it.each(['Intake-Form.PDF', 'tour.html', 'v1.0/tour.html', '.well-known/apple-app-site-association'])(
    'is published as %s',
    (file) => {
      expect(faultsOf(file, 's3')).toEqual([])
    },
  )

  it.each(['LICENSE', 'v1.0.html', '.well-known/tour.html'])('is refused as %s, which other hosts show', (file) => {
    expect(faultsOf(file, 'nginx')).toEqual([])
    expect(faultsOf(file, 's3')).toEqual([
      `public/${file} would not be found on Amazon S3 and CloudFront, which tells a file from a page by a dot in its name. Rename or remove it.`,
    ])
  })
})

describe('the files in public/ next to a manifest', () => {
  /** A folder with a manifest and, next to it, these files in public/. */
  function practiceWith(files: Record<string, string>): string {
    const folder = emptyFolder()
    cpSync(world('base'), join(folder, 'manifest'), { recursive: true })
    for (const [file, text] of Object.entries(files)) save(folder, file, text)
    return folder
  }
  function save(folder: string, file: string, text: string) {
    const path = join(folder, 'public', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const outOf = (folder: string) => join(folder, 'dist')
  const publishFrom = (folder: string) => publish(join(folder, 'manifest'), outOf(folder))
  const textIn = (folder: string, file: string) => readFileSync(join(outOf(folder), file), 'utf8')

  it('are published with that practice, and with no other', async () => {
    const [one, other] = [practiceWith({ 'google1.html': 'one', 'favicon.ico': 'own' }), practiceWith({})]
    for (const folder of [one, other]) expect((await publishFrom(folder)).code).toBe(0)
    expect([textIn(one, 'google1.html'), textIn(one, 'favicon.ico')]).toEqual(['one', 'own'])
    expect(readdirSync(outOf(other))).not.toContain('google1.html')
    expect(textIn(other, 'favicon.ico')).not.toBe('own')
  })

  it('are planned and published when they change, for which no page is rendered, and removed', async () => {
    const folder = practiceWith({ 'letter.txt': 'one' })
    await publishFrom(folder)
    save(folder, 'letter.txt', 'two')
    const planned = await here((io) => plan(io), { manifest: join(folder, 'manifest'), out: outOf(folder) })
    expect(planned).toMatchObject({ code: 10, out: expect.stringContaining('~ letter.txt') })
    expect((await publishFrom(folder)).counts).toMatchObject({ rendered: 0, written: 1 })
    expect(textIn(folder, 'letter.txt')).toBe('two')
    rmSync(join(folder, 'public'), { recursive: true })
    expect((await publishFrom(folder)).counts).toMatchObject({ rendered: 0, written: 0, removed: 1 })
  })

  it('can be linked from a text, and a link to one that is gone leaves the site as it was', async () => {
    const folder = practiceWith({ 'forms/new patient.pdf': 'form' })
    editText(
      folder,
      'manifest/pages/about.yaml',
      'We take time',
      'Print [our form](/forms/new%20patient.pdf#page=2). We take time',
    )
    expect((await publishFrom(folder)).code).toBe(0)
    expect(textIn(folder, 'about.html')).toContain('href="/forms/new%20patient.pdf#page=2"')
    rmSync(join(folder, 'public'), { recursive: true })
    const { code, said } = await publishFrom(folder)
    expect(code).toBe(1)
    expect(said).toContain('"fix":"Put the file at public/forms/new patient.pdf."')
    expect(textIn(folder, 'forms/new patient.pdf')).toBe('form')
  })

  it('are refused with all other mistakes, at their place, by check and generate alike; the site stays as it was', async () => {
    const folder = practiceWith({ 'about.html': 'mine' })
    const secret = join(emptyFolder(), 'secret')
    writeFileSync(secret, 'secret')
    symlinkSync(secret, join(folder, 'public/letter.txt'))
    symlinkSync('gone', join(folder, 'public/gone.txt'))
    symlinkSync('..', join(folder, 'public/all'))
    mkdirSync(join(folder, 'public/forms'))
    for (const name of ['a', 'b']) symlinkSync('..', join(folder, 'public/forms', name))
    symlinkSync('about.html', join(folder, 'public/copy.html'))
    appendFileSync(join(folder, 'manifest/cities.yaml'), '- { name: Alder Bay, slug: 7 }\n')
    const errors = loadSite(join(folder, 'manifest')).problems.filter(isError)
    expect(errors.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([
      `NOT_A_FILE ../public/all public/all is a symlink to ${folder}, outside public/`,
      expect.stringMatching(
        /^NOT_A_FILE ..\/public\/forms\/a public\/forms\/a is a symlink to .*, a folder that contains it$/,
      ),
      expect.stringMatching(/^NOT_A_FILE ..\/public\/forms\/b /),
      'NOT_A_FILE ../public/gone.txt public/gone.txt is a symlink to nothing',
      `NOT_A_FILE ../public/letter.txt public/letter.txt is a symlink to ${secret}, outside public/`,
      expect.stringMatching(/^WRONG_TYPE cities.yaml /),
    ])
    writeFileSync(join(folder, 'manifest/cities.yaml'), readFileSync(join(world('base'), 'cities.yaml')))
    for (const link of ['all', 'forms', 'gone.txt', 'letter.txt'])
      rmSync(join(folder, 'public', link), { recursive: true })
    const { code, said } = await publishFrom(folder)
    expect(code).toBe(1)
    expect(said).toContain('"code":"PUBLIC_FILE"')
    const checked = await here((io) => check(io, {}), { manifest: join(folder, 'manifest') })
    expect(checked.err).toMatch(
      /public\/about\.html:1:1 error PUBLIC_FILE\n {2}public\/about\.html is where the page \/about is/,
    )
    rmSync(join(folder, 'public/about.html'))
    writeFileSync(join(folder, 'public/tour.html'), 'tour')
    rmSync(join(folder, 'public/copy.html'))
    symlinkSync('tour.html', join(folder, 'public/copy.html'))
    expect((await publishFrom(folder)).code).toBe(0)
    expect(textIn(folder, 'copy.html')).toBe('tour')
  })

  it.each(['manifest', 'gone'])('are all refused if public/ is itself a symlink, to %s', async (target) => {
    const folder = practiceWith({})
    symlinkSync(target, join(folder, 'public'))
    const { code, said } = await publishFrom(folder)
    expect(code).toBe(1)
    expect(said).toContain(`public is a symlink to ${target}, from where every file would be published`)
  })

  it('hold back no edit in development while one of them is refused', () => {
    const folder = practiceWith({})
    const manifest = join(folder, 'manifest')
    const { site, sources } = loadSite(manifest)
    save(folder, 'about.html', 'mine')
    editText(manifest, 'pages/about.yaml', 'We take time', 'We take more time')
    const shown = lastGood(manifest, loadSite(manifest), { site: site!, sources })
    expect(shown.sources.find(({ file }) => file === 'pages/about.yaml')?.text).toContain('We take more time')
  })

  it.each(['public', 'public/site'])('are not mixed with the site, which is refused in %s', async (name) => {
    const folder = practiceWith({})
    const { code, said } = await publish(join(folder, 'manifest'), join(folder, name))
    expect(code).toBe(2)
    expect(said).toContain(`/${name} is for files that are published as they are. Choose another folder with --out.`)
    expect(readdirSync(folder)).toEqual(['manifest'])
  })

  it('are published with each practice of a chain that they are next to', { tags: ['soak'] }, async () => {
    const folder = emptyFolder()
    cpSync(world('base'), join(folder, 'one'), { recursive: true })
    save(folder, 'letter.txt', 'of the chain')
    const out = outOf(emptyFolder())
    const host = 'cloudflare-worker'
    const published = () => here((io) => generateChain(io, { host }), { manifest: join(folder, '*'), out })
    expect((await published()).code).toBe(0)
    const texts = () => [...treeOf(join(out, 'files'))].map(([, bytes]) => bytes.toString())
    expect(texts()).toContain('of the chain')
    save(folder, 'letter.txt', 'changed')
    expect((await published()).code).toBe(0)
    expect(texts()).toContain('changed')
  })
})

it('no redirect may hide a published file that is not a page', async () => {
  const out = join(emptyFolder(), 'dist')
  expect((await publish(clearwater, out, { preview: true })).code).toBe(0)
  const tree = treeOf(out)
  const files = [...tree.keys()].filter((file) => !file.endsWith('/') && !file.endsWith('.html'))
  // The pictures of a page are next to it, under its name.
  const isBesidePage = (file: string) => tree.has(file.replace(/\.\w+$/, '.html'))
  expect(files.filter((file) => !mayBeMade(`/${file}`) && !isReserved(`/${file}`) && !isBesidePage(file))).toEqual([])
  expect(files.filter((file) => mayBeMade(`/${file}`)).length).toBeGreaterThan(5)
})

it('every published folder without pages is reserved, so that no page can be put there', async () => {
  const out = join(emptyFolder(), 'dist')
  // It shows an eye, views, photos and logos.
  expect((await publish(clearwater, out, { preview: true })).code).toBe(0)
  const files = [...treeOf(out).keys()].filter((file) => !file.endsWith('/') && file.includes('/'))
  const folders = new Set(files.map((file) => file.split('/')[0]!))
  for (const file of files.filter((each) => each.endsWith('.html'))) folders.delete(file.split('/')[0]!)
  expect([...folders].filter((folder) => !isReserved(`/${folder}`))).toEqual([])
  expect(folders.size).toBeGreaterThan(1)
})
