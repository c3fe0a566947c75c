import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GenerateOptions, generate } from '../../../generator/commands/generate.ts'
import { merge } from '../../../generator/commands/merge.ts'
import { root } from '../../../generator/folders.ts'
import { CommitError } from '../../../generator/publish/commit.ts'
import { type Part, readPart, writePart } from '../../../generator/publish/part.ts'
import { assembleParts, type Given } from '../../../generator/publish/part-set.ts'
import { indexesOf, parseShard } from '../../../generator/publish/shard.ts'
import type { Route } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { failDisk } from '../../support/faults.mjs'
import { hashesOf } from '../../support/published.ts'
import { isSoak, someOf } from '../../support/soak.ts'
import { copyOf, emptyFolder, siteOf, world } from '../../support/world.ts'

interface Run {
  code: number
  said: string
  /** What `--json` says was published. */
  event: { pages: number; rendered: number; written: number; removed: number; preview?: boolean } | undefined
}

async function run(
  work: (io: Parameters<typeof generate>[0]) => Promise<number>,
  out: string,
  manifest = '',
): Promise<Run> {
  const [printed, noted]: [string[], string[]] = [[], []]
  const io = {
    manifest,
    out,
    json: true,
    print: (text: string) => printed.push(text),
    note: (text: string) => noted.push(text),
  }
  const code = await work(io)
  const events = printed.map((line) => JSON.parse(line)).filter(({ event }) => event === 'published')
  return { code, said: [...printed, ...noted].join('\n'), event: events[0] }
}

const generateTo = (out: string, manifest: string, options: GenerateOptions = {}) =>
  run((io) => generate(io, options), out, manifest)
const mergeTo = (out: string, ...parts: string[]) => run((io) => merge(io, parts), out)

/** Makes all `of` parts of the manifest's site, and returns their folders. */
async function makeParts(manifest: string, of: number): Promise<string[]> {
  const folder = emptyFolder()
  const parts: string[] = []
  for (let number = 1; number <= of; number += 1) {
    const out = join(folder, `part-${number}`)
    expect((await generateTo(out, manifest, { shard: { number, of } })).code).toBe(0)
    parts.push(out)
  }
  return parts
}

const manifest = world('base')
/** Printed by the check of the manifest, which a command skips if it sees at once that there is nothing to do. */
const warning = 'UNTRANSLATED'
/** The whole site, made in one piece: only read, never changed. */
let whole = ''
/** The same in three parts: copied before they are changed. */
let three: string[] = []

beforeAll(async () => {
  whole = join(emptyFolder(), 'dist')
  await generateTo(whole, manifest)
  three = await makeParts(manifest, 3)
})

/** A copy of the three parts in a folder of their own, to be damaged, and an older published site. */
function scene(): { parts: string[]; folder: string; out: string } {
  const folder = emptyFolder()
  const parts = three.map((part, index) => {
    const copy = join(folder, `part-${index + 1}`)
    cpSync(part, copy, { recursive: true })
    return copy
  })
  const out = join(folder, 'dist')
  mkdirSync(out)
  // As we leave it: its script distinguishes it from a site that is not ours.
  writeFileSync(join(out, 'index.html'), '<script src="/assets/entries/templates_client.old.js"></script>')
  writeFileSync(join(out, '_redirects'), '')
  return { parts, folder, out }
}

describe('the name of a shard', () => {
  it('is its number and how many there are', () => {
    expect(parseShard('2/3')).toEqual({ number: 2, of: 3 })
    expect(parseShard('1/1')).toEqual({ number: 1, of: 1 })
    expect(parseShard('10/10')).toEqual({ number: 10, of: 10 })
  })

  it.each(['', '3', '0/3', '4/3', '1/0', '-1/3', '1.5/3', '1/2/3', 'a/b', ' 1/2', '01/2', '1/100000'])(
    'cannot be "%s"',
    (text) => expect(parseShard(text)).toBeUndefined(),
  )
})

