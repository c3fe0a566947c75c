import { cpSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { generateChain } from '../../../generator/commands/generate-chain.ts'
import { chainWorker } from '../../../generator/edge/chain/worker.ts'
import { root } from '../../../generator/folders.ts'
import { liveRelease } from '../../../generator/publish/releases.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { endWorker, startWorker } from '../../support/edge-worker.ts'
import { editText } from '../../support/edit-text.ts'
import { mailService } from '../../support/mail-service.ts'
import { post } from '../../support/posting.ts'
import { publish } from '../../support/published.ts'
import { isSoak, someOf } from '../../support/soak.ts'
import { within } from '../../support/within.ts'
import { clearwater, dental, emptyFolder, siteOf, trilingual } from '../../support/world.ts'

const host = 'cloudflare-worker'
const practices = { clearwater, dental, trilingual }
const names = Object.keys(practices) as (keyof typeof practices)[]
const out = join(root, '.cache', 'test-chain')

const addresses = new Map(names.map((name) => [name, siteOf(practices[name]).manifest.practice.url]))
const addressOf = (name: keyof typeof practices) => addresses.get(name)!
const overlayOf = (name: keyof typeof practices) => `practices/${new URL(addressOf(name)).hostname}.json`

/** The manifests of a chain, in a folder that tests may change. */
let folder: string
let worker: Miniflare

interface Run {
  code: number
  said: string
}

async function run(options = {}, manifest = folder, to = out, json = false): Promise<Run> {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const io = { manifest: join(manifest, '*'), out: to, json, print, note: print }
  const code = await generateChain(io, { preview: true, host, ...options })
  return { code, said: said.join('\n') }
}

function newChain(): string {
  const chain = emptyFolder()
  for (const name of names) cpSync(practices[name], join(chain, name), { recursive: true })
  return chain
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(path, file)).isFile())
    .sort()

/** Path and bytes of all published files. */
const published = () => new Map(filesIn(out).map((file) => [file, readFileSync(join(out, file)).toString('latin1')]))

const changesOf = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()

const ask = (url: string, init = {}) => worker.dispatchFetch(url, { redirect: 'manual', ...init })

/**
 * Other tests cover ETags: a chain has its own, as it leaves out what no page shows. Whether an answer came from the
 * cache of the simulated edge depends on how fast that was.
 */
const notCompared = ['etag', 'cf-cache-status']

/** Status, headers and bytes. */
async function answerOf(from: Miniflare, url: string): Promise<string> {
  const response = await from.dispatchFetch(url, { redirect: 'manual' })
  const headers = [...response.headers]
    .filter(([header]) => !notCompared.includes(header))
    .map((header) => header.join(': '))
  return [response.status, ...headers.sort(), Buffer.from(await response.arrayBuffer()).toString('base64')].join('\n')
}

function removeOut(): void {
  for (const path of [out, `${out}.releases`]) rmSync(path, { recursive: true, force: true })
}

beforeAll(async () => {
  folder = newChain()
  removeOut()
  const { code, said } = await run()
  if (code !== 0) throw new Error(said)
  worker = await startWorker(out)
})

afterAll(async () => {
  if (worker !== undefined) await endWorker(worker)
  removeOut()
})

