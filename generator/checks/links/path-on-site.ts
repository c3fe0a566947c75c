import { isWebAddress } from '../../../src/shared/web-address.ts'
import type { Names } from '../names.ts'

/**
 * The path of an address of this site, with or without https:// and www, or of its preview; undefined for any other text.
 */
export function pathOnSite(address: string, { host }: Names): string | undefined {
  const whole = /^[a-z]+:(?!\d)/i.test(address) ? address : `https://${address}`
  if (!isWebAddress(whole)) return undefined
  const { host: own, pathname } = new URL(whole)
  return isInPreview(address) || (host !== undefined && bare(own) === bare(host)) ? pathname : undefined
}

/** Whether an address was copied from the preview or the development server, which only their own machine reaches. */
export const isInPreview = (address: string): boolean =>
  /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i.test(address)

const bare = (host: string) => host.replace(/^www\./, '')