describe('the pages of a shard', () => {
  const routes = (count: number) => Array.from({ length: count }, (_, index) => ({ url: `/page-${index}` }) as Route)

  it('are all pages when there is no shard, or only one', () => {
    expect(indexesOf(routes(3), undefined)).toEqual([0, 1, 2])
    expect(indexesOf(routes(3), { number: 1, of: 1 })).toEqual([0, 1, 2])
  })

  it.each([2, 3, 8])('belong to exactly one of %i shards each, in nearly equal shares', (of) => {
    const shares = Array.from({ length: of }, (_, index) => indexesOf(routes(10_000), { number: index + 1, of }))
    expect(shares.flat().sort((a, b) => a - b)).toEqual([...routes(10_000).keys()])
    for (const share of shares) {
      expect(share.length).toBeGreaterThan((10_000 / of) * 0.9)
      expect(share.length).toBeLessThan((10_000 / of) * 1.1)
    }
  })

  it('stay in their shard when a city is added', () => {
    const folder = copyOf(manifest)
    const before = siteOf(folder)
    appendFileSync(join(folder, 'cities.yaml'), '\n- name: Aliso Creek\n')
    const after = siteOf(folder)
    for (let number = 1; number <= 3; number += 1) {
      const urls = ({ routes }: typeof before) =>
        indexesOf(routes, { number, of: 3 }).map((index) => routes.at(index).url)
      expect(urls(after)).toEqual(expect.arrayContaining(urls(before)))
    }
    expect(after.routes.length).toBeGreaterThan(before.routes.length)
  })
})

describe('all parts together', () => {
  it.each(someOf([1, 3, 2, 8], 2))('equal a site made in one piece byte for byte if there are %i', async (of) => {
    const parts = await makeParts(manifest, of)
    const out = join(emptyFolder(), 'dist')
    const { code, event } = await mergeTo(out, ...parts.toReversed())
    expect(code).toBe(0)
    expect(hashesOf(out)).toEqual(hashesOf(whole))
    expect(event).toMatchObject({ pages: 50, written: Object.keys(hashesOf(whole)).length, removed: 0 })
  })

  it('have no file twice, and only the first has files other than pages', () => {
    const files = three.map((part) => Object.keys(hashesOf(part)).filter((file) => file !== 'sightline-part.json'))
    expect(files.flat().sort()).toEqual(Object.keys(hashesOf(whole)))
    expect(files[0]).toEqual(expect.arrayContaining(['_redirects', 'robots.txt', 'sitemap.xml']))
    for (const others of files.slice(1)) expect(others.filter((file) => !file.endsWith('.html'))).toEqual([])
  })
})

