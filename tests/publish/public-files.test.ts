import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isOwnFile } from '../../generator/checks/addresses/own-files.ts'
import { generateChain } from '../../generator/commands/generate-chain.ts'
import { plan } from '../../generator/commands/plan.ts'
import { hostOf, hosts } from '../../generator/hosts/index.ts'
import { publicFiles } from '../../generator/publish/public-files.ts'
import { isReserved } from '../../generator/urls.ts'
import { here } from '../support/command.ts'
import { publish, treeOf } from '../support/published.ts'
import { cleanWorlds, clearwater, emptyFolder, siteOf, world } from '../support/world.ts'

afterAll(cleanWorlds)

const { routes } = siteOf(world('base'))
const ofFiles = hosts.filter(({ rendersPages }) => rendersPages !== true)
const redirects = [
  { from: '/old.pdf', to: '/about' },
  { from: '/our%20menu.pdf', to: '/about' },
  { from: '/blog/*', to: '/' },
]

/** The files published for a host from a folder public/ with this one file. */
function published(file: string, host = 'nginx'): string[] {
  const folder = join(emptyFolder(), 'public')
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), 'mine')
  return [...publicFiles(folder, new Set(['robots.txt', '_headers']), { routes, redirects }, hostOf(host))].map(
    (each) => each.file,
  )
}

describe('a file in public/', () => {
  it('is published as it is', () => {
    expect(published('.well-known/pki.txt')).toEqual(['.well-known/pki.txt'])
    expect(published('brochure.pdf')).toEqual(['brochure.pdf'])
    expect(published('blog/photo.jpg')).toEqual(['blog/photo.jpg'])
  })

  it.each([
    ['index.html', 'public/index.html is where the page / is published. Rename or remove it.'],
    ['about.html', 'public/about.html is where the page /about is published. Rename or remove it.'],
    ['about/index.html', 'public/about/index.html is where the page /about is published. Rename or remove it.'],
    ['robots.txt', 'public/robots.txt is where Sightline publishes a file of its own. Rename or remove it.'],
    ['_headers', 'public/_headers is where Sightline publishes a file of its own. Rename or remove it.'],
    ['tour/index.html', 'public/tour/index.html is at an address that not every host finds. Rename it to '],
    ['old.pdf', 'public/old.pdf is where visitors are redirected to /about. Rename or remove it.'],
    ['our menu.pdf', 'public/our menu.pdf is where visitors are redirected to /about. Rename or remove it.'],
    [
      'assets/brochure.pdf',
      'public/assets/brochure.pdf is where browsers cache files for a year, even if they change. Rename or remove it.',
    ],
  ])('is refused if it would replace one of ours, or if hosts treat it differently: %s', (file, told) => {
    expect(() => published(file)).toThrow(told)
  })

  it('is refused with its place, and the place to move it to, since each practice has a folder of its own', () => {
    expect(() => published('tour/index.html')).toThrow(
      /^\S+\/public\/tour\/index\.html is at .* Rename it to \S+\/public\/tour\.html: the address is then \/tour\.$/,
    )
  })

  it.skipIf(sep === '\\')('is refused if its name has a backslash, which no address of a browser has', () => {
    expect(() => published('menu\\2026.pdf')).toThrow('has a backslash in its name, which browsers read as a slash')
  })
})

describe('a file in public/ below an address that a wildcard redirects', () => {
  const showing = ofFiles.filter(({ can }) => can.filesFirst === true)
  const hiding = ofFiles.filter(({ can }) => can.filesFirst !== true)

  it.each(showing)('is published for $title', ({ name }) => {
    expect(published('blog/photo.jpg', name)).toEqual(['blog/photo.jpg'])
  })

  it.each(hiding)('is refused for $title, which would never show it', ({ name, title }) => {
    expect(() => published('blog/photo.jpg', name)).toThrow(
      `public/blog/photo.jpg is where ${title} redirects visitors to / by /blog/*, whether there is a file or not. ` +
        'Rename or remove it.',
    )
    expect(published('photo.jpg', name)).toEqual(['photo.jpg'])
  })
})

describe('a file in public/ for S3, whose function tells a file from a page by its name', () => {
  it.each(['Intake-Form.PDF', 'tour.html', 'v1.0/tour.html', '.well-known/apple-app-site-association'])(
    'is published as %s',
    (file) => {
      expect(published(file, 's3')).toEqual([file])
    },
  )

  it.each(['LICENSE', 'v1.0.html', '.well-known/tour.html'])('is refused as %s, which other hosts show', (file) => {
    expect(published(file, 'nginx')).toEqual([file])
    expect(() => published(file, 's3')).toThrow(
      `public/${file} would not be found on Amazon S3 and CloudFront, which tells a file from a page by a dot in its name. Rename or remove it.`,
    )
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
    const page = join(folder, 'manifest', 'pages', 'about.yaml')
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, text.replace('We take time', 'Print [our form](/forms/new%20patient.pdf#page=2). We take time'))
    expect((await publishFrom(folder)).code).toBe(0)
    expect(textIn(folder, 'about.html')).toContain('href="/forms/new%20patient.pdf#page=2"')
    rmSync(join(folder, 'public'), { recursive: true })
    const { code, said } = await publishFrom(folder)
    expect(code).toBe(1)
    expect(said).toContain('"fix":"Put the file at public/forms/new patient.pdf."')
    expect(textIn(folder, 'forms/new patient.pdf')).toBe('form')
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
  expect(files.filter((file) => !isOwnFile(`/${file}`) && !isReserved(`/${file}`) && !isBesidePage(file))).toEqual([])
  expect(files.filter((file) => isOwnFile(`/${file}`)).length).toBeGreaterThan(5)
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
