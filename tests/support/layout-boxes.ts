import type { Page } from '@playwright/test'

/** One box of a page's layout: CSS pixels, rounded. */
export interface Box {
  /** Element and first class, after those of its parent: `main > section.band`. */
  name: string
  x: number
  width: number
  height: number
  /** Set when it starts on the same line as the box before it. */
  beside?: true
}

/** The layout boxes of a page, in order: the children of the body, of `main`, of its columns and rows. */
export function layoutBoxes(page: Page): Promise<Box[]> {
  return page.evaluate((selector) => {
    const nameOf = (element: Element) => `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const before = element.previousElementSibling?.getBoundingClientRect()
      const beside = before !== undefined && before.height > 0 && before.width > 0 && Math.abs(before.top - top) < 2
      return [
        {
          name: `${nameOf(element.parentElement!)} > ${nameOf(element)}`,
          x: Math.round(left),
          width: Math.round(width),
          height: Math.round(height),
          ...(beside && { beside: true as const }),
        },
      ]
    })
  }, laidOut)
}

const laidOut = [
  'body > :not(script, template)',
  'main > *',
  'main .wrap > *',
  '.article-body > *',
  '.site-header > .wrap > *',
  '.footer-columns > *',
  // In rows, the first four show how the rest continues.
  ':is(.cards, .stats, .columns, .benefits, .actions) > :nth-child(-n + 4)',
].join()

/**
 * The differences, one line each. Positions and widths must match within a pixel. Heights follow the words, which
 * authors change, so they may be anything between half and twice what they were.
 */
export function differences(before: readonly Box[], now: readonly Box[]): string[] {
  const names = (boxes: readonly Box[]) => boxes.map(({ name }) => name)
  if (names(before).join() !== names(now).join()) return changesOfOrder(names(before), names(now))
  return before.flatMap((old, index) => {
    const box = now[index]!
    const changes: string[] = []
    if (Math.abs(old.x - box.x) > 1) changes.push(`x ${old.x} -> ${box.x}`)
    if (Math.abs(old.width - box.width) > 1) changes.push(`width ${old.width} -> ${box.width}`)
    if (box.height > 2 * old.height + 8 || box.height < old.height / 2 - 8)
      changes.push(`height ${old.height} -> ${box.height}`)
    if (old.beside !== box.beside)
      changes.push(box.beside ? 'now stands beside the box before it' : 'now stands below it')
    return changes.map((text) => `${index}: ${box.name}: ${text}`)
  })
}

function changesOfOrder(before: readonly string[], now: readonly string[]): string[] {
  const at = before.findIndex((name, index) => name !== now[index])
  const first = at === -1 ? before.length : at
  return [`${first}: there was ${before[first] ?? 'nothing'}, there is ${now[first] ?? 'nothing'}`]
}
