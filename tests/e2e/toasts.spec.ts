import { expect, type Page, test } from '@playwright/test'
import type { Toast } from '../../src/islands/toasts/show.ts'
import { axeViolations, waitForAnimations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { practiceSite } from '../support/e2e/e2e-sites.ts'
import { assetsWith } from '../support/e2e/published-assets.ts'
import { someOf } from '../support/soak.ts'

type Show = (toast: Toast) => () => void

/** Opens a page on which toasts can be shown at will, by their published code. */
async function pageWithToasts(page: Page, path = '/about') {
  await page.goto(path)
  // Of the two chunks with this name, one defines it and the other imports it.
  const chunks = assetsWith(practiceSite, 'mountToasts')
  const styles = [':where([data-sonner-toaster])', '[data-sonner-toast].toast', '.toast-place'].flatMap((mark) =>
    assetsWith(practiceSite, mark).filter((path) => path.endsWith('.css')),
  )
  for (const url of styles) await page.addStyleTag({ url })
  await page.evaluate(async (urls) => {
    for (const url of urls) {
      const { mountToasts } = (await import(url)) as { mountToasts?: (host: HTMLElement, words: object) => Show }
      const host = document.querySelector<HTMLElement>('[data-island="toasts"]')!
      if (mountToasts) Object.assign(window, { show: mountToasts(host, JSON.parse(host.dataset.words!)) })
    }
  }, chunks)
}

/** The same, with a clock that a test moves. */
async function pageAtRest(page: Page) {
  await page.clock.install({ time: '2030-01-01' })
  await pageWithToasts(page)
  await page.clock.pauseAt('2030-01-02')
}

const show = (page: Page, ...toasts: Toast[]) =>
  page.evaluate((each) => {
    for (const toast of each) (window as unknown as { show: Show }).show(toast)
  }, toasts)

const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const success = (text: string): Toast => ({ kind: 'success', text })

test('three toasts are visible, 356 px wide and 14 px apart once they are spread out', { tag: '@soak' }, async ({
  page,
}) => {
  const heard = complaints(page)
  await pageWithToasts(page)
  await show(page, ...['One', 'Two', 'Three', 'Four', 'Five'].map(success))
  await expect(toasts(page)).toHaveCount(5)
  const visible = page.locator('[data-sonner-toast][data-visible="true"]')
  await expect(visible).toHaveCount(3)
  await expect(visible.first()).toHaveText(/Five/)
  await visible.first().hover()
  await expect(visible.first()).toHaveAttribute('data-expanded', 'true')
  await expect
    .poll(async () => {
      const boxes = await visible.evaluateAll((each) => each.map((toast) => toast.getBoundingClientRect().toJSON()))
      const [newest, middle, oldest] = boxes as [DOMRect, DOMRect, DOMRect]
      return [newest.width, newest.top - middle.bottom, middle.top - oldest.bottom].map(Math.round)
    })
    .toEqual([356, 14, 14])
  expect(await axeViolations(page)).toEqual([])
  expect(heard).toEqual([])
})

test('a toast, even an error, disappears after 4 seconds or when it is dismissed', async ({ page }) => {
  await pageAtRest(page)
  await show(page, { kind: 'error', text: 'It failed.' }, { kind: 'success', text: 'It worked.' })
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(3_700)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
  await show(page, { kind: 'error', text: 'It failed again.' })
  await page.clock.runFor(100)
  await expect(page.getByRole('alert')).toHaveText('It failed again.')
  await page.getByRole('button', { name: 'Close notification' }).press('Enter')
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})

test('Escape dismisses a toast at any width', { tag: '@soak' }, async ({ page }) => {
  await pageAtRest(page)
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await show(page, { kind: 'error', text: 'It failed.' })
    await page.clock.runFor(100)
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.clock.runFor(300)
    await expect(toasts(page), `${width} px`).toHaveCount(0)
  }
})

