import { escapeText } from '../../src/shared/escape-text.ts'

/** One kind of page: an address it has, and its PNGs. */
export interface Entry {
  kind: string
  url: string
  phone: Buffer
  desk: Buffer
}

/** The sheet as a document: its body is the picture. First screens are shown at half their size, whole pages at a quarter. */
export function sheetPage(entries: readonly Entry[], isFull: boolean): string {
  const scale = isFull ? 1 / 4 : 1 / 2
  return `<!DOCTYPE html><meta charset="utf-8"><style>${styles(isFull ? 12 : 3, scale)}</style>${entries.map(figure).join('')}`
}

const figure = ({ kind, url, phone, desk }: Entry) =>
  `<figure><figcaption><b>${escapeText(kind)}</b> ${escapeText(url)}</figcaption>${image(phone)} ${image(desk)}</figure>`

const image = (png: Buffer) => `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`

const styles = (columns: number, scale: number) => `
body { width: max-content; margin: 0; padding: 24px; display: grid; grid-template-columns: repeat(${columns}, max-content);
  gap: 32px; background: #777; color: #fff; font: 20px/1.4 system-ui, sans-serif }
figure { margin: 0 }
figcaption { padding-bottom: 8px }
b { font-size: 24px }
img { zoom: ${scale}; vertical-align: top }
`