describe('a part', () => {
  const shard = { number: 2, of: 3 }

  it('has the same bytes each time, wherever it is made', async () => {
    const out = join(emptyFolder(), 'deep/inside/elsewhere')
    await generateTo(out, manifest, { shard })
    expect(hashesOf(out)).toEqual(hashesOf(three[1]!))
  })

  it('lists its files in the same order, whichever thread was first', () => {
    const part = { shard, fingerprint: 'f', host: 'nginx', isPreview: false, assets: 'a', pages: 2, warnings: 0 }
    const known = { key: '', hash: 'h', size: 1, time: 1 }
    const files: [string, typeof known][] = ['b.html', 'a.html', 'a/c.html'].map((file) => [file, known])
    expect(writePart(part, new Map(files.toReversed()))).toBe(writePart(part, new Map(files)))
  })

  it('is not made again while nothing has changed, and then only in what has changed', async () => {
    const folder = copyOf(manifest)
    const out = join(emptyFolder(), 'part-2')
    const first = await generateTo(out, folder, { shard })
    expect(first.event!.rendered).toBe(first.event!.pages)
    expect(first.said).toContain(warning)
    const second = await generateTo(out, folder, { shard })
    expect(second.event).toMatchObject({ pages: first.event!.pages, rendered: 0, written: 0, removed: 0 })
    expect(second.said).not.toContain(warning)
    appendFileSync(join(folder, 'cities.yaml'), '\n- name: Aliso Creek\n')
    const { event } = await generateTo(out, folder, { shard })
    expect(event!.rendered).toBeGreaterThan(0)
    expect(event!.rendered).toBeLessThan(event!.pages)
  })

  it('becomes another shard of the same site on request', { tags: ['soak'] }, async () => {
    const out = join(emptyFolder(), 'part')
    await generateTo(out, manifest, { shard: { number: 1, of: 3 } })
    await generateTo(out, manifest, { shard })
    expect(hashesOf(out)).toEqual(hashesOf(three[1]!))
  })

  it.each([1, 2])('is refused, like the whole site, for a mistake on any page (shard %i of 2)', async (number) => {
    const broken = world('a-city-is-misspelt')
    const out = join(emptyFolder(), 'part')
    const part = await generateTo(out, broken, { shard: { number, of: 2 } })
    const all = await generateTo(join(emptyFolder(), 'dist'), broken)
    expect(part).toEqual(all)
    expect(part.code).toBe(1)
    expect(existsSync(out)).toBe(false)
  })

  it('is refused with --atomic, which only publishing knows', async () => {
    const out = join(emptyFolder(), 'part')
    const { code, said } = await generateTo(out, manifest, { shard, atomic: true })
    expect(code).toBe(2)
    expect(said).toContain('A --shard is not published: give --atomic to')
    expect(existsSync(out)).toBe(false)
  })

  it('is refused for a host that renders pages on request', async () => {
    const out = join(emptyFolder(), 'part')
    const { code, said } = await generateTo(out, manifest, { shard, host: 'cloudflare-worker' })
    expect(code).toBe(2)
    expect(said).toContain('there are none to divide into shards. Run generate without --shard.')
    expect(existsSync(out)).toBe(false)
  })

  it('does not replace a whole site, nor does a whole site replace a part', async () => {
    const out = join(emptyFolder(), 'dist')
    await generateTo(out, manifest)
    const before = hashesOf(out)
    const part = await generateTo(out, manifest, { shard })
    expect(part).toMatchObject({ code: 2, said: expect.stringMatching(/holds a whole site\. Choose another folder/) })
    expect(hashesOf(out)).toEqual(before)

    const { parts } = scene()
    const site = await generateTo(parts[0]!, manifest)
    expect(site).toMatchObject({ code: 2, said: expect.stringMatching(/holds a part of a site\. Choose another/) })
    expect(hashesOf(parts[0]!)).toEqual(hashesOf(three[0]!))
  })
})

