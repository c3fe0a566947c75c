import { isWebAddress } from '../../../src/shared/web-address.ts'
import type { Names } from '../names.ts'

/** The path of an address of this site as a browser shows it, with or without www; undefined for any other text. */
export function pathOnSite(address: string, { host }: Names): string | undefined {
  if (host === undefined || !isWebAddress(address)) return undefined
  const { host: own, pathname } = new URL(address)
  return bare(own) === bare(host) ? pathname : undefined
}

const bare = (host: string) => host.replace(/^www\./, '')
