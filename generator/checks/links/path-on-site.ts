import { isWebAddress } from '../../../src/shared/web-address.ts'
import type { Names } from '../names.ts'

/** The path of an address of this site, with or without https:// and www; undefined for any other text. */
export function pathOnSite(address: string, { host }: Names): string | undefined {
  const whole = /^[a-z]+:/i.test(address) ? address : `https://${address}`
  if (host === undefined || !isWebAddress(whole)) return undefined
  const { host: own, pathname } = new URL(whole)
  return bare(own) === bare(host) ? pathname : undefined
}

const bare = (host: string) => host.replace(/^www\./, '')
