import { gzipSync } from 'node:zlib'
import { expect, type Locator, test } from '@playwright/test'
import { codes } from '../support/languages.ts'
import { pageOfEveryKind } from '../support/page-kinds.ts'
import { someOf } from '../support/soak.ts'
import { clearwater } from '../support/world.ts'

// What a visitor sees before scrolling: what the page is about, and what to do.

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The most bytes for a drawing in the page, gzipped. */
const maxPicture = 4096

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of someOf(codes, 2)) {
  test(`the first screen of a page of every kind holds its heading, a sentence, an action and its picture, if it has one: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    for (const { urls } of pageOfEveryKind(clearwater)) {
      const url = urls[language]
      for (const [index, screen] of screens.entries()) {
        await page.setViewportSize(screen)
        if (index === 0) await page.goto(url)
        await page.evaluate(() => document.fonts.ready)
        const where = `${url}, ${screen.width} px`
        expect.soft(await shown(page.getByRole('heading', { level: 1 }), screen.height), `heading: ${where}`).toBe(true)
        expect.soft(await shown(page.locator('.hero p'), screen.height), `sentence: ${where}`).toBe(true)
        const actions = page.locator('a[href^="tel:"], .button')
        expect.soft(await shown(actions, screen.height), `action: ${where}`).toBe(true)
        for (const picture of await page.locator('.hero-picture').all()) {
          if (!(await picture.isVisible())) continue
          expect.soft(await shown(picture, screen.height), `picture: ${where}`).toBe(true)
          const html = await picture.evaluate((element) => element.outerHTML)
          expect
            .soft(gzipSync(html, { level: 9 }).length, `bytes of the picture: ${where}`)
            .toBeLessThanOrEqual(maxPicture)
        }
      }
    }
  })
}

/** Whether any of the elements is visible on the first screen, at least in part. */
const shown = (elements: Locator, height: number): Promise<boolean> =>
  elements.evaluateAll(
    (all, edge) =>
      all.some((element) => {
        const { top, bottom, width } = element.getBoundingClientRect()
        return element.checkVisibility() && width > 0 && bottom > 0 && top < edge
      }),
    height,
  )