describe('a chain of practices at the edge', () => {
  it.each(someOf(names, 3))('serves %s exactly as a worker of its own does: pages, files and headers', async (name) => {
    const alone = join(emptyFolder(), 'dist')
    expect((await publish(practices[name], alone, { preview: true, host })).code).toBe(0)
    const own = await startWorker(alone)
    const pages = [...siteOf(practices[name]).routes].map(({ url }) => url)
    const files = filesIn(alone).filter((file) => !/^(_|\.host|\.assetsignore|wrangler)/.test(file))
    expect(pages.length).toBeGreaterThan(20)
    expect(files.length).toBeGreaterThan(30)
    const different: string[] = []
    const tried = someOf([...pages, ...files.map((file) => `/${file}`)], 6)
    for (const path of [...tried, '/nothing', '/about/?a=1', '/geo']) {
      const [answer, expected] = await Promise.all([worker, own].map((each) => answerOf(each, addressOf(name) + path)))
      if (answer !== expected) different.push(`${path}\n${answer}\n${expected}`)
    }
    await endWorker(own)
    expect(different).toEqual([])
  })

  it('responds for each practice at its host name, and on a developer’s machine with .localhost appended', async () => {
    const titleOf = async (address: string) => (await (await ask(address)).text()).match(/<title>.*?<\/title>/s)?.[0]
    expect(await titleOf(`${addressOf('clearwater')}/about`)).not.toBe(await titleOf(`${addressOf('dental')}/about`))
    const { hostname } = new URL(addressOf('dental'))
    expect(await titleOf(`http://${hostname}.localhost/about`)).toBe(await titleOf(`${addressOf('dental')}/about`))
  })

  it('leads to the practice from its host name without "www."', async () => {
    const { hostname } = new URL(addressOf('dental'))
    const plain = hostname.replace('www.', '')
    const response = await ask(`https://${plain}/about/?a=1&b=%20`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `https://${hostname}/about/?a=1&b=%20`])
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
    const local = await ask(`http://${plain}.localhost:4173/assets/a.js`)
    expect(local.headers.get('location')).toBe(`http://${hostname}.localhost:4173/assets/a.js`)
    expect(local.headers.get('cache-control')).toBeNull()
  })

  it.each([true, undefined])('says in JSON that it is a preview only if it is one', async (preview) => {
    const { said } = await run({ preview }, folder, join(emptyFolder(), 'dist'), true)
    const event = JSON.parse(said.split('\n').at(-1)!)
    expect(event).toMatchObject({ event: 'published', practices: names.length })
    expect(event.preview).toBe(preview)
  })

  it('answers 404 for a host name of no practice', async () => {
    for (const path of ['/', '/about', '/robots.txt', '/assets/', `/${overlayOf('dental')}`])
      expect([path, (await ask(`https://www.somebody-else.example${path}`)).status]).toEqual([path, 404])
  })

  it('fails while the host cannot read a practice, rather than say that there is none', async () => {
    const bindings = { ASSETS: { fetch: async () => new Response(null, { status: 503 }) } }
    const { fetch } = chainWorker(() => '', 'program')
    const answer = fetch(new Request(addressOf('dental')), bindings, { waitUntil: () => {} })
    await expect(answer).rejects.toThrow('could not be read: 503')
  })

  it('does not serve the data that its practices are compiled to', async () => {
    const inside = filesIn(out).filter((file) => /^(_worker|practices|parts|files|wrangler)/.test(file))
    expect(inside.length).toBeGreaterThan(50)
    for (const file of inside) expect([file, (await ask(`${addressOf('dental')}/${file}`)).status]).toEqual([file, 404])
  })

  it('answers 304 to a browser that has the file or page, and answers HEAD without a body', async () => {
    for (const path of ['/robots.txt', '/about']) {
      const first = await ask(`${addressOf('dental')}${path}`)
      await first.text()
      const headers = { 'if-none-match': first.headers.get('etag')! }
      expect([path, (await ask(`${addressOf('dental')}${path}`, { headers })).status]).toEqual([path, 304])
      const head = await ask(`${addressOf('dental')}${path}`, { method: 'HEAD' })
      expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
    }
  })
})

