import { VERCEL_STEGA_REGEX } from '@vercel/stega'

/** A text or attribute value that differs in the new page. `node` belongs to the page as previously sent. */
interface Change {
  node: Node
  attribute?: string
  before: string
  after: string
}

/** The differences between two pages if only texts and values differ. `undefined` if their elements do. */
export function changesBetween(before: Node, after: Node): Change[] | undefined {
  const changes: Change[] = []
  return compare(before, after, changes) ? changes : undefined
}

/**
 * Applies the changes to the live nodes and to the page as sent. Returns false and changes nothing if a script has
 * already changed one of the live nodes.
 */
export function applyChanges(changes: readonly Change[], live: ReadonlyMap<Node, Node>): boolean {
  const isUnchanged = ({ node, attribute, before }: Change) => {
    const now = live.get(node)!
    if (!now.isConnected) return false
    // The editor takes its marks out of the live page.
    return [before, before.replaceAll(VERCEL_STEGA_REGEX, '')].includes(read(now, attribute)!)
  }
  if (!changes.every(isUnchanged)) return false
  for (const { node, attribute, after } of changes) {
    for (const each of [node, live.get(node)!]) {
      if (attribute === undefined) each.nodeValue = after
      else if (each instanceof Element) each.setAttribute(attribute, after)
    }
  }
  return true
}

function read(node: Node, attribute: string | undefined): string | null {
  if (attribute === undefined) return node.nodeValue
  return node instanceof Element ? node.getAttribute(attribute) : null
}

function compare(before: Node, after: Node, changes: Change[]): boolean {
  if (before.nodeName !== after.nodeName) return false
  if (before instanceof CharacterData && after instanceof CharacterData) {
    if (before.data !== after.data) changes.push({ node: before, before: before.data, after: after.data })
    return true
  }
  if (!(before instanceof Element && after instanceof Element)) return true
  // Scripts that already ran and islands that render themselves do not follow a change of the page.
  if (before.matches('script:not([type="application/ld+json"]), [data-island]')) return before.isEqualNode(after)
  return compareAttributes(before, after, changes) && compareChildren(before, after, changes)
}

function compareAttributes(before: Element, after: Element, changes: Change[]): boolean {
  // A page's first script sets attributes on the root before anything is shown.
  if (before.localName === 'html') return true
  const names = before.getAttributeNames()
  if (names.length !== after.getAttributeNames().length) return false
  for (const attribute of names) {
    const [was, is] = [before.getAttribute(attribute)!, after.getAttribute(attribute)]
    if (is === null) return false
    if (was !== is) changes.push({ node: before, attribute, before: was, after: is })
  }
  return true
}

function compareChildren(before: Node, after: Node, changes: Change[]): boolean {
  if (before.childNodes.length !== after.childNodes.length) return false
  return [...before.childNodes].every((child, index) => compare(child, after.childNodes[index]!, changes))
}
