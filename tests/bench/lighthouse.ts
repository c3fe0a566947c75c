import { runLighthouse } from '../support/lighthouse.ts'
import { serveSecurely } from './secure-server.ts'
import { median } from './series.ts'
import { generate, type Place, routesOf } from './sightline.ts'

/** Medians of one page. Scores are out of 100, times in ms, the shift has no unit. */
interface Audited {
  kind: string
  url: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Cumulative layout shift. */
  cls: number
  /** Total blocking time. */
  tbt: number
}

/** Runs Lighthouse as on a phone, with simulated throttling, on the first page of every kind, `runs` times each. */
export async function auditKinds(
  place: Place,
  { runs, kinds, say }: { runs: number; kinds: readonly string[] | undefined; say: (line: string) => void },
): Promise<Audited[]> {
  await generate(place)
  const { origin, close } = await serveSecurely(place.out)
  const audited: Audited[] = []
  try {
    for (const { url, kind } of await firstOfEveryKind(place.manifest)) {
      if (kinds !== undefined && !kinds.includes(kind)) continue
      say(`${kind}: ${url}`)
      const samples: Sample[] = []
      for (let run = 0; run < runs; run += 1) samples.push(await audit(origin + url))
      audited.push({ kind, url, ...mediansOf(samples) })
    }
  } finally {
    close()
  }
  return audited
}

async function firstOfEveryKind(manifest: string) {
  const routes = await routesOf(manifest)
  return [...new Set(routes.map(({ kind }) => kind))].map((kind) => routes.find((route) => route.kind === kind)!)
}

type Sample = Omit<Audited, 'kind' | 'url'>

async function audit(url: string): Promise<Sample> {
  const { categories, audits } = await runLighthouse(url)
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0))
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  }
}

const mediansOf = (samples: readonly Sample[]): Sample =>
  Object.fromEntries(
    Object.keys(samples[0]!).map((key) => [key, median(samples.map((sample) => sample[key as keyof Sample]))]),
  ) as unknown as Sample

/** Prints a table to paste, with a mark on pages that fall short of the goals. */
export function printAudited(audited: readonly Audited[]): void {
  console.log('kind                  perf  a11y  best   seo  FCP s  LCP s    CLS  TBT ms')
  for (const { kind, performance, accessibility, bestPractices, seo, fcp, lcp, cls, tbt } of audited) {
    const scores = [performance, accessibility, bestPractices, seo]
    const cells = [
      kind.padEnd(20),
      ...scores.map((score) => String(score).padStart(4)),
      ...[fcp, lcp].map((ms) => (ms / 1000).toFixed(2).padStart(5)),
      cls.toFixed(3),
      tbt.toFixed(0).padStart(6),
    ]
    const isShort = Math.min(...scores) < 100 || lcp > goals.lcp || cls > goals.cls || tbt > goals.tbt
    console.log(cells.join('  ') + (isShort ? '  <' : ''))
  }
}

const goals = { lcp: 1200, cls: 0.01, tbt: 50 }
