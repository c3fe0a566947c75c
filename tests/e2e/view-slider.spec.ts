import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeViolations, waitForAnimations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { painted } from '../support/e2e/painted.ts'
import { someOf } from '../support/soak.ts'

const url = '/conditions/keratoconus'
/** The figure with the slider, below the first screen's picture, which shows the two halves too. */
const view = (page: Page) => page.locator('.view')
const slider = (page: Page) => page.getByRole('slider', { name: 'Strength' })
const clear = (page: Page) => view(page).getByAltText(/in clear sight/)
const affected = (page: Page) => view(page).getByAltText(/has advanced keratoconus/)
const pictureOf = (image: Locator) => image.locator('..')
const stage = (page: Page, number: number) => view(page).locator(`img[src$="keratoconus-${number}.svg"]`)
const box = async (locator: Locator) => (await locator.boundingBox())!

/** The opacity of each stage in percent, once the fade is over. */
async function seen(page: Page): Promise<number[]> {
  await waitForAnimations(page)
  return page
    .locator('.view p + p .picture')
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(100 * Number(getComputedStyle(picture).opacity))))
}

/** Polls, because a stage is shown only once it has loaded. */
const expectSeen = (page: Page, opacities: number[]) => expect.poll(() => seen(page)).toEqual(opacities)

test('a reader sees the condition first, and moves the slider to clear sight and back by keyboard', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto(url)
  await expectSeen(page, [0, 0, 100])
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'With keratoconus')
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expectSeen(page, [0, 0, 0])
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Clear sight')
  await page.keyboard.press('ArrowRight')
  await expectSeen(page, [10, 0, 0])
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '3%, between "Clear sight" and "With keratoconus"')
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'With keratoconus')
  await expectSeen(page, [100, 100, 100])
  expect(heard).toEqual([])
})

test('the picture of the first screen says what its link leads to', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/es/condiciones/ojos-secos')
  await page.getByRole('link', { name: 'Así puede verse: Vista clara Con ojo seco' }).click()
  await expect(page).toHaveURL(/#theView$/)
})

test('the slider follows a mouse', { tag: '@soak' }, async ({ page }) => {
  await page.goto(url)
  await slider(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = await box(slider(page))
  await page.mouse.move(x + width - 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 3, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await seen(page))[0]).toBeGreaterThan(80)
  const [, second, third] = await seen(page)
  expect(second).toBeLessThan(30)
  expect(third).toBe(0)
})

test('the slider follows a finger', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  await page.goto(url)
  await slider(page).scrollIntoViewIfNeeded()
  const { x, y, height } = await box(slider(page))
  await page.touchscreen.tap(x + 6, y + height / 2)
  expect((await seen(page))[2]).toBe(0)
  await page.close()
})

test('the slider shows the stages even if a touch does not focus it, as on an iPhone', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(url)
  await slider(page).scrollIntoViewIfNeeded()
  await expect(stage(page, 1)).toBeHidden()
  await slider(page).evaluate((input: HTMLInputElement) => {
    input.value = '1.5'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(stage(page, 1)).toBeVisible()
})

test('a shadow that grows has a picture at each step of the slider, and nothing in between', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/what-are-signs-detached-retina')
  await page.getByRole('slider', { name: 'How far it has grown' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expectSeen(page, [100, 100, 0])
  await page.keyboard.press('ArrowLeft')
  await expectSeen(page, [100, 0, 0])
})

test('the stages are fetched once somebody turns to the slider, and are shown between the ends instead of a fade', {
  tag: '@soak',
}, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(url)
  await pictureOf(affected(page)).scrollIntoViewIfNeeded()
  await expect(affected(page)).toBeVisible()
  expect(fetched).toEqual(expect.arrayContaining(['/views/keratoconus-3.svg', '/views/clear.svg']))
  expect(fetched).not.toContain('/views/keratoconus-1.svg')
  await slider(page).focus()
  await expect.poll(() => fetched).toContain('/views/keratoconus-1.svg')
  await slider(page).fill('1.5')
  await expectSeen(page, [100, 50, 0])
  for (const number of [1, 2]) await expect(stage(page, number)).toBeVisible()
})

test('a drawing waits until it is within 50 px of the screen', async ({ browser }) => {
  // So low that the drawing is farther below than any browser fetches a lazy image on its own.
  const page = await browser.newPage({ viewport: { width: 320, height: 480 } })
  // Without the first screen's picture, which fetches the same drawing at once.
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<a class="split-view".*?<\/a>/s, '')
    await route.fulfill({ response, body })
  })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(url)
  const picture = pictureOf(stage(page, 3))
  await expect(picture).toHaveAttribute('data-state', 'waiting')
  const scrollBelow = (pixels: number) =>
    picture.evaluate((element, below) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight - below, behavior: 'instant' })
    }, pixels)
  await scrollBelow(200)
  await painted(page)
  await expect(picture).toHaveAttribute('data-state', 'waiting')
  expect(fetched).not.toContain('/views/keratoconus-3.svg')
  await scrollBelow(40)
  await expect(picture).toHaveAttribute('data-state', 'loaded')
  expect(fetched).toContain('/views/keratoconus-3.svg')
  await page.close()
})

