import type { Page } from '@playwright/test'

/** What has the focus after a press of Tab. */
export interface TabStop {
  text: string
  /** The class of what lies over a part of it, or `the window's edge` where a part of what fits is outside the window. */
  coveredBy: string[]
}

/**
 * Walks a page by Tab, from where the focus is to the end of the page. Each stop is looked at as it is reached, and again
 * as if it had stood at the window's foot before: where it stands is chance, and there other parts lie over the page.
 */
export async function tabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < 300) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === undefined) return stops
    stops.push(stop)
  }
  throw new Error(`the page has more than ${stops.length} stops, or they go round in a circle`)
}

async function lookAtFocus(): Promise<TabStop | undefined> {
  const element = document.activeElement as HTMLElement
  if (element === document.body) return undefined
  const covers = await coversOf()
  // A field for a day or a time has stops of its own inside, and starts at the first one again.
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
    for (let still = 0, last = Number.NaN; still < 4; still += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      if (scrollY !== last) still = 0
      last = scrollY
    }
    // Of a link over two lines the first: the box around both holds other words.
    const { left, right, top, bottom } = element.getClientRects()[0]!
    const edge = 3
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + edge, top + edge],
      [right - edge, top + edge],
      // Of a large field browsers show the line that is written in.
      ...(element.matches('textarea') ? [] : [left + edge, right - edge].map((x) => [x, bottom - edge] as const)),
    ] as const
    return points.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      if (hit === null) return bottom - top < innerHeight ? ["the window's edge"] : []
      const isOwn = element.contains(hit) || hit.contains(element) || hit.closest('.search')?.contains(element)
      return isOwn ? [] : [hit.className || hit.tagName]
    })
  }
}