describe('merging', () => {
  it('leaves nothing to do for the next generate', async () => {
    const { parts, out } = scene()
    await mergeTo(out, ...parts)
    const { code, said, event } = await generateTo(out, manifest)
    expect({ code, ...event }).toMatchObject({ code: 0, pages: 50, rendered: 0, written: 0, removed: 0 })
    expect(said).not.toContain(warning)
    if (!isSoak) return
    const { event: anew } = await generateTo(out, manifest, { force: true })
    expect(anew).toMatchObject({ rendered: 50, written: 0, removed: 0 })
  })

  it('leaves the next generate only the pages that have changed since', async () => {
    const { parts, out } = scene()
    await mergeTo(out, ...parts)
    const folder = editText(copyOf(manifest), 'pages/about.yaml', /heading: .*/, 'heading: Another heading altogether')
    const { code, event } = await generateTo(out, folder)
    expect(code).toBe(0)
    expect(event!.rendered).toBeGreaterThan(0)
    expect(event!.rendered).toBeLessThan(25)
  })

  it('replaces what was published, and removes what is no longer part of the site', async () => {
    const { parts, out } = scene()
    writeFileSync(join(out, 'closed.html'), 'gone')
    const { event } = await mergeTo(out, ...parts)
    expect(event!.removed).toBe(1)
    expect(hashesOf(out)).toEqual(hashesOf(whole))
  })

  it('does not touch an unchanged file', async () => {
    const { parts, out } = scene()
    await mergeTo(out, ...parts)
    const before = statSync(join(out, 'index.html'))
    const { event } = await mergeTo(out, ...parts)
    expect(event).toMatchObject({ written: 0, removed: 0 })
    expect(statSync(join(out, 'index.html')).ino).toBe(before.ino)
  })

  it('publishes no stray files in the folder of a part', async () => {
    const { parts, out } = scene()
    writeFileSync(join(parts[1]!, '.DS_Store'), 'x')
    writeFileSync(join(parts[1]!, 'draft.html'), 'x')
    expect((await mergeTo(out, ...parts)).code).toBe(0)
    expect(hashesOf(out)).toEqual(hashesOf(whole))
  })

  it('publishes a file where a part has a symlink to it', async () => {
    const { parts, folder, out } = scene()
    const file = join(parts[0]!, 'robots.txt')
    renameSync(file, join(folder, 'robots.txt'))
    symlinkSync(join(folder, 'robots.txt'), file)
    expect((await mergeTo(out, ...parts)).code).toBe(0)
    expect(lstatSync(join(out, 'robots.txt')).isFile()).toBe(true)
    expect(hashesOf(out)).toEqual(hashesOf(whole))
  })

  it('leaves the parts unchanged, whatever is published over the site later', async () => {
    const { parts, out } = scene()
    await mergeTo(out, ...parts)
    const other = copyOf(manifest)
    appendFileSync(join(other, 'cities.yaml'), '\n- name: Aliso Creek\n')
    expect((await generateTo(out, other)).event!.written).toBeGreaterThan(0)
    expect(parts.map(hashesOf)).toEqual(three.map(hashesOf))
  })

  it('says that the site is a preview when its parts are', async () => {
    const out = join(emptyFolder(), 'dist')
    const preview = join(emptyFolder(), 'part-1')
    await generateTo(preview, manifest, { shard: { number: 1, of: 1 }, preview: true })
    expect((await mergeTo(out, preview)).event).toMatchObject({ preview: true })
    const said: string[] = []
    const say = (text: string) => said.push(text)
    await merge({ manifest, out, json: false, print: say, note: say }, [preview])
    expect(said.join('\n')).toContain('This is a preview')
    expect((await mergeTo(out, ...three)).event).not.toHaveProperty('preview')
  })

  it('waits for another command that publishes to the same folder', async () => {
    const { parts, out } = scene()
    writeFileSync(`${out}.lock`, String(process.pid))
    const said: string[] = []
    const note = (text: string) => {
      said.push(text)
      if (text.startsWith('Waiting for process')) rmSync(`${out}.lock`)
    }
    expect(await merge({ manifest, out, json: true, print: note, note }, parts)).toBe(0)
    expect(said[0]).toMatch(/^Waiting for process/)
  })

  it('leaves nothing in the staging folder if a file cannot be written', async () => {
    const { parts, out } = scene()
    const restore = failDisk({ under: [`${out}.next`], at: 30, code: 'EDQUOT', lasting: true })
    await expect(mergeTo(out, ...parts)).rejects.toThrow('EDQUOT')
    restore()
    expect(existsSync(`${out}.next`)).toBe(false)
  })

  it('is finished by the next command if it was interrupted', { tags: ['soak'] }, async () => {
    const { parts, out } = scene()
    await mergeTo(out, ...parts)
    const folder = copyOf(manifest)
    appendFileSync(join(folder, 'cities.yaml'), '\n- name: Aliso Creek\n')
    const news = await makeParts(folder, 2)
    const restore = failDisk({ under: [`${out}/`], only: 'rename', at: 5, code: 'ENOSPC' })
    await expect(mergeTo(out, ...news)).rejects.toThrow(CommitError)
    restore()
    expect((await generateTo(out, folder)).event).toMatchObject({ rendered: 0, written: 0, removed: 0 })
    const fresh = join(emptyFolder(), 'dist')
    await generateTo(fresh, folder)
    expect(hashesOf(out)).toEqual(hashesOf(fresh))
  })
})

/** Changes the record of a part consistently, as a shard on another machine would have written it. */
function retell(folder: string, change: Partial<Part>): void {
  const { files, ...part } = { ...(readPart(folder) as Part), ...change }
  const records = new Map(files.map(([file, key, hash]) => [file, { key, hash, size: 0, time: 0 }]))
  writeFileSync(join(folder, 'sightline-part.json'), writePart(part, records))
}

