import { expect, type Page, test } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const strip = (page: Page) => page.locator('.partners-window ul').first()
const place = (page: Page) => strip(page).evaluate((list) => list.getBoundingClientRect().x)
const playState = (page: Page) => strip(page).evaluate((list) => getComputedStyle(list).animationPlayState)

test('the brands wait a second, then start to scroll, the first behind the last one without a gap', async ({
  page,
}) => {
  await page.goto('/eyewear')
  const [first, second] = await page
    .locator('.partners-window ul')
    .evaluateAll((lists) =>
      lists.map((list) => list.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
  expect(second!.left).toBeCloseTo(first!.right, 0)
  expect(second!.right - second!.left).toBeCloseTo(first!.right - first!.left, 0)
  // Scrolls to their container: Playwright would wait until the brands themselves stand still.
  await page.locator('.partners-window').scrollIntoViewIfNeeded()
  const [delay, iterations] = await strip(page).evaluate((list) => {
    const { animationDelay, animationIterationCount } = getComputedStyle(list)
    return [animationDelay, animationIterationCount]
  })
  expect([delay, iterations]).toEqual(['1s', 'infinite'])
  await expect.poll(() => place(page)).toBeLessThan(-1)
})

test('the brands pause on hover and keyboard focus, and stop for good with the checkbox', async ({ page }) => {
  await page.goto('/eyewear')
  const box = page.getByRole('checkbox', { name: 'Stop the movement' })
  await page.locator('.partners-window').hover()
  expect(await playState(page)).toBe('paused')
  await page.locator('h1').hover()
  expect(await playState(page)).toBe('running')
  await page.keyboard.press('Tab')
  await box.focus()
  expect(await playState(page)).toBe('paused')
  await box.blur()
  expect(await playState(page)).toBe('running')
  await box.check()
  await page.locator('h1').click()
  expect(await playState(page)).toBe('paused')
})

test('the brands can be stopped without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/eyewear')
  await page.locator('.partners-pause input').check()
  await page.locator('h1').hover()
  await expect(strip(page)).toHaveCSS('animation-play-state', 'paused')
  await page.close()
})

test('the brands stand still below their heading, each only once, for visitors who prefer less motion', {
  tag: '@soak',
}, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1920, height: 900 } })
  await page.goto('/eyewear')
  const left = async (part: string) => (await page.locator(`.partners ${part}`).first().boundingBox())!.x
  expect(await left('li')).toBeCloseTo(await left('h2'), 0)
  await expect(strip(page)).toHaveCSS('animation-name', 'none')
  await expect(page.locator('.partners-window ul:visible')).toHaveCount(1)
  await expect(page.locator('.partners-pause')).toBeHidden()
  await page.close()
})