// One of these hung once in thousands of runs. Each step now has a time limit, so that a failure names the step.
describe('a form of a practice in a chain', { retry: 1 }, () => {
  const to = `${out}-that-takes`
  const service = mailService()
  const withRequests = changedManifest({
    appointment: { delivery: 'endpoint', url: '/api/requests', asksFor: [] },
    requests: { by: 'resend', secret: 'MAIL_KEY', from: 'website@clinic.example' },
    host,
  })
  const { email } = siteOf(withRequests).manifest.practice
  let chain: string

  /** Starts a new worker for the chain and stops it after `work`. Undelivered requests stay in `storage`. */
  async function whileServed(storage: string, work: (taking: Miniflare) => Promise<void>): Promise<void> {
    const { code, said } = await within(120_000, 'publishing the chain', run({}, chain, to))
    expect(code, said).toBe(0)
    const secrets = { MAIL_KEY: 'a secret' }
    const taking = await startWorker(to, { secrets, outside: service.outside, storage })
    await work(taking).finally(() => endWorker(taking))
  }

  const send = async (taking: Miniflare, name: keyof typeof practices) => {
    const request = post(addressOf(name))
    const { headers, method } = request
    const answer = taking.dispatchFetch(request.url, { method, headers: [...headers], body: await request.text() })
    return within(60_000, 'taking a form', answer)
  }

  beforeEach(() => {
    service.reset()
    chain = newChain()
    cpSync(withRequests, join(chain, 'clearwater'), { recursive: true })
  })

  afterAll(() => rmSync(to, { recursive: true, force: true }))

  it('is delivered to that practice, by the service its practice.yaml names', { tags: ['soak'] }, () =>
    whileServed(emptyFolder(), async (taking) => {
      expect((await send(taking, 'clearwater')).status).toBe(200)
      await vi.waitFor(() => expect(service.sent()).toHaveLength(1), 60_000)
      expect(service.sent()[0]).toMatchObject({ to: email.value })
      expect((await send(taking, 'trilingual')).status, 'nobody is named there').toBe(405)
    }),
  )

  it('is delivered even if the practice has moved to another host name while it waited', {
    tags: ['soak'],
  }, async () => {
    const storage = emptyFolder()
    service.answer(() => new Response(null, { status: 503 }))
    await whileServed(storage, async (taking) => {
      expect((await send(taking, 'clearwater')).status).toBe(200)
      await vi.waitFor(() => expect(service.calls).not.toEqual([]), 60_000)
    })
    edit('clearwater/practice.yaml', /^url: .*$/m, 'url: https://moved.example', chain)
    service.reset()
    await whileServed(storage, async (taking) => {
      await vi.waitFor(() => expect(service.sent()).toMatchObject([{ to: email.value }]), 60_000)
      const withWww = await taking.dispatchFetch('https://www.moved.example/about', { redirect: 'manual' })
      expect(withWww.headers.get('location'), 'also found with "www."').toBe('https://moved.example/about')
    })
  })
})