describe('merging is refused, and the published site is left unchanged,', () => {
  type Spoil = (scene: { parts: string[]; folder: string; out: string }) => Promise<string[]> | string[]
  const refusals: [what: string, code: number, told: RegExp[], spoil: Spoil][] = [
    [
      'when a part is missing',
      2,
      [/^Shard 2\/3 is missing\. Make it like the others, with "--shard 2\/3",/m],
      ({ parts }) => [parts[0]!, parts[2]!],
    ],
    [
      'when several are missing, each named',
      2,
      [/^Shard 1\/3 is missing/m, /^Shard 3\/3 is missing/m],
      ({ parts }) => [parts[1]!],
    ],
    [
      'when a shard is given twice',
      2,
      [/part-1, .*copy are both shard 1\/3\. Give only one/],
      ({ parts, folder }) => {
        cpSync(parts[0]!, join(folder, 'copy'), { recursive: true })
        return [...parts, join(folder, 'copy')]
      },
    ],
    [
      'when a folder is missing',
      2,
      [/part-9 is not a part of a site: there is no sightline-part\.json\. Make it with/],
      ({ parts, folder }) => [...parts, join(folder, 'part-9')],
    ],
    [
      'when a folder contains something else',
      2,
      [/manifests\/base is not a part of a site/],
      ({ parts }) => [...parts, join(root, 'tests/fixtures/manifests/base')],
    ],
    [
      'when the description of a part is truncated',
      2,
      [/part-2 is not a part of a site: its sightline-part\.json is damaged/],
      ({ parts }) => {
        const file = join(parts[1]!, 'sightline-part.json')
        writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40))
        return parts
      },
    ],
    [
      'when the description of a part was changed',
      2,
      [/part-2 is not a part of a site: its sightline-part\.json is damaged/],
      ({ parts }) => {
        editText(parts[1]!, 'sightline-part.json', 'about.html', 'abort.html')
        editText(parts[1]!, 'sightline-part.json', '.html', '.htm')
        return parts
      },
    ],
    [
      'when a part is from another version of Sightline',
      2,
      [/part-2 is not a part of a site: its sightline-part\.json is from another version of Sightline/],
      ({ parts }) => {
        editText(parts[1]!, 'sightline-part.json', /"version":\d+/, '"version":0')
        return parts
      },
    ],
    [
      'when parts are of another number of shards',
      2,
      [/part-2 was made for a different number of parts than .*part-1, .*part-3\. Make all of them with the same n\./],
      async ({ parts, folder }) => {
        await generateTo(parts[1]!, manifest, { shard: { number: 2, of: 4 } })
        return [...parts, folder].slice(0, 3)
      },
    ],
    [
      'when parts are of different manifests',
      2,
      [
        /part-2 was made from a different manifest or code, with other options or by another version of Node than .*part-1, .*part-3\. Make all of them from one checkout, with the same options/,
      ],
      async ({ parts }) => {
        const other = copyOf(manifest)
        appendFileSync(join(other, 'cities.yaml'), '\n- name: Aliso Creek\n')
        await generateTo(parts[1]!, other, { shard: { number: 2, of: 3 } })
        return parts
      },
    ],
    [
      'when the pages of a part ask for scripts that the first part does not have',
      2,
      [/part-3 uses different scripts and styles than .*part-1, .*part-2\. Make all of them with the same versions/],
      ({ parts }) => {
        retell(parts[2]!, { assets: 'other' })
        return parts
      },
    ],
    [
      'when a page was changed',
      3,
      [/part-\d is damaged: index\.html is missing or changed\. Make this part again/],
      ({ parts }) => {
        const part = parts.find((each) => existsSync(join(each, 'index.html')))!
        editText(part, 'index.html', 'e', 'a')
        return parts
      },
    ],
    [
      'when files are missing, and a folder is in place of one',
      3,
      [
        /part-1 is damaged: _redirects, robots\.txt, sitemap\.xml are missing or changed/,
        /part-3 is damaged: .*, .*, .* and \d+ more are missing or changed/,
      ],
      ({ parts }) => {
        for (const file of ['_redirects', 'robots.txt', 'sitemap.xml']) rmSync(join(parts[0]!, file))
        mkdirSync(join(parts[0]!, 'robots.txt'))
        for (const file of readdirSync(parts[2]!)) {
          if (file !== 'sightline-part.json') rmSync(join(parts[2]!, file), { recursive: true })
        }
        return parts
      },
    ],
    [
      'when the site would go into the folder of its parts',
      2,
      [/One of .*dist\/part-1 and .*dist is inside the other\. Use --out to publish to a folder outside the parts/],
      ({ parts, out }) => {
        renameSync(parts[0]!, join(out, 'part-1'))
        return [join(out, 'part-1'), parts[1]!, parts[2]!]
      },
    ],
    [
      'when the folder contains files that are not ours',
      2,
      [/dist holds files that Sightline did not make\. Choose a new or an empty folder/],
      ({ parts, out }) => {
        rmSync(join(out, '_redirects'))
        return parts
      },
    ],
  ]

  it.each(refusals)('%s', async (_, code, told, spoil) => {
    const at = scene()
    const parts = await spoil(at)
    const before = hashesOf(at.out)
    const refused = await mergeTo(at.out, ...parts)
    expect(refused.code, refused.said).toBe(code)
    const { message } = JSON.parse(refused.said.split('\n').at(-1)!).error
    for (const line of told) expect(message).toMatch(line)
    expect(hashesOf(at.out)).toEqual(before)
    expect(readdirSync(at.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  })
})