test('a toast stays while it is hovered or held, and while the tab is hidden', async ({ page }) => {
  await pageAtRest(page)
  await show(page, success('One'))
  await page.clock.runFor(1_000)
  await toasts(page).first().hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(10, 10)
  await page.clock.runFor(4_500)
  await expect(toasts(page)).toHaveCount(0)

  await show(page, success('Two'))
  await page.clock.runFor(1_000)
  await toasts(page).getByText('Two').hover()
  await page.mouse.down()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.up()
  await page.mouse.move(10, 10)
  await page.clock.runFor(4_500)
  await expect(toasts(page)).toHaveCount(0)

  await show(page, success('Three'))
  await page.clock.runFor(1_000)
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await hide(false)
  await page.clock.runFor(4_500)
  await expect(toasts(page)).toHaveCount(0)
})

/** Drags the toast to the right by `distance` px, which takes `duration` ms. */
async function drag(page: Page, distance: number, duration: number) {
  await waitForAnimations(page)
  const box = (await toasts(page).locator('p').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2, y)
  await page.mouse.move(x + distance, y)
  await page.clock.runFor(duration)
  await page.mouse.up()
  await page.clock.runFor(500)
}

test('a toast is dismissed by a swipe of 20 px, or by a quick flick', { tag: '@soak' }, async ({ page }) => {
  await pageAtRest(page)
  await show(page, { kind: 'error', text: 'It failed.' })
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(1)
  await drag(page, 19, 1_000)
  await expect(toasts(page)).toHaveCount(1)
  await drag(page, 20, 1_000)
  await expect(toasts(page)).toHaveCount(0)
  await show(page, { kind: 'error', text: 'It failed.' })
  await page.clock.runFor(500)
  await drag(page, 10, 60)
  await expect(toasts(page)).toHaveCount(0)
})

test('the same text twice is announced twice and shown once', { tag: '@soak' }, async ({ page }) => {
  // While the clock stands still, no toast disappears by itself.
  await pageAtRest(page)
  await show(page, { kind: 'error', text: 'It failed.' })
  await page.clock.runFor(500)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByRole('alert').evaluate((alert) => alert.setAttribute('data-first', ''))
  await show(page, { kind: 'error', text: 'It failed.' })
  await page.clock.runFor(500)
  await expect(page.locator('[data-first]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('toasts are in the language of the page', { tag: '@soak' }, async ({ page }) => {
  await pageWithToasts(page, '/es/about')
  await show(page, { kind: 'error', text: 'No se pudo.' })
  await expect(page.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Avisos/ })).toHaveAttribute('aria-live', 'polite')
})

for (const [name, options] of someOf(
  [
    ['at 320 px', { viewport: { width: 320, height: 640 } }],
    ['at 768 px', { viewport: { width: 768, height: 900 } }],
    ['in the dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ] as const,
  3,
)) {
  test.describe(() => {
    test.use(options)

    test(`axe finds nothing wrong with toasts ${name}, and they cover neither the call bar nor the edge`, async ({
      page,
    }) => {
      await pageWithToasts(page)
      await show(page, { kind: 'error', text: 'Your message could not be sent. What you wrote is still in the form.' })
      await expect(page.getByRole('alert')).toBeVisible()
      await expect
        .poll(async () => {
          const bar = await page.locator('.call-bar').boundingBox()
          const { x, y, width, height } = (await toasts(page).boundingBox())!
          return [x >= 0, x + width <= options.viewport.width, y + height <= (bar?.y ?? options.viewport.height)]
        })
        .toEqual([true, true, true])
      expect(await axeViolations(page)).toEqual([])
    })
  })
}

test('toasts keep the content policy of the site: no style element but the page’s own', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
  })
  await pageWithToasts(page)
  await show(page, { kind: 'error', text: 'It failed.' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(toasts(page)).toHaveCSS('position', 'absolute')
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
  await expect(page.locator('style')).toHaveCount(1)
})
