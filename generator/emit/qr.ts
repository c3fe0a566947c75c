import { drawnBy, keptPicture, pictureEntry } from '../cache/kept-picture.ts'
import { qrLink, qrSvg } from '../expand/qr.ts'
import { codesOf } from '../languages.ts'
import type { Site } from '../site.ts'
import { drawQr } from './draw-qr.ts'
import type { SiteFile } from './site-file.ts'

/**
 * The QR codes as downloadable files: the exact SVG the page shows, and a PNG for programs that do not support SVG. The
 * PNG is drawn once for each code and cached: an unchanged code never loads the drawing library. Both depend only on
 * what the code opens.
 */
export function* emitQr(site: Site): Iterable<SiteFile> {
  for (const { opens, pictures } of linksOf(site)) {
    yield { file: pictures.svg.slice(1), key: opens, bytes: () => qrSvg(opens) }
    yield { file: pictures.png.slice(1), key: opens, bytes: () => pngOf(qrSvg(opens)) }
  }
}

/** A mirror shows its page's code and links to that page's files. */
function* linksOf(site: Site) {
  const { pages, languages } = site.manifest
  for (const { id, page } of pages) {
    if (page.kind !== 'qr') continue
    for (const language of codesOf(languages)) {
      const route = site.routes.find(id, language)
      if (route !== undefined && route.state !== 'mirror') yield qrLink({ id, ...page }, { site, ...route })
    }
  }
}

const pngOf = (svg: string) =>
  keptPicture(pictureEntry(`${svg} ${drawnBy('generator/emit/draw-qr.ts')}`, 'png'), () => drawQr(svg))