it('merging into a folder inside a part is refused, even if only a symlink shows that it is', async () => {
  const { parts, folder } = scene()
  symlinkSync(parts[0]!, join(folder, 'link'))
  const { code, said } = await mergeTo(join(folder, 'link/site'), ...parts)
  expect({ code, said }).toMatchObject({ code: 2, said: expect.stringContaining('is inside the other') })
  expect(hashesOf(parts[0]!)).toEqual(hashesOf(three[0]!))
})

it('of several things wrong with the parts of a site, only what explains the others is said', () => {
  const given = (number: number, change: Partial<Part> = {}) => {
    const name = `part-${number}`
    return { folder: name, name, part: { ...(readPart(three[number - 1]!) as Part), ...change } }
  }
  const unreadable = { folder: 'photos', name: 'photos', part: 'there is no sightline-part.json' }
  const faults = (...parts: Given[]) => assembleParts(parts).faults
  const isNone = expect.stringMatching(/^photos is not a part of a site/)
  expect(faults(unreadable)).toEqual([isNone])
  expect(faults(given(1), unreadable)).toEqual([isNone])
  expect(faults(given(1), given(2), given(3, { fingerprint: 'other', assets: 'other' }))).toEqual([
    expect.stringMatching(/^part-3 was made from a different manifest/),
  ])
  expect(faults(given(1), given(2, { shard: { number: 2, of: 4 } }))).toEqual([
    expect.stringMatching(/^part-2 was made for a different number of parts than part-1/),
  ])
})

describe('on the command line', () => {
  const command = join(root, 'generator/sightline.mjs')
  const sightline = (cwd: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [command, ...parameters], { cwd, encoding: 'utf8' })

  it.each(['4/3', 'two'])('"--shard %s" is answered with an explanation of what a shard is', (text) => {
    const { status, stderr } = sightline(root, 'generate', '--shard', text)
    expect(status).toBe(2)
    expect(stderr).toContain('A shard is i/n, such as 2/3: part i of n, counted from 1, with at most 9999 parts.')
  })

  it('a merge without parts says what is missing', () => {
    const { status, stderr } = sightline(root, 'merge')
    expect(status).toBe(2)
    expect(stderr).toContain("missing required argument 'parts'")
  })

  it('a shard goes into its own folder, never into dist, and the merged parts go into dist', () => {
    const folder = emptyFolder()
    for (const shard of ['1/2', '2/2']) {
      const { status, stdout } = sightline(folder, 'generate', '--manifest', manifest, '--shard', shard)
      expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining(`of shard ${shard}`) })
    }
    expect(readdirSync(folder)).toEqual(['part-1', 'part-2'])
    expect(sightline(folder, 'merge', 'part-2', 'part-1').stdout).toMatch(/^dist has 50 pages: \d+ files written/)
    expect(hashesOf(join(folder, 'dist'))).toEqual(hashesOf(whole))
  })
})
