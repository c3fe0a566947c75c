import { gzipSync } from 'node:zlib'
import { expect, type Locator, test } from '@playwright/test'
import { pageOfEveryKind } from '../support/page-kinds.ts'
import { clearwater } from '../support/world.ts'

// What a visitor sees before scrolling: what the page is about, and what to do.

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Bytes of a drawing in the page, gzipped. */
const maxPicture = 4096

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { kind, urls } of pageOfEveryKind(clearwater)) {
  test(`the first screen of a page of the kind ${kind} holds its heading, a sentence, an action and its picture, if it has one`, async ({
    page,
  }) => {
    for (const url of Object.values(urls)) {
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await page.goto(url)
        await page.evaluate(() => document.fonts.ready)
        const where = `${url}, ${screen.width} px`
        expect(await shown(page.getByRole('heading', { level: 1 }), screen.height), `heading: ${where}`).toBe(true)
        expect(await shown(page.locator('.hero p'), screen.height), `sentence: ${where}`).toBe(true)
        const actions = page.locator('a[href^="tel:"], .button')
        expect(await shown(actions, screen.height), `action: ${where}`).toBe(true)
        for (const picture of await page.locator('.hero-picture').all()) {
          if (!(await picture.isVisible())) continue
          expect(await shown(picture, screen.height), `picture: ${where}`).toBe(true)
          const html = await picture.evaluate((element) => element.outerHTML)
          expect(gzipSync(html, { level: 9 }).length, `bytes of the picture: ${where}`).toBeLessThanOrEqual(maxPicture)
        }
      }
    }
  })
}

/** Whether one of the elements, or a piece of it, is above the lower edge of the window. */
const shown = (elements: Locator, height: number): Promise<boolean> =>
  elements.evaluateAll(
    (all, edge) =>
      all.some((element) => {
        const { top, bottom, width } = element.getBoundingClientRect()
        return element.checkVisibility() && width > 0 && bottom > 0 && top < edge
      }),
    height,
  )
