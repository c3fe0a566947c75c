import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWorker, practiceFile } from '../../generator/edge/bundle-worker.ts'
import { compilePractice, openPractice, readPractice } from '../../generator/edge/practice.ts'
import { serveWorker } from '../../generator/edge/serve-worker.ts'
import { root } from '../../generator/folders.ts'
import { workerFolder, workerMain } from '../../generator/hosts/cloudflare-worker.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { Manifest } from '../../generator/parse/manifest.ts'
import { loadBundle } from '../../generator/render/bundle.ts'
import { loadTemplates } from '../../generator/render/renderer.ts'
import { sourceKeys } from '../../generator/run/source-keys.ts'
import { applyTheme } from '../../generator/theme/apply-theme.ts'
import { diceFrom } from '../support/dice.ts'
import { cityName, citySlug, driveTime, pagesPerCity } from './bench-manifest.ts'
import { percentile, withCpu } from './cpu.ts'
import { openIsolate } from './isolate.ts'
import { peakOf } from './process-tree.ts'

/** The measurements of a worker in Cloudflare's runtime on this machine, over loopback, one request at a time. */
interface EdgeMeasurement {
  pages: number
  /** The worker's code and the compiled practice. */
  codeBytes: number
  practiceBytes: number
  /** Until the first page arrives: starting the runtime and expanding the practice. */
  firstMs: number
  /** CPU for expanding the practice, in a process like this one. */
  openCpuMs: number
  asked: number
  equal: number
  p50Ms: number
  p99Ms: number
  /** Of pages that are in the cache. */
  keptP50Ms: number
  /** CPU of a page, including its key. */
  cpuP50Ms: number
  cpuP99Ms: number
  /** The most that the worker's isolate held during requests, and the least, after a garbage collection. */
  mostBytes: number
  leastBytes: number
  /** The peak of the whole runtime, its own workers included. */
  peakBytes: number
}

/** How many pages are requested. */
const asked = 2000

/** Requests random pages of a worker that has at least `pages`, and compares each with one rendered here. */
export async function measureEdge(folder: string, pages: number): Promise<EdgeMeasurement> {
  const keys = sourceKeys()
  const { site: real } = loadSite(join(root, 'manifest'), { host: 'cloudflare-worker' })
  if (real === undefined) throw new Error('The manifest has problems: run "sightline check" on it.')
  const bundle = applyTheme(await loadBundle(keys.bundle, () => {}), real.manifest.theme)
  const cities = Math.max(0, Math.ceil((pages - real.routes.length) / pagesPerCity))
  const manifest = withCities(real.manifest, cities)
  const text = compilePractice({ manifest, assets: bundle.assets, bundle: bundle.key })
  const { renderDocument } = loadTemplates(bundle.folder)
  const opened = await withCpu(() => openPractice(readPractice(text), renderDocument, keys.program))
  const { site, render, keyOf } = opened.value
  mkdirSync(join(folder, workerFolder), { recursive: true })
  writeFileSync(join(folder, workerMain), await bundleWorker(bundle, keys.program))
  writeFileSync(join(folder, practiceFile), text)

  const start = performance.now()
  const worker = await serveWorker(folder, { port: 0, inspectorPort: 0 })
  const { origin } = await worker.ready
  const isolate = await openIsolate(worker)
  const ask = async (url: string) => {
    const from = performance.now()
    const html = await (await fetch(origin + url)).text()
    return { html, ms: performance.now() - from }
  }
  await ask('/about')
  const firstMs = performance.now() - start
  const dice = diceFrom(1)
  const times: number[] = []
  const kept: number[] = []
  const cpu: number[] = []
  let equal = 0
  const held: number[] = []
  for (let count = 0; count < asked; count += 1) {
    const route = site.routes.at(dice.below(site.routes.length))
    const { html, ms } = await ask(route.url)
    times.push(ms)
    const made = await withCpu(() => keyOf(route) && render(route))
    cpu.push(made.ms)
    if (html === made.value) equal += 1
    if (count % 10 === 0) kept.push((await ask(route.url)).ms)
    held.push(await isolate.held())
  }
  isolate.close()
  const peakBytes = peakOf(process.pid, 'workerd')
  await worker.dispose()
  const sizes = [workerMain, practiceFile].map((file) => statSync(join(folder, file)).size)
  rmSync(folder, { recursive: true, force: true })
  return {
    pages: site.routes.length,
    codeBytes: sizes[0]!,
    practiceBytes: sizes[1]!,
    firstMs,
    openCpuMs: opened.ms,
    asked,
    equal,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    keptP50Ms: percentile(kept, 0.5),
    cpuP50Ms: percentile(cpu, 0.5),
    cpuP99Ms: percentile(cpu, 0.99),
    mostBytes: Math.max(...held),
    leastBytes: Math.min(...held),
    peakBytes,
  }
}

/** The practice with `count` more cities, which have a name and a drive time and nothing else. */
function withCities(manifest: Manifest, count: number): Manifest {
  const { place } = manifest.cities[0]!
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const added = numbers.map((number) => ({
    name: cityName(number),
    slug: citySlug(number),
    locationPage: true,
    text: {},
    place,
  }))
  const drives = Object.fromEntries(numbers.map((number) => [citySlug(number), driveTime]))
  return {
    ...manifest,
    cities: [...manifest.cities, ...added],
    driveTimes: { ...manifest.driveTimes, cities: { ...manifest.driveTimes.cities, ...drives } },
  }
}

/** One line for people. */
export const describeEdge = (one: EdgeMeasurement): string =>
  `${one.pages} pages: ${one.equal} of ${one.asked} equal; p50 ${one.p50Ms.toFixed(1)} ms, p99 ${one.p99Ms.toFixed(1)} ms, ` +
  `from the cache ${one.keptP50Ms.toFixed(1)} ms; first page after ${one.firstMs.toFixed(0)} ms; ` +
  `CPU p50 ${one.cpuP50Ms.toFixed(1)} ms, p99 ${one.cpuP99Ms.toFixed(1)} ms, opening ${one.openCpuMs.toFixed(0)} ms; ` +
  `isolate ${Math.round(one.mostBytes / 1e6)} MB at most, ${Math.round(one.leastBytes / 1e6)} at the least, ` +
  `workerd ${Math.round(one.peakBytes / 1e6)} MB; code ${Math.round(one.codeBytes / 1000)} kB, practice ${Math.round(one.practiceBytes / 1000)} kB`
