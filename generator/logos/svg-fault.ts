import { attributesIn } from './svg-attributes.ts'

/** The elements a logo may consist of. Text is not among them: a page's fonts do not apply inside an image. */
const elements = new Set(
  [
    'svg g defs title desc symbol use path rect circle ellipse line polyline polygon',
    'linearGradient radialGradient stop pattern clipPath mask',
  ].flatMap((names) => names.split(' ')),
)

/** One piece of a file: a declaration, a comment, a tag, or text between them. */
const piece =
  /<\?xml [^>]*\?>|<!DOCTYPE svg[^[\]<>]*>|<!--(?:(?!--)[\s\S])*-->|<(?<closes>\/?)(?<element>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<isEmpty>\/?)>|[^<]+/y

/**
 * Why an SVG must not be published, in words that follow "the logo": it has something no drawing needs, or is not a
 * complete SVG. Only what is known to be harmless passes: anybody can open the file at its own URL, where a script in
 * it would run as part of the site. Our content security policy forbids style sheets inside it as well.
 */
export function svgFault(svg: string): string | undefined {
  const open: string[] = []
  let roots = 0
  piece.lastIndex = 0
  for (const text = svg.trim(); piece.lastIndex < text.length; ) {
    const from = piece.lastIndex
    const { closes, element, attributes = '', isEmpty } = piece.exec(text)?.groups ?? {}
    // Without a match, the sticky pattern resets its position.
    if (piece.lastIndex <= from) return `contains ${text.slice(from, from + 20).split('\n')[0]}`
    if (element === undefined) {
      if (open.length === 0 && /^[^<\s]/.test(text.slice(from, piece.lastIndex).trim())) return notWhole
      continue
    }
    if (closes) {
      if (open.pop() !== element) return notWhole
      continue
    }
    const fault = elements.has(element) ? attributesFault(attributes) : `contains <${element}>`
    if (fault !== undefined) return fault
    if (open.length === 0) {
      if (element !== 'svg') return notWhole
      roots += 1
    }
    if (!isEmpty) open.push(element)
  }
  return open.length > 0 || roots !== 1 ? notWhole : undefined
}

const notWhole = 'is not a complete SVG'

function attributesFault(attributes: string): string | undefined {
  for (const [name, value] of attributesIn(attributes)) {
    if (/^(on|style$|src$|xml:base$)/i.test(name)) return `contains ${name}="..."`
    // Character references could spell what we look for. So could CSS escapes, which begin with a backslash.
    // Attributes with a prefix are not styles, and drawing programs put Windows paths there.
    const leadsOut =
      /&#/.test(value) ||
      (/href$/i.test(name) && !value.startsWith('#')) ||
      /url\((?!\s*['"]?#)|image-set\(/i.test(value) ||
      (!name.includes(':') && value.includes('\\'))
    if (leadsOut) return `refers to something outside it with ${name}="..."`
  }
  return undefined
}
