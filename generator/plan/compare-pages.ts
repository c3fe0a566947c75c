import { countBy } from '../group-by.ts'
import { hrefsOf, nodesIn, type PageParts, textsOf } from './page-parts.ts'
import { type Area, areas, type Change, type Difference, type PageChange } from './plan.ts'

/** The differences between the published document and the new one. If the bytes differ, at least one area does. */
export function comparePages(before: PageParts, after: PageParts): PageChange {
  const found = new Set<Area>()
  const compareArea = (area: Area, pick: (parts: PageParts) => string): Change | undefined => {
    const [old, now] = [pick(before), pick(after)]
    if (old === now) return undefined
    found.add(area)
    return { before: old, after: now }
  }
  const change: Omit<PageChange, 'areas'> = {}
  change.title = compareArea('title', ({ title }) => title)
  change.description = compareArea('description', ({ description }) => description)
  change.canonical = compareArea('canonical', ({ canonical }) => canonical)
  compareArea('robots', ({ robots }) => robots)
  compareArea('languages', ({ alternates }) => JSON.stringify(alternates))
  // The sharing tags repeat the areas above: they are reported only when they alone have changed.
  if (found.size === 0) compareArea('sharing', ({ sharing }) => sharing)
  if (compareArea('structured data', ({ structuredData }) => structuredData) !== undefined)
    change.structuredData = changedNodes(before.structuredData, after.structuredData)
  if (before.main !== after.main) {
    change.links = difference(hrefsOf(before.main), hrefsOf(after.main))
    change.body = difference(textsOf(before.main), textsOf(after.main))
    if (change.links !== undefined) found.add('links')
    if (change.body !== undefined) found.add('body')
  }
  compareArea('frame', ({ frame }) => frame)
  compareArea('assets', ({ assets }) => assets)
  if (found.size === 0) found.add('markup')
  return { areas: areas.filter((area) => found.has(area)), ...change }
}

/**
 * What each list has that the other lacks: both empty when only the order differs, undefined when the lists are equal.
 */
function difference(before: readonly string[], after: readonly string[]): Difference | undefined {
  if (before.length === after.length && before.every((text, index) => text === after[index])) return undefined
  return { removed: without(before, after), added: without(after, before) }
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = countBy(others, (text) => text)
  return texts.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** The types of the graph's nodes that are added, removed or changed. */
function changedNodes(before: string, after: string): string[] {
  const [old, now] = [nodesById(before), nodesById(after)]
  const types = [...old, ...now].filter(([id]) => old.get(id)?.json !== now.get(id)?.json).map(([, { type }]) => type)
  return [...new Set(types)]
}

const nodesById = (structuredData: string) =>
  new Map(
    nodesIn(structuredData).map((node) => {
      const type = String(node['@type'])
      return [String(node['@id'] ?? type), { type, json: JSON.stringify(node) }]
    }),
  )
