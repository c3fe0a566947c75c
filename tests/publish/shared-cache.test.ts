import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { sealFolder } from '../../generator/cache/sealed-folder.mjs'
import { root } from '../../generator/folders.ts'
import { filesOfKind, rewrite } from '../support/cache-damage.ts'
import { ended } from '../support/command.ts'
import { editText } from '../support/edit-text.ts'
import { freshCopy, seed } from '../support/fresh-copy.ts'
import { differences, type Tree, treeOf } from '../support/published.ts'
import { isSoak } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

// Hands the cache of one machine to another: a checkout at another path, with other mtimes.

const run = (checkout: string, parameters: readonly string[], env: Record<string, string> = {}) =>
  ended(
    spawn(process.execPath, ['generator/sightline.mjs', ...parameters], {
      cwd: checkout,
      env: { ...process.env, ...env },
    }),
  )

/** Runs `generate` in the checkout. Returns its stderr and counts. */
async function generate(checkout: string, env?: Record<string, string>) {
  const { code, out, err } = await run(checkout, ['generate', '--json'], env)
  expect(code, err).toBe(0)
  const events = out.split('\n').filter((line) => line.startsWith('{"event":"published"'))
  return { err, counts: JSON.parse(events[0]!) as { pages: number; rendered: number; written: number } }
}

/** The first machine, where everything was built. */
let first: string
let cold: Tree
/** The stderr of the cold run that made everything. */
let coldSaid: string

beforeAll(async () => {
  first = freshCopy('shared-cache', ['manifest', 'tests'])
  cpSync(world('base'), join(first, 'manifest'), { recursive: true })
  rmSync(join(first, '.cache'), { recursive: true, force: true })
  if (!isSoak) seed(first, ['bundles'])
  coldSaid = (await generate(first)).err
  cold = treeOf(join(first, 'dist'))
})

/** Another machine: the same commit at another path, plus the named folders of the first machine. */
function another(...handedOn: string[]): string {
  const checkout = join(emptyFolder(), 'checked out elsewhere')
  const own = ['.cache', 'dist', 'dist.lock']
  cpSync(first, checkout, {
    recursive: true,
    filter: (path) => !own.some((name) => path === join(first, name)) || handedOn.includes(basename(path)),
  })
  return checkout
}

const rebuildMessages = ['Bundling templates', 'Drawing']
const damaged = 'Part of the cache was damaged and is being rebuilt: '
const site = (checkout: string) => treeOf(join(checkout, 'dist'))

describe('the cache of another machine', () => {
  it('saves bundling and drawing, and gives the same bytes', async () => {
    for (const work of isSoak ? rebuildMessages : ['Drawing']) expect(coldSaid).toContain(work)
    const checkout = another('.cache')
    const { err } = await generate(checkout)
    for (const work of rebuildMessages) expect(err).not.toContain(work)
    expect(differences(site(checkout), cold)).toEqual([])
  })

  it('is the same, file by file, as the one this machine would have made', { tags: ['soak'] }, async () => {
    const checkout = another()
    cpSync(join(first, '.cache/bundles'), join(checkout, '.cache/bundles'), { recursive: true })
    await generate(checkout)
    // Bundles are left out: they hold the path from the checkout to the packages, which here lie outside of it.
    const shared = ['pictures', 'yaml', 'search', 'clean']
    const kept = (at: string) =>
      new Map(
        shared.flatMap((kind) => {
          const folder = join(at, '.cache')
          return filesOfKind(folder, kind).map((file) => [file.slice(folder.length), readFileSync(file)])
        }),
      )
    expect(differences(kept(checkout), kept(first))).toEqual([])
  })

  it('contains no path of the machine it comes from', () => {
    // The first machine is below this folder too, and its bundles may have been built there.
    const naming = ['pictures', 'bundles', 'yaml', 'search', 'clean', 'records'].flatMap((kind) =>
      filesOfKind(join(first, '.cache'), kind).filter((file) => readFileSync(file).includes(root)),
    )
    expect(naming).toEqual([])
  })
})

