import { isUtf8 } from 'node:buffer'
import { svgFault } from './svg-fault.ts'
import { attributesOf, xmlFault } from './xml-fault.ts'

export interface LogoShape {
  /** In the file's own units: only their ratio counts. */
  width: number
  height: number
}

/** In bytes. A drawing of a name needs less, and a page shows six of them. */
const heaviest = 30_000

/** In pixels, of a PNG. Flat colors compress to nothing, but a phone unpacks every pixel into its memory. */
const widest = 2000

/** The shape of a logo, or why it cannot be published: what is wrong and what to do about it. */
export function logoFacts(file: string, bytes: Uint8Array): LogoShape | { fault: string; fix: string } {
  const text = Buffer.from(bytes)
  const isSvg = /\.svg$/i.test(file)
  if (isSvg && !isUtf8(bytes)) return { fault: `the logo "${file}" is not in UTF-8`, fix: 'Save it as UTF-8.' }
  const fault = isSvg ? svgFault(text.toString()) : undefined
  if (fault !== undefined) {
    return {
      fault: `the logo "${file}" ${fault}`,
      fix: 'Export it as SVG with outlines instead of text, attributes instead of styles, and no links; or as PNG.',
    }
  }
  const mistake = isSvg ? xmlFault(text.toString()) : undefined
  if (mistake !== undefined) return { fault: `the logo "${file}" ${mistake.fault}`, fix: mistake.fix }
  const shape = isSvg ? shapeOfSvg(text.toString()) : shapeOfPng(text)
  if (shape === undefined) {
    return {
      fault: isSvg ? `the logo "${file}" has no size` : `the file "${file}" is neither SVG nor PNG`,
      fix: isSvg ? 'Add a viewBox to its <svg>.' : 'Export it as SVG or PNG, and name that file.',
    }
  }
  const smaller = 'Export it smaller: 160 pixels high is enough.'
  if (bytes.length > heaviest) {
    return {
      fault: `the logo "${file}" is ${inKb(bytes.length)} kB, more than ${inKb(heaviest)} kB`,
      fix: isSvg ? 'Export a simpler version.' : smaller,
    }
  }
  if (isSvg) return shape
  if (!endsAsPng(text)) {
    return { fault: `the logo "${file}" is cut off before its end`, fix: 'Export it again, or copy the whole file.' }
  }
  const { width, height } = shape
  if (Math.max(width, height) > widest) {
    return { fault: `the logo "${file}" has ${width} x ${height} pixels, more than ${widest} a side`, fix: smaller }
  }
  return shape
}

/** From its view box or, without one, from its width and height in pixels. */
function shapeOfSvg(svg: string): LogoShape | undefined {
  const root = new Map(attributesOf(svg)[0])
  const pixels = (name: string) => root.get(name)?.replace(/px$/, '')
  const [, , width, height] = root.get('viewBox')?.split(/[\s,]+/) ?? ['', '', pixels('width'), pixels('height')]
  return positive(Number(width), Number(height))
}

/** From the IHDR chunk, with which every PNG starts. */
function shapeOfPng(png: Buffer): LogoShape | undefined {
  const isPng = png.length > 24 && png.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'
  return isPng ? positive(png.readUInt32BE(16), png.readUInt32BE(20)) : undefined
}

/** Whether the last chunk is the one that every PNG ends with. */
const endsAsPng = (png: Buffer) => png.toString('latin1', png.length - 8, png.length - 4) === 'IEND'

const positive = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined)

const inKb = (bytes: number) => Math.ceil(bytes / 1000)
