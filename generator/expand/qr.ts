import { renderSVG } from 'uqr'
import type { View } from '../site.ts'

/** A QR code that opens the page of `id` on the published site. */
export function qrCode(id: string, { site, language }: View): { address: string; svg: string } {
  const address = `${site.manifest.practice.url}${site.links.link(id, language).href}`
  return { address, svg: renderSVG(address, { border: 2 }) }
}
