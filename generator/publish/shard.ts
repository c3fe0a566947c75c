import { hashOf } from '../cache/source-keys.ts'
import type { Route } from '../site.ts'

/** One of `of` equal shares of the pages, counted from 1. */
export interface Shard {
  number: number
  of: number
}

/** The shard that `2/3` names; nothing when the text names none. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []
  if (of === undefined || Number(number) > Number(of)) return undefined
  return { number: Number(number), of: Number(of) }
}

/**
 * The indexes of the routes that are the shard's, of all routes when there is none. A page's URL alone decides, so that a
 * page that comes or goes moves no other into another shard, whose cache does not know it.
 */
export function indexesOf(rows: Iterable<Route> & { length: number }, shard: Shard | undefined): number[] {
  if (shard === undefined) return Array.from({ length: rows.length }, (_, index) => index)
  const own: number[] = []
  let index = 0
  for (const { url } of rows) {
    if (shardOf(url, shard.of) === shard.number) own.push(index)
    index += 1
  }
  return own
}

/** The number of the shard that has the page at `url`. */
function shardOf(url: string, of: number): number {
  return (Number.parseInt(hashOf(url).slice(0, 12), 16) % of) + 1
}

/** What is no page (sitemaps, redirects, scripts, public/) is one shard's alone, so that no two parts hold the same file. */
export const hasOtherFiles = (shard: Shard | undefined) => shard === undefined || shard.number === 1

/** What a folder with this share of the site is recorded under: another share of the same site is another thing. */
export const shardFingerprint = (fingerprint: string, shard: Shard | undefined) =>
  shard === undefined ? fingerprint : hashOf(`${fingerprint} ${nameOfShard(shard)}`)

/** `2/3`, as `--shard` takes it. */
export const nameOfShard = ({ number, of }: Shard) => `${number}/${of}`

/** The folder a shard is made in when none is given: never the one that is served. */
export const defaultFolder = ({ number }: Shard) => `part-${number}`
