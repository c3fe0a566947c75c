export type Attribute = [name: string, value: string]

/** The attributes written inside one tag, in order. */
export const attributesIn = (tag: string): Attribute[] =>
  Array.from(tag.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g), ([, name = '', quoted = '']) => [
    name,
    quoted.slice(1, -1).trim(),
  ])

/** The attributes of each element of an SVG that `svgFault()` has passed, in order. Comments are left out first. */
export const attributesOf = (svg: string): Attribute[][] =>
  Array.from(
    withoutComments(svg).matchAll(/<[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g),
    ([, inside = '']) => attributesIn(inside),
  )

/** Comments may contain whole drawings. */
export const withoutComments = (svg: string) => svg.replace(/<!--[\s\S]*?-->/g, '')
