import { encode } from 'uqr'
import type { InlineContent, QrContent } from '../page.ts'
import type { Utm } from '../parse/schemas/page.ts'
import { remembered } from '../remembered.ts'
import type { Context } from '../site.ts'
import { absoluteUrl, besideUrl } from '../urls.ts'
import type { Around } from './links.ts'
import { phoneOf } from './phones.ts'

/** White modules around the code: the quiet zone that scanners need. */
const quietZone = 4

interface QrSource {
  /** The page's own id and the key of its number in practice.yaml. */
  id: string
  phone: string
  target: string
  utm?: Utm | undefined
}

/** A QR code for the target's page on the published site, and the addresses of its pictures. */
export function qrContent(page: QrSource, intro: InlineContent, context: Context): Omit<QrContent, 'sections'> {
  const link = qrLink(page, context)
  return { ...link, intro, svg: qrSvg(link.opens) }
}

/** What a QR code leads to, and the addresses of its pictures. */
export function qrLink(
  page: QrSource,
  context: Pick<Context, 'site'> & Around,
): Omit<QrContent, 'sections' | 'intro' | 'svg'> {
  const { manifest, links } = context.site
  const { label, href } = links.link(page.target, context)
  const url = links.href(page.id, context.language)
  const address = absoluteUrl(manifest.practice.url, href)
  const opens = page.utm === undefined ? address : withUtm(address, page.utm)
  return {
    address,
    opens,
    target: label,
    phone: phoneOf(page.phone, manifest.practice),
    pictures: { svg: besideUrl(url, 'svg'), png: besideUrl(url, 'png') },
  }
}

function withUtm(address: string, utm: Utm): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(utm)) if (value !== undefined) url.searchParams.set(`utm_${name}`, value)
  return url.href
}

/**
 * The code as SVG, its quiet zone included: one unit per module, as wide as its container. Drawing one takes 7 ms, and
 * both the page's key and the picture files need it, so each code is drawn once.
 */
export const qrSvg = remembered((text: string): string => {
  // Level M survives a creased handout, and is raised where that does not make the code larger.
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone })
  const dark = data.map(darkRuns).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark}"/></svg>`
  )
})

/** Merges adjacent modules into one bar: a third of the bytes, and no hairlines between them on paper. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    let end = x
    while (row[end]) end += 1
    path += `M${x} ${y}h${end - x}v1h-${end - x}z`
    x = end
  }
  return path
}
