import { attributesOf, withoutComments } from './svg-attributes.ts'

/** The namespace of drawings. An <svg> in a page needs none, but browsers do not show an SVG file without it. */
const drawing = 'http://www.w3.org/2000/svg'

/** What people write by hand or copy out of a page; XML knows no other names. */
const unknownReference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[\w#]*;?/i

/**
 * Why browsers would not show an SVG that `svgFault()` has passed, in words that follow "the logo", and how to fix it.
 * They tolerate mistakes in a page, but an SVG file has to be well-formed XML.
 */
export function xmlFault(svg: string): { fault: string; fix: string } | undefined {
  if (svg.replace(/^\uFEFF/, '').lastIndexOf('<?xml ') > 0) {
    return { fault: 'has something before its <?xml', fix: 'Remove what is before it.' }
  }
  const [unknown] = unknownReference.exec(withoutComments(svg)) ?? []
  if (unknown !== undefined) {
    return { fault: `contains ${unknown}`, fix: 'Write & as &amp;, and any other character as itself.' }
  }
  const elements = attributesOf(svg)
  const declared = new Set(elements.flat().map(([name]) => /^xmlns:(.*)/.exec(name)?.[1]))
  for (const attributes of elements) {
    const names = attributes.map(([name]) => name)
    const twice = names.find((name, at) => names.indexOf(name) < at)
    if (twice !== undefined) return { fault: `has ${twice}="..." twice in one element`, fix: 'Remove one of the two.' }
    const undeclared = names.find((name) => !/^(xml|xmlns):|^[^:]*$/.test(name) && !declared.has(name.split(':')[0]))
    if (undeclared !== undefined) {
      const fix = undeclared === 'xlink:href' ? 'Write href instead.' : 'Remove that attribute.'
      return { fault: `has ${undeclared}="..." without its xmlns`, fix }
    }
  }
  const isDrawing = elements[0]?.some(([name, value]) => name === 'xmlns' && value === drawing)
  return isDrawing ? undefined : { fault: `has no xmlns="${drawing}"`, fix: 'Add that to its <svg>.' }
}
