import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Platform } from '../../generator/edge/answer.ts'
import { bundleChainWorker } from '../../generator/edge/bundle-worker.ts'
import { openPractices, type ReadText } from '../../generator/edge/chain/open-practices.ts'
import { compileOverlay, overlayPath, partPath } from '../../generator/edge/chain/overlay.ts'
import { serveWorker } from '../../generator/edge/serve-worker.ts'
import { otherFiles } from '../../generator/emit/other-files.ts'
import { root } from '../../generator/folders.ts'
import { hashOf } from '../../generator/hash.ts'
import { workerMain } from '../../generator/hosts/cloudflare-worker.ts'
import { isNamedByContent } from '../../generator/hosts/rules.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { Manifest } from '../../generator/parse/manifest.ts'
import { loadBundle } from '../../generator/render/bundle.ts'
import { loadTemplates } from '../../generator/render/renderer.ts'
import { sourceKeys } from '../../generator/run/source-keys.ts'
import type { Site } from '../../generator/site.ts'
import { applyTheme } from '../../generator/theme/apply-theme.ts'
import { diceFrom } from '../support/dice.ts'
import { percentile, withCpu } from './cpu.ts'
import { openIsolate } from './isolate.ts'
import { peakOf } from './process-tree.ts'

/** The measurements of a chain: its files, the cost of a request here, and its worker in Cloudflare's runtime. */
interface ChainMeasurement {
  practices: number
  pages: number
  sharedBytes: number
  parts: number
  overlayBytes: number
  overlayGzip: number
  compileMs: number
  /** CPU until the worker's module has run, which Cloudflare limits to a second. */
  startMs: number
  /** CPU of an uncached request: of one that has to load its practice first, and of others. */
  openP50Ms: number
  openP99Ms: number
  cpuP50Ms: number
  cpuP99Ms: number
  asked: number
  equal: number
  /** The most that the worker's isolate held during requests, garbage included. */
  mostBytes: number
  /** The peak of the whole runtime, its own workers included. */
  peakBytes: number
}

/** How many requests follow the one that loads a practice, as from a visitor who keeps reading. */
const readOn = 4

/** How many practices are asked for pages. */
const askedPractices = 400

/** Compiles a chain of `count` practices, and requests pages of some of them at random. */
export async function measureChain(folder: string, count: number): Promise<ChainMeasurement> {
  const keys = sourceKeys()
  const { site } = loadSite(join(root, 'manifest'), { host: 'cloudflare-worker' })
  if (site === undefined) throw new Error('The manifest has problems: run "sightline check" on it.')
  const bundle = await loadBundle(keys.bundle, () => {})
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write(workerMain, await bundleChainWorker(bundle, keys.program))
  const start = performance.now()
  const parts = new Map<string, number>()
  const overlays: { bytes: number; gzip: number }[] = []
  const files = await filesOf(site, bundle)
  const looks = brands.map((brand) => ({ theme: { colors: { brand } }, ...applyTheme(bundle, { colors: { brand } }) }))
  for (let number = 1; number <= count; number += 1) {
    const { assets, key, theme } = looks[number % looks.length]!
    const manifest = { ...practiceOf(site.manifest, number), theme }
    const text = compileOverlay({ manifest, assets, bundle: key }, files, (name, part) => {
      if (!parts.has(name)) write(partPath(name), part)
      parts.set(name, Buffer.byteLength(part))
    })
    write(overlayPath(hostName(number)), text)
    overlays.push({ bytes: Buffer.byteLength(text), gzip: number % 50 === 1 ? gzipSync(text).length : 0 })
  }
  const compileMs = performance.now() - start

  const open = openPractices(loadTemplates(bundle.folder).renderDocument, keys.program)
  const read: ReadText = async (path) => readFileSync(join(folder, path), 'utf8')
  const worker = await serveWorker(folder, { port: 0, inspectorPort: 0 })
  const isolate = await openIsolate(worker)
  const dice = diceFrom(1)
  const cpu: Record<'open' | 'next', number[]> = { open: [], next: [] }
  let equal = 0
  let pages = 0
  let mostBytes = 0
  for (let practice = 0; practice < askedPractices; practice += 1) {
    const number = 1 + dice.below(count)
    for (let page = 0; page <= readOn; page += 1) {
      const url = `https://${hostName(number)}${site.routes.at(dice.below(site.routes.length)).url}`
      const { value, ms } = await withCpu(async () => {
        const opened = (await open(hostName(number), read))!
        return (await opened.answer(new Request(url), nothingAround)).text()
      })
      cpu[page === 0 ? 'open' : 'next'].push(ms)
      pages += 1
      if ((await (await worker.dispatchFetch(url)).text()) === value) equal += 1
      mostBytes = Math.max(mostBytes, await isolate.held())
    }
  }
  isolate.close()
  const peakBytes = peakOf(process.pid, 'workerd')
  await worker.dispose()
  const measured = {
    practices: count,
    pages: site.routes.length * count,
    sharedBytes: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0),
    parts: parts.size,
    overlayBytes: average(overlays.map(({ bytes }) => bytes)),
    overlayGzip: average(overlays.map(({ gzip }) => gzip).filter(Boolean)),
    compileMs,
    startMs: startOf(join(folder, workerMain)),
    openP50Ms: percentile(cpu.open, 0.5),
    openP99Ms: percentile(cpu.open, 0.99),
    cpuP50Ms: percentile(cpu.next, 0.5),
    cpuP99Ms: percentile(cpu.next, 0.99),
    asked: pages,
    equal,
    mostBytes,
    peakBytes,
  }
  rmSync(folder, { recursive: true, force: true })
  return measured
}

