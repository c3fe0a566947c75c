import { decoded } from '../redirect-rules.ts'
import { tagsIn } from './svg-attributes.ts'

/** An element, what it contains, and the ids it refers to: `paints` also color all that is inside it. */
interface Drawn {
  inside: Drawn[]
  shapes: string[]
  paints: string[]
  /** The result for this element, once it is known. */
  count?: number
}

/**
 * How many elements a browser draws for an SVG that `svgFault()` has passed. A part counts as often as others refer to
 * it: with a few lines of `<use>`, ten parts that repeat each other are billions, and a page that shows them freezes.
 * Infinite if a part refers to itself, which is drawn by no browser.
 */
export function drawnElements(svg: string): number {
  const { root, named } = treeOf(svg)
  const open = new Set<Drawn>()
  const countOf = (element: Drawn | undefined): number => {
    if (element === undefined) return 0
    if (open.has(element)) return Number.POSITIVE_INFINITY
    if (element.count !== undefined) return element.count
    open.add(element)
    let count = 1
    for (const part of element.inside) count += countOf(part)
    for (const id of element.shapes) count += countOf(named.get(id))
    let painted = 1
    for (const id of element.paints) painted += countOf(named.get(id))
    open.delete(element)
    element.count = count * painted
    return element.count
  }
  return countOf(root)
}

function treeOf(svg: string): { root: Drawn; named: Map<string, Drawn> } {
  const root: Drawn = { inside: [], shapes: [], paints: [] }
  const named = new Map<string, Drawn>()
  const open = [root]
  for (const tag of tagsIn(svg)) {
    if (tag.is === 'end') {
      open.pop()
      continue
    }
    const element: Drawn = { inside: [], shapes: [], paints: [] }
    for (const [name, value] of tag.attributes) {
      const id = withoutEntities(value)
      // Of two elements with one id, browsers take the first.
      if (name === 'id' && !named.has(id)) named.set(id, element)
      const refers = name === 'fill' || name === 'stroke' ? element.paints : element.shapes
      refers.push(...referencesIn(name, value))
    }
    open.at(-1)!.inside.push(element)
    if (tag.is === 'start') open.push(element)
  }
  return { root, named }
}

/** The ids in `#id`, the value of a link, or in `url(#id)`. Browsers decode them. */
function referencesIn(name: string, value: string): string[] {
  const found = /href$/i.test(name) ? [value.slice(1)] : Array.from(value.matchAll(inUrl), ([, id = '']) => id)
  return found.map((id) => decoded(withoutEntities(id)))
}

const inUrl = /url\(\s*['"]?#([^'")\s]*)/gi

/** All entities that XML predefines. `svgFault()` refuses numeric references. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const withoutEntities = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name]!)