describe('publishing a chain', () => {
  it('stores what several practices share only once', () => {
    const parts = (name: keyof typeof practices) => [
      ...new Set(readFileSync(join(out, overlayOf(name)), 'utf8').match(/[0-9a-f]{20}/g)),
    ]
    const shared = parts('clearwater').filter((part) => parts('trilingual').includes(part))
    expect(shared.length).toBeGreaterThan(0)
  })

  it('writes nothing when nothing has changed, and the same bytes when everything is rebuilt', async () => {
    const before = published()
    expect((await run()).said).toContain('nothing changed')
    if (isSoak) expect((await run({ force: true })).said).toContain('nothing changed')
    expect(changesOf(before, published())).toEqual([])
  })

  it('writes only the overlay of a practice whose facts have changed', { tags: ['soak'] }, async () => {
    const before = published()
    edit('dental/practice.yaml', /^name:\n {2}value: .*$/m, 'name:\n  value: Another Name Dental')
    expect((await run()).code).toBe(0)
    const changed = changesOf(before, published()).filter((file) => !/^(files|og)\//.test(file))
    expect(changed).toEqual([overlayOf('dental')])
    expect(await changedBack(before)).toEqual([])
  })

  it('writes only the overlay and the part that contain a changed text', { tags: ['soak'] }, async () => {
    const before = published()
    edit('dental/pages/about.yaml', /^( +intro: )("?)/m, '$1$2Another sentence first. ')
    expect((await run()).code).toBe(0)
    const changed = changesOf(before, published()).filter((file) => !/^(files|og)\//.test(file))
    expect(changed.filter((file) => file.startsWith('practices/'))).toEqual([overlayOf('dental')])
    // The part before and after. If only one of these texts ends a part, the next entries belong to it or no longer do.
    expect(changed.filter((file) => file.startsWith('parts/')).length).toBeLessThanOrEqual(3)
    expect(await changedBack(before)).toEqual([])
  })

  it('removes a practice without touching the others', { tags: ['soak'] }, async () => {
    const before = published()
    rmSync(join(folder, 'dental'), { recursive: true })
    expect((await run()).code).toBe(0)
    const after = published()
    expect(changesOf(before, after).filter((file) => after.has(file))).toEqual([])
    expect(after.has(overlayOf('dental'))).toBe(false)
    expect(await changedBack(before)).toEqual([])
  })

  it('reports all mistakes of all practices at once, each with its practice, and publishes nothing', async () => {
    const before = published()
    edit('dental/practice.yaml', /^name:$/m, 'nmae:')
    edit('trilingual/practice.yaml', /^url: .*$/m, `url: ${addressOf('clearwater')}`)
    const { code, said } = await run()
    expect(code).toBe(1)
    expect(said).toMatch(/dental\/practice\.yaml:\d+:\d+ error UNKNOWN_KEY/)
    expect(said).toMatch(/trilingual\/practice\.yaml:\d+:\d+ error SAME_HOST_NAME/)
    expect(said).toContain('already the host name of the practice in clearwater')
    expect(changesOf(before, published())).toEqual([])
    expect(await changedBack(before)).toEqual([])
  })

  it('refuses a host that renders no pages, options a chain cannot use, and a folder without practices', async () => {
    expect(await run({ host: 'netlify' })).toMatchObject({ code: 2, said: expect.stringContaining('--host') })
    expect(await run({ shard: { index: 1, count: 2 } })).toMatchObject({ code: 2 })
    for (const option of ['watch', 'threads', 'profile'])
      expect(await run({ [option]: 1 })).toMatchObject({ code: 2, said: expect.stringContaining(`--${option}`) })
    expect(await run({}, emptyFolder())).toMatchObject({ code: 2, said: expect.stringContaining('practice.yaml') })
  })

  it('names the worker after the folder of the chain, which needs a letter or digit for that', {
    tags: ['soak'],
  }, async () => {
    const to = `${out}-named`
    const runIn = (name: string) => {
      const chain = join(emptyFolder(), name)
      cpSync(dental, join(chain, 'dental'), { recursive: true })
      return run({}, chain, to)
    }
    expect(await runIn('診所')).toMatchObject({ code: 2, said: expect.stringContaining('Rename the folder.') })
    expect(await runIn('East Side')).toMatchObject({ code: 0 })
    expect(readFileSync(join(to, 'wrangler.jsonc'), 'utf8')).toContain('"name": "east-side"')
    rmSync(to, { recursive: true })
  })

  it('counts the warnings of unchanged practices too, and publishes the sites themselves after a preview', {
    tags: ['soak'],
  }, async () => {
    const to = `${out}-public`
    const chain = emptyFolder()
    cpSync(dental, join(chain, 'dental'), { recursive: true })
    expect((await run({}, chain, to)).said).toContain('This is a preview')
    const again = await run({}, chain, to)
    expect(again.said).toContain('nothing changed')
    expect(again.said).toMatch(/^\d+ warnings?: see /m)
    const own = await run({ preview: false }, chain, to)
    expect(own).toEqual({ code: 0, said: expect.not.stringContaining('This is a preview') })
    expect(own.said).not.toContain('nothing changed')
    rmSync(to, { recursive: true })
  })

  it('makes it a release on request even if nothing has changed', { tags: ['soak'] }, async () => {
    const before = published()
    expect(await run({ atomic: true })).toMatchObject({ code: 0 })
    expect(liveRelease(out)).toBeDefined()
    expect(changesOf(before, published())).toEqual([])
    expect((await run({ atomic: true })).said).toContain('nothing changed')
    // A plain folder again, which the worker of the other tests serves.
    const release = realpathSync(out)
    rmSync(out)
    renameSync(release, out)
  })
})

it('a chain whose folder is renamed becomes the worker of that name, though no manifest has changed', async () => {
  const place = emptyFolder()
  const [chain, renamed, to] = [join(place, 'one'), join(place, 'other'), join(place, 'dist')]
  cpSync(clearwater, join(chain, 'clearwater'), { recursive: true })
  const published = async (manifest: string) => {
    expect((await run({}, manifest, to)).code).toBe(0)
    return readFileSync(join(to, 'wrangler.jsonc'), 'utf8')
  }
  expect(await published(chain)).toContain('"name": "one"')
  renameSync(chain, renamed)
  expect(await published(renamed)).toContain('"name": "other"')
})

const edit = (file: string, what: RegExp, by: string, chain = folder) => editText(chain, file, what, by)

/** Restores the manifests and publishes again; returns the files that still differ from `before`. */
async function changedBack(before: ReadonlyMap<string, string>): Promise<string[]> {
  for (const name of names) cpSync(practices[name], join(folder, name), { recursive: true })
  await run()
  return changesOf(before, published())
}
