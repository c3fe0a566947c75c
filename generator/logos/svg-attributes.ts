export type Attribute = [name: string, value: string]

/** The attributes written inside one tag, in order. */
export const attributesIn = (tag: string): Attribute[] =>
  Array.from(tag.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g), ([, name = '', quoted = '']) => [
    name,
    quoted.slice(1, -1).trim(),
  ])

const tag = /<(?<end>\/?)[\w:.-]+(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>/g

/** A tag that begins an element, ends one, or is a whole element: `empty`. */
export type Tag = { is: 'start' | 'empty'; attributes: Attribute[] } | { is: 'end' }

/** The tags of an SVG that `svgFault()` has passed, in order. Comments are left out first. */
export const tagsIn = (svg: string): Tag[] =>
  Array.from(withoutComments(svg).matchAll(tag), ({ groups }): Tag => {
    const { end, attributes = '', empty } = groups!
    return end ? { is: 'end' } : { is: empty ? 'empty' : 'start', attributes: attributesIn(attributes) }
  })

/** The attributes of each element of such an SVG, in order. */
export const attributesOf = (svg: string): Attribute[][] =>
  tagsIn(svg).flatMap((each) => (each.is === 'end' ? [] : [each.attributes]))

/** Comments may contain whole drawings. */
export const withoutComments = (svg: string) => svg.replace(/<!--[\s\S]*?-->/g, '')
