import { hashOf } from '../hash.ts'
import type { Route } from '../site.ts'

/** One of `of` equal shares of the pages, counted from 1. */
export interface Shard {
  number: number
  of: number
}

/** Parses a shard such as `2/3`; undefined if the text is not one. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []
  if (of === undefined || Number(number) > Number(of)) return undefined
  return { number: Number(number), of: Number(of) }
}

/**
 * The indexes of the shard's routes, or of all routes if there is no shard. Only a page's URL decides, so that adding
 * or removing a page never moves another page to a shard whose cache does not know it.
 */
export function indexesOf(routes: Iterable<Route> & { length: number }, shard: Shard | undefined): number[] {
  if (shard === undefined) return Array.from({ length: routes.length }, (_, index) => index)
  const own: number[] = []
  let index = 0
  for (const { url } of routes) {
    if (shardOf(url, shard.of) === shard.number) own.push(index)
    index += 1
  }
  return own
}

/** The number of the shard for the page at `url`. */
function shardOf(url: string, of: number): number {
  return (Number.parseInt(hashOf(url).slice(0, 12), 16) % of) + 1
}

/**
 * Whatever is not a page (sitemaps, redirects, scripts, public/) belongs to a single shard, so that no two parts hold
 * the same file.
 */
export const hasOtherFiles = (shard: Shard | undefined) => shard === undefined || shard.number === 1

/** The fingerprint for a folder with this shard: each shard of the same site has its own. */
export const shardFingerprint = (fingerprint: string, shard: Shard | undefined) =>
  shard === undefined ? fingerprint : hashOf(`${fingerprint} ${nameOfShard(shard)}`)

/** `2/3`, as `--shard` takes it. */
export const nameOfShard = ({ number, of }: Shard) => `${number}/${of}`

/** The default folder for a shard: never the one that is served. */
export const defaultFolder = ({ number }: Shard) => `part-${number}`
