import { openText, openWords, readState, type Words } from './editor-state.ts'
import { placeAt, rangesOf } from './read-marks.ts'

const styles = `::highlight(studio-hover) { background: #fde68a; color: #1c1917 }
::highlight(studio-open) { background: #bae6fd; color: #0c1a24 }`

/**
 * Makes a click on words open their text, or say where they come from, and do nothing else. With Alt, the page reacts as
 * it does for visitors. The text under the pointer is highlighted.
 */
export function followPointer(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  document.addEventListener('pointermove', (event) =>
    show('studio-hover', event.altKey ? undefined : placeUnder(event)),
  )
  document.addEventListener(
    'click',
    (event) => {
      // A click by a script, such as the one below, is not meant for the editor.
      if (!event.isTrusted) return
      if (event.altKey) return clickWithoutAlt(event)
      const caret = caretUnder(event)
      const place = caret && placeAt(caret.node, caret.offset)
      const words = caret && wordsOf(caret.node)
      // With the tool that adds a city, a click on a name on the map is one on the map.
      const isOnMap = place === undefined && readState().view?.name === 'cities'
      if ((place ?? words) === undefined || isOnMap) return
      ignore(event)
      if (place !== undefined) openText(place, event, controlUnder(event))
      else openWords(words!, event, controlUnder(event))
    },
    { capture: true },
  )
}

/** Keeps a click from the page. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The link, button, summary or label around the clicked words, if any. */
const controlUnder = ({ target }: MouseEvent): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('a[href], button, summary, label')) || undefined

/** With Alt, a browser may download the page that a link leads to: the link gets a click without it. */
function clickWithoutAlt(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link === null) return
  ignore(event)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Highlights the text at `place` on the page, or removes the highlight if there is no place. */
export function show(name: 'studio-hover' | 'studio-open', place: string | undefined): void {
  // Not every browser supports highlights.
  if (!('highlights' in CSS)) return
  if (place === undefined) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...rangesOf(place)))
}

function placeUnder(event: MouseEvent): string | undefined {
  const caret = caretUnder(event)
  return caret && placeAt(caret.node, caret.offset)
}

/** The words of a text node, all lines of them in a drawing. Signs are none, such as the one that closes a dialog. */
function wordsOf(node: Node): Words | undefined {
  const parent = node.parentElement
  if (!(node instanceof Text) || !parent) return undefined
  const lines = parent.closest('text')?.querySelectorAll('tspan') ?? []
  const words = lines.length > 0 ? [...lines].map((line) => line.textContent.trim()).join(' ') : node.data.trim()
  const around = parent.closest<HTMLElement>('li, address, figcaption, tr')?.innerText ?? ''
  return /[\p{L}\p{N}]/u.test(words) ? { words, around } : undefined
}

function caretUnder({ clientX, clientY, target }: MouseEvent): ReturnType<typeof caretAt> {
  if (!(target instanceof Element) || target.matches('[data-studio-host]')) return undefined
  const isOver = (node: Node) => isOverWords(node, clientX, clientY)
  const caret = caretAt(clientX, clientY)
  // The browser returns the nearest text, however far away it is.
  const near = caret !== undefined && target.contains(caret.node) ? caret : undefined
  if (near !== undefined && isOver(near.node)) return near
  // The link of a card lies over the card's other words.
  const below = document.elementsFromPoint(clientX, clientY).flatMap(({ childNodes }) => [...childNodes])
  const covered = below.find((node) => node instanceof Text && target.closest('li')?.contains(node) && isOver(node))
  if (covered !== undefined) return { node: covered, offset: 0 }
  // Beside the words, in an element that holds nothing else.
  return target.textContent === near?.node.textContent ? near : undefined
}

/** Whether the point is over a node's words. */
function isOverWords(node: Node, x: number, y: number): boolean {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 2 && x <= right + 2 && y >= top && y <= bottom,
  )
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position === null ? undefined : { node: position.offsetNode, offset: position.offset }
  }
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range === null ? undefined : { node: range.startContainer, offset: range.startOffset }
}
