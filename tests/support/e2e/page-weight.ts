import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { followLoading } from './follow-loading.ts'

type Kind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'fetch' | 'other'

/** By kind and in total, in kB (1000 bytes) of gzip -9. */
type Weight = Record<Kind | 'total', number>

/** The most that a page may load by itself. */
const budget = { script: 75, stylesheet: 12, font: 40, total: 250 } as const

/** The kinds that exceed the budget, one line each. */
export const overweight = (weight: Weight): string[] =>
  (Object.keys(budget) as (keyof typeof budget)[])
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${kind}: ${weight[kind].toFixed(1)} kB, not ${budget[kind]}`)

/** The weights of immutable files by URL: many pages load the same ones. */
const immutable = new Map<string, number>()

async function weightOf(response: Response): Promise<number> {
  const url = response.url()
  const known = immutable.get(url)
  if (known !== undefined) return known
  const body = await response.body().catch(() => undefined)
  if (body === undefined) return 0
  // A font is compressed already.
  const isFont = response.request().resourceType() === 'font'
  const weight = (isFont ? body.length : gzipSync(body, { level: 9 }).length) / 1000
  if (response.headers()['cache-control']?.includes('immutable')) immutable.set(url, weight)
  return weight
}

/** Sums up what `page` loads from now on. The returned function gives the sums so far. */
export function weigh(page: Page): () => Promise<Weight> {
  const weights: Promise<[string, number]>[] = []
  const loaded = followLoading(page)
  page.on('response', (response) => {
    weights.push(weightOf(response).then((weight) => [response.request().resourceType(), weight]))
  })
  return async () => {
    await loaded()
    const sums: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, fetch: 0, other: 0, total: 0 }
    for (const [kind, weight] of await Promise.all(weights)) {
      sums[kind as Kind] = (sums[kind as Kind] ?? 0) + weight
      sums.total += weight
    }
    return sums
  }
}
