import { expect, type Page } from '@playwright/test'

/**
 * Opens the page and has it report its first heading and its colour at each layout in which they are new, by its own
 * clock. The function waits for such a report, and for the page to listen to the server again, and gives the time.
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
  let listening = 0
  page.on('console', (message) => {
    if (message.text() === '[vite] connected.') listening = Date.now()
  })
  page.on('framenavigated', () => {
    listening = 0
  })
  const settled = () => expect.poll(() => listening > 0 && Date.now() - listening > 100, { intervals: [20] }).toBe(true)
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
