import type { Page } from '@playwright/test'

/** The element that has the focus after a press of Tab. */
interface TabStop {
  text: string
  /**
   * The classes of whatever covers part of it, or `the window's edge` if part of it is outside although it would fit.
   */
  coveredBy: string[]
}

/**
 * Walks a page by Tab, from the current focus to the end of the page. Each stop is checked as it is reached, and again
 * scrolled to the bottom of the window: where focus scrolls it to is arbitrary, and the bottom is where other parts
 * cover it.
 */
export async function tabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < 300) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === undefined) return stops
    stops.push(stop)
  }
  throw new Error(`the page has more than ${stops.length} stops, or they go round in a circle`)
}

async function describeFocus(): Promise<TabStop | undefined> {
  const element = document.activeElement as HTMLElement
  if (element === document.body) return undefined
  const covers = await coversOf()
  // A date or time field has several stops inside, and focusing it again would restart at the first.
  if (element.closest('main, footer') !== null && !element.matches('[type=date], [type=time]')) {
    element.blur()
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    element.focus()
    covers.push(...(await coversOf()))
  }
  return {
    text: element.textContent.trim() || (element as HTMLInputElement).name || element.tagName,
    coveredBy: [...new Set(covers)],
  }

  async function coversOf(): Promise<string[]> {
    // Where scrolling is smooth, it starts some frames late.
    const enough = matchMedia('(prefers-reduced-motion: reduce)').matches ? 2 : 4
    for (let stableFrames = 0, last = Number.NaN; stableFrames < enough; stableFrames += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      if (scrollY !== last) stableFrames = 0
      last = scrollY
    }
    // For a link over two lines, the first line: the box around both also contains other words.
    const { left, right, top, bottom } = element.getClientRects()[0]!
    const edge = 3
    // Bars at the top and the bottom take the rest.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const room = innerHeight - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0)
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + edge, top + edge],
      [right - edge, top + edge],
      // In a large field, browsers scroll only the line being edited into view.
      ...(element.matches('textarea') ? [] : [left + edge, right - edge].map((x) => [x, bottom - edge] as const)),
    ] as const
    return points.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      if (hit === null) return bottom - top < room ? ["the window's edge"] : []
      const isOwn = element.contains(hit) || hit.contains(element) || hit.closest('.search')?.contains(element)
      return isOwn ? [] : [hit.className || hit.tagName]
    })
  }
}
