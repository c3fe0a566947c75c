import { expect, type Page, test } from '@playwright/test'
import { someOf } from '../support/soak.ts'

const maps = ['/contact', '/es/contact']

const ways = [
  '/locations/irvine-eye-doctor',
  '/es/locations/riverside-eye-doctor',
  '/services/myopia-control/newport-beach',
  '/neighborhoods/woodbridge-eye-doctor',
]

interface Seen {
  text: string
  size: number
  left: number
  top: number
  right: number
  bottom: number
}

/** The painted labels of the map, and the box of the map itself, in screen pixels. */
const labelsOn = (page: Page, svg = '.map > svg') =>
  page.locator(svg).evaluate((map: Element) => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    const scale = (map as SVGSVGElement).getScreenCTM()!.a
    const labels = [...map.querySelectorAll('text')]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map(
        (text): Seen => ({
          text: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          ...boxOf(text),
        }),
      )
    return { map: boxOf(map), labels }
  })

/** The labels are at least `least` pixels high, all on the map, and not over each other. */
function expectReadable({ map, labels }: Awaited<ReturnType<typeof labelsOn>>, least: number, at: string) {
  for (const [index, label] of labels.entries()) {
    const where = `${at}: ${label.text}`
    expect(label.size, where).toBeGreaterThanOrEqual(least)
    expect(label.left >= map.left && label.right <= map.right, where).toBe(true)
    expect(label.top >= map.top && label.bottom <= map.bottom, where).toBe(true)
    const covered = labels.slice(0, index).filter((other) => areOver(label, other))
    expect(covered, where).toEqual([])
  }
}

test.describe('the map of the service area', () => {
  test('has readable names at any width, which overlap neither each other nor its edge', async ({ page }) => {
    for (const path of someOf(maps, 2)) {
      await page.goto(path)
      for (const width of someOf([320, 390, 600, 820, 1280], 2)) {
        await page.setViewportSize({ width, height: 900 })
        const at = `${path} at ${width} px`
        const seen = await labelsOn(page)
        expect(seen.labels.length, at).toBeGreaterThan(1)
        expectReadable(seen, 13, at)
      }
    }
  })

  test('is an image with a name, right before a list of links to the cities, whose maps show the route', async ({
    page,
  }) => {
    await page.goto('/contact')
    const map = page.getByRole('img', { name: 'Map of our office and the cities around it' })
    await expect(map).toBeVisible()
    // The list would be read out twice.
    await expect(map).not.toHaveAccessibleDescription(/./)
    const near = page
      .getByRole('listitem')
      .filter({ hasText: /^Irvine/ })
      .filter({ hasText: '12-15 min' })
    await expect(near.getByRole('link')).toHaveAttribute('href', '/locations/irvine-eye-doctor')
    await page.locator('.city-map').getByRole('link', { name: 'Tustin' }).click()
    const way = page.getByRole('img', { name: 'Map of the way from Tustin to our office' })
    await expect(way).toHaveAccessibleDescription(/^About 8-12 minutes by car from Tustin/)
  })
})

test.describe('the map of the way to the office', () => {
  test('has readable names at any width, on the map and not over each other', async ({ page }) => {
    for (const path of someOf(ways, 2)) {
      await page.goto(path)
      for (const width of someOf([320, 390, 820, 1024, 1440], 2)) {
        await page.setViewportSize({ width, height: 900 })
        const at = `${path} at ${width} px`
        const seen = await labelsOn(page, '.way-map')
        expect(seen.labels.length, at).toBeGreaterThan(3)
        expectReadable(seen, width < 390 ? 11.5 : 14, at)
        // On wide screens the start of the picture fades out, over 40 px.
        const picture = (await page.locator('.hero-picture').boundingBox())!
        const faded = seen.labels.filter(({ left }) => width >= 1024 && left < picture.x + 40)
        expect(faded, `${at}: in the faded edge`).toEqual([])
      }
    }
  })

  test('is on the first screen of a phone, below the heading and the way to a visit', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/locations/irvine-eye-doctor')
    const bar = (await page.locator('.call-bar').boundingBox())!
    for (const part of ['h1', '.hero .lead', '.hero .button']) {
      const { y, height } = (await page.locator(part).first().boundingBox())!
      expect(y + height, part).toBeLessThan(bar.y)
    }
    const { y } = (await page.locator('.way-map').boundingBox())!
    expect(bar.y - y).toBeGreaterThan(80)
  })

  test('covers no button on a wide screen', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/services/myopia-control/newport-beach')
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const map = (await page.locator('.way-map').boundingBox())!
      const buttons = await page.locator('.hero .button').all()
      expect(buttons.length).toBeGreaterThan(0)
      for (const button of buttons) {
        const box = (await button.boundingBox())!
        expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(map.x + 96)
      }
    }
  })

  test('is drawn at once for visitors who prefer less motion', { tag: '@soak' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/locations/irvine-eye-doctor')
    expect(await page.locator('.way-line').evaluate((line) => line.getAnimations().length)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/locations/irvine-eye-doctor')
    await expect
      .poll(() => page.locator('.way-line').evaluate((line) => getComputedStyle(line).strokeDashoffset))
      .toBe('0px')
  })
})

/** Whether two boxes overlap by more than 1 px, as two lines of text may do. */
const areOver = (a: Seen, b: Seen) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