describe('the cache and the site of another machine', () => {
  it('leave nothing to render where somebody has checked the starter, which writes schemas into it', async () => {
    const checkout = another('.cache', 'dist')
    const schemas = join(checkout, 'generator/starter/.schema')
    mkdirSync(schemas)
    writeFileSync(join(schemas, 'cities.json'), '{}')
    expect((await generate(checkout)).counts).toMatchObject({ rendered: 0, written: 0 })
  })

  it('leave nothing to render where npm lists the same packages in another way, as in an installed package', async () => {
    const checkout = another('.cache', 'dist')
    appendFileSync(join(checkout, 'package-lock.json'), '\n')
    expect((await generate(checkout)).counts).toMatchObject({ rendered: 0, written: 0 })
  })

  it('leave nothing to render and nothing to write but the pages that have changed since', {
    tags: ['soak'],
  }, async () => {
    const checkout = another('.cache', 'dist')
    const { counts } = await generate(checkout)
    expect(counts).toMatchObject({ rendered: 0, written: 0 })
    expect(differences(site(checkout), cold)).toEqual([])
    editText(checkout, 'manifest/pages/about.yaml', /heading: .*/, 'heading: Another heading altogether')
    const { counts: later } = await generate(checkout)
    expect(later.rendered).toBeGreaterThan(0)
    expect(later.rendered).toBeLessThan(later.pages)
  })

  it('are not trusted by mtime: a page with a changed byte and the old mtime is rebuilt', {
    tags: ['soak'],
  }, async () => {
    const checkout = another('.cache', 'dist')
    // As unpacking leaves them: every file has its old size, and its old mtime to the millisecond.
    for (const name of cold.keys()) {
      const { atime, mtime } = statSync(join(first, 'dist', name))
      utimesSync(join(checkout, 'dist', name), atime, mtime)
    }
    const page = join(checkout, 'dist/about.html')
    rewrite(page, Buffer.from(readFileSync(page, 'utf8').replace('</h1>', '</H1>')))
    const { counts } = await generate(checkout)
    expect(counts).toMatchObject({ rendered: 1, written: 1 })
    expect(differences(site(checkout), cold)).toEqual([])
    expect((await generate(checkout)).counts).toMatchObject({ rendered: 0, written: 0 })
  })

  it('lose a file that is not part of the site', { tags: ['soak'] }, async () => {
    const checkout = another('.cache', 'dist')
    writeFileSync(join(checkout, 'dist/foreign.html'), 'of somebody else')
    await generate(checkout)
    expect(differences(site(checkout), cold)).toEqual([])
  })
})

describe('a cache that others have written to', () => {
  /** Adds a paragraph to every page and seals the bundle again, as anybody with the code can. */
  function forge(checkout: string): void {
    // A developer's cache also contains bundles of earlier code.
    const renderers = filesOfKind(join(checkout, '.cache'), 'bundles').filter((file) =>
      file.endsWith('server/templates.js'),
    )
    for (const renderer of renderers) {
      const folder = join(renderer, '../..')
      writeFileSync(renderer, readFileSync(renderer, 'utf8').replaceAll('</body>', '<p>forged</p></body>'))
      rmSync(join(folder, 'seal.json'))
      const made = join(emptyFolder(), 'made')
      cpSync(folder, made, { recursive: true })
      rmSync(folder, { recursive: true })
      sealFolder(made, folder)
    }
  }

  it('is trusted without a key: a seal detects damage only', { tags: ['soak'] }, async () => {
    const checkout = another('.cache')
    forge(checkout)
    const { err } = await generate(checkout)
    expect(err).not.toContain(damaged)
    expect(site(checkout).get('about.html')!.toString()).toContain('<p>forged</p>')
  })

  it('is reported and rebuilt by machines that share a key', { tags: ['soak'] }, async () => {
    const key = { SIGHTLINE_CACHE_KEY: 'a secret of the runners' }
    const checkout = another('.cache')
    forge(checkout)
    const { err } = await generate(checkout, key)
    expect(err).toContain(damaged)
    expect(err).toContain('Bundling templates')
    expect(differences(site(checkout), cold)).toEqual([])
    rmSync(join(checkout, 'dist'), { recursive: true })
    const { err: again } = await generate(checkout, key)
    for (const work of [...rebuildMessages, damaged]) expect(again).not.toContain(work)
    const { err: other } = await run(checkout, ['check'], { SIGHTLINE_CACHE_KEY: 'another' })
    expect(other).toContain(damaged)
  })

  it('never passes off one intact bundle as another', { tags: ['soak'] }, async () => {
    const checkout = another('.cache')
    writeFileSync(
      join(checkout, 'templates/of-now.ts'),
      '// Other code, which has another bundle.\nexport const ofNow = 1\n',
    )
    const { err: bundled } = await generate(checkout)
    expect(bundled).toContain('Bundling templates')
    const seals = (at: string) =>
      filesOfKind(join(at, '.cache'), 'bundles').filter((file) => file.endsWith('seal.json'))
    const nameOf = (seal: string) => basename(dirname(seal))
    const [old] = seals(first).map(nameOf)
    const [fresh] = seals(checkout)
      .map(nameOf)
      .filter((name) => name !== old)
    const bundles = join(checkout, '.cache/bundles')
    rmSync(join(bundles, fresh!), { recursive: true })
    renameSync(join(bundles, old!), join(bundles, fresh!))
    rmSync(join(checkout, 'dist'), { recursive: true })
    const { err: swapped } = await generate(checkout)
    expect(swapped).toContain(damaged)
  })
})

test('a checkout that is open in Emacs runs, although Emacs puts broken links next to the files', async () => {
  const links = ['generator/.#urls.ts', 'templates/.#head.ts'].map((path) => join(first, path))
  for (const link of links) symlinkSync('somebody@machine.1234:1790000000', link)
  const { code, err } = await run(first, ['hosts'])
  for (const link of links) rmSync(link)
  expect(code, err).toBe(0)
})