for (const [path, failed] of someOf(
  [
    [url, 'Failed to load image'],
    ['/es/condiciones/queratocono', 'No se pudo cargar la imagen'],
  ] as const,
  2,
)) {
  test(`a drawing that cannot be loaded says so in its place, and the slider still leads to the other one: ${path}`, async ({
    page,
  }) => {
    await page.route('**/views/keratoconus-*', (route) => route.abort())
    await page.goto(path)
    const last = page.locator('.view p + p .picture').last()
    const space = await box(last)
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByText(failed)).toBeVisible()
    expect({ ...(await box(last)), y: 0 }).toEqual({ ...space, y: 0 })
    expect(await axeViolations(page, undefined, '.view')).toEqual([])
    await page.getByRole('slider').fill('0')
    await expectSeen(page, [0, 0, 0])
    await expect(page.locator('.view p:first-child .picture')).toHaveAttribute('data-state', 'loaded')
  })
}

test('a stage that is still loading hides nothing: what is below it stays visible until it has loaded', {
  tag: '@soak',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/views/keratoconus-1.svg')
  await page.goto(url)
  await slider(page).fill('1')
  const first = pictureOf(stage(page, 1))
  await expect(first).toHaveAttribute('data-state', 'loading')
  await expect(first).toHaveCSS('opacity', '0')
  release()
  await expect(first).toHaveCSS('opacity', '1')
})

test('with the slider the pictures lie on top of each other, and moving it shifts nothing else', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(url)
  expect(await box(pictureOf(affected(page)))).toEqual(await box(pictureOf(clear(page))))
  await page.evaluate(() => document.fonts.ready)
  // The height of everything above the footer, which itself grows by a line once the page is idle.
  const height = () =>
    page
      .locator('footer')
      .last()
      .evaluate((footer) => footer.getBoundingClientRect().top + scrollY)
  const before = await height()
  await slider(page).fill('0.4')
  await waitForAnimations(page)
  expect(await height()).toBe(before)
})

test('without JavaScript clear sight and the condition stand side by side, or one below the other on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  await page.goto(url)
  const boxes = async () => [await box(clear(page)), await box(affected(page))] as const
  const [left, right] = await boxes()
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width)
  await page.setViewportSize({ width: 320, height: 900 })
  const [first, second] = await boxes()
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
  await expect(view(page).getByText('Clear sight', { exact: true })).toBeVisible()
  await expect(view(page).getByText('With keratoconus', { exact: true })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page.close()
})

test('on paper there are both pictures and no slider', { tag: '@soak' }, async ({ page }) => {
  await page.goto(url)
  await slider(page).fill('0')
  await page.emulateMedia({ media: 'print' })
  const [first, second] = [await box(clear(page)), await box(affected(page))]
  expect(second.x >= first.x + first.width || second.y >= first.y + first.height).toBe(true)
  await expect(pictureOf(affected(page))).toHaveCSS('opacity', '1')
  await expect(page.locator('.view input')).toBeHidden()
})

test('nothing fades for visitors who prefer less motion', { tag: '@soak' }, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(url)
  await expect(pictureOf(affected(page))).toHaveCSS('transition-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pictureOf(affected(page))).toHaveCSS('transition-duration', '0.15s')
  await page.close()
})

for (const [path, words] of someOf(
  [
    ['/conditions/dry-eye', 'With dry eye'],
    ['/es/condiciones/ojos-secos', 'Con ojo seco'],
  ] as const,
  2,
)) {
  test(`a phone of 320 px shows the whole view, in the page's language, accessible in dark mode too: ${path}`, {
    tag: '@soak',
  }, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
    await page.goto(path)
    const picture = page.locator('.view p + p .picture').last()
    await picture.scrollIntoViewIfNeeded()
    const image = picture.locator('img')
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(600)
    await expect(view(page).getByText(words, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeViolations(page, undefined, '.view')).toEqual([])
    await page.close()
  })
}
