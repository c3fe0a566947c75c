import { expect, type Page } from '@playwright/test'

/**
 * Opens the page and has it report the text and color of its first heading in each frame where they changed, by its own
 * clock. The returned function waits for a matching report, then for the page to listen again. It resolves to the time.
 */
export async function watchHeading(page: Page, url: string): Promise<(wanted: string | RegExp) => Promise<number>> {
  const reports: { value: string; time: number }[] = []
  await page.exposeFunction('report', (value: string, time: number) => reports.push({ value, time }))
  await page.addInitScript({
    content: `{
      let last
      const look = () => {
        const heading = document.querySelector('h1')
        const value = heading && heading.textContent + '|' + getComputedStyle(heading).color
        if (value && value !== last) report(value, performance.timeOrigin + performance.now())
        last = value
        requestAnimationFrame(look)
      }
      look()
    }`,
  })
  const settled = whenListening(page)
  await page.goto(url)
  await settled()
  reports.length = 0
  return async (wanted) => {
    let found: { time: number } | undefined
    const find = () => {
      found = reports.find(({ value }) => (typeof wanted === 'string' ? value.includes(wanted) : wanted.test(value)))
      return found !== undefined
    }
    await expect.poll(find, { intervals: [20] }).toBe(true)
    reports.length = 0
    await settled()
    return found!.time
  }
}

/** Call before a page loads. The returned function waits until the page can apply saved changes without a reload. */
export function whenListening(page: Page): () => Promise<void> {
  let isListening = false
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('sightline:listening')) isListening = true
    }),
  )
  page.on('framenavigated', () => {
    isListening = false
  })
  return () => expect.poll(() => isListening, { intervals: [20] }).toBe(true)
}