/** A cache that keeps nothing, so that every page is rendered. */
const nothingAround: Platform = {
  cache: { match: async () => undefined, put: async () => {} },
  place: undefined,
  after: () => {},
}

const hostName = (number: number) => `www.practice-${number}.example`
const brands = ['#0f766e', '#1d4ed8', '#7c3aed', '#b91c1c', '#047857', '#9a3412', '#be185d', '#334155']

/** The practice with a name, URL, phone number and city names of its own. Its texts are the same. */
function practiceOf(manifest: Manifest, number: number): Manifest {
  const { practice, cities } = manifest
  const digits = String(2_000_000 + number)
  const phone = `(949) ${digits.slice(0, 3)}-${digits.slice(3)}`
  return {
    ...manifest,
    practice: {
      ...practice,
      url: `https://${hostName(number)}`,
      name: { ...practice.name, value: `Practice ${number} Eye Care` },
      phones: Object.fromEntries(
        Object.entries(practice.phones).map(([name, own]) => [name, { ...own, number: phone }]),
      ),
    },
    cities: cities.map((city, index) => ({ ...city, name: `City ${number} ${String.fromCharCode(65 + index)}` })),
  }
}

/** As many file names as a practice has. The bytes do not matter here. */
async function filesOf(site: Site, bundle: Parameters<typeof otherFiles>[1]): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { file } of otherFiles(site, bundle, { publicFolder: join(root, 'public'), say: () => {} }))
    if (!isNamedByContent(file)) files[file] = `files/${hashOf(file)}`
  return files
}

/** The milliseconds of CPU that a new process takes to compile and run the module: the median of three. */
function startOf(module: string): number {
  const script = `const before = process.cpuUsage()
    await import(${JSON.stringify(module)})
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)`
  const times = [1, 2, 3].map(() => Number(execFileSync(process.execPath, ['--input-type=module', '-e', script])))
  return percentile(times, 0.5)
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** One line for people. */
export const describeChain = (one: ChainMeasurement): string =>
  `${one.practices} practices, ${one.pages} pages: ${one.parts} shared parts of ${kB(one.sharedBytes)}, ` +
  `overlays of ${kB(one.overlayBytes)} (${kB(one.overlayGzip)} gzip), compiled in ${(one.compileMs / 1000).toFixed(1)} s; ` +
  `${one.equal} of ${one.asked} equal; CPU p50 ${ms(one.cpuP50Ms)}, p99 ${ms(one.cpuP99Ms)}, ` +
  `opening the practice first p50 ${ms(one.openP50Ms)}, p99 ${ms(one.openP99Ms)}; start ${ms(one.startMs)}; ` +
  `isolate ${MB(one.mostBytes)} at most, workerd ${MB(one.peakBytes)}`

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const MB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const ms = (time: number) => `${time.toFixed(1)} ms`
