import { isUtf8 } from 'node:buffer'
import { grouped } from '../numbers.ts'
import { drawnElements } from './drawn-elements.ts'
import { attributesOf } from './svg-attributes.ts'
import { svgFault } from './svg-fault.ts'
import { xmlFault } from './xml-fault.ts'

export interface LogoShape {
  /** In the file's own units: only their ratio counts. */
  width: number
  height: number
}

/** In bytes. A drawing of a name needs less, and a page shows six of them. */
const heaviest = 30_000

/** Elements of an SVG, each as often as it is repeated: a drawing within the limit above has some hundreds. */
const mostDrawn = 10_000

/** In pixels, for a PNG. Flat colors compress to almost nothing, but a phone decodes every pixel into memory. */
const widest = 2000

/** Why a logo cannot be published: what is wrong and what to do about it. */
interface LogoFault {
  fault: string
  fix: string
}

/** The shape of a logo, or why it cannot be published. */
export function logoFacts(file: string, bytes: Uint8Array): LogoShape | LogoFault {
  const facts = /\.svg$/i.test(file) ? svgFacts(Buffer.from(bytes)) : pngFacts(Buffer.from(bytes))
  if (facts === undefined)
    return { fault: `the file "${file}" is neither SVG nor PNG`, fix: 'Export it as SVG or PNG, and name that file.' }
  return 'fault' in facts ? { ...facts, fault: `the logo "${file}" ${facts.fault}` } : facts
}

/** A fault in words that follow "the logo". */
function svgFacts(bytes: Buffer): LogoShape | LogoFault {
  if (!isUtf8(bytes)) return { fault: 'is not in UTF-8', fix: 'Save it as UTF-8.' }
  const svg = bytes.toString()
  if (claimsOtherEncoding(svg)) {
    const fix = 'Save it as UTF-8, and begin it with <?xml version="1.0" encoding="UTF-8"?>.'
    return { fault: 'declares an encoding other than UTF-8 in its first line', fix }
  }
  const fault = svgFault(svg)
  if (fault !== undefined) {
    const fix = 'Export it as SVG with outlines instead of text, attributes instead of styles, and no links; or as PNG.'
    return { fault, fix }
  }
  // First, since xmlFault() takes the square of the number of attributes.
  const mistake = tooHeavy(bytes, 'Export a simpler version.') ?? xmlFault(svg)
  if (mistake !== undefined) return mistake
  const shape = shapeOfSvg(svg)
  if (shape === undefined) return { fault: 'has no size', fix: 'Add a viewBox to its <svg>.' }
  return tooManyDrawn(svg) ?? shape
}

function tooManyDrawn(svg: string): LogoFault | undefined {
  if (drawnElements(svg) <= mostDrawn) return undefined
  const fault = `draws more than ${grouped(mostDrawn)} elements, because its parts repeat each other`
  return { fault, fix: 'Export it with every shape drawn once, or as PNG.' }
}

/**
 * Whether its `<?xml` declares an encoding other than UTF-8. A browser decodes the file that way and may see other elements
 * than we do: in ISO-2022-JP, the bytes of `<!--` can be letters, so a script that is in a comment here runs there.
 */
const claimsOtherEncoding = (svg: string): boolean => /^\s*<\?xml\s/.test(svg) && !utf8Declaration.test(svg)

const utf8Declaration =
  /^\s*<\?xml\s+version\s*=\s*["']1\.\d["'](\s+encoding\s*=\s*["']utf-8["'])?(\s+standalone\s*=\s*["']\w+["'])?\s*\?>/i

/** Words its faults the same way. Undefined if the file is not a PNG. */
function pngFacts(bytes: Buffer): LogoShape | LogoFault | undefined {
  const shape = shapeOfPng(bytes)
  if (shape === undefined) return undefined
  const smaller = 'Export it smaller: 160 pixels high is enough.'
  const fault = tooHeavy(bytes, smaller)
  if (fault !== undefined) return fault
  if (!endsAsPng(bytes)) return { fault: 'is cut off before its end', fix: 'Export it again, or copy the whole file.' }
  const { width, height } = shape
  if (Math.max(width, height) <= widest) return shape
  return { fault: `has ${width} x ${height} pixels, more than ${widest} a side`, fix: smaller }
}

const tooHeavy = ({ length }: Buffer, fix: string): LogoFault | undefined =>
  length > heaviest ? { fault: `is ${inKb(length)} kB, more than ${inKb(heaviest)} kB`, fix } : undefined

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
