import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Box, differences, layoutBoxes } from '../support/layout-boxes.ts'
import { pageOfEveryKind } from '../support/page-kinds.ts'
import { clearwater } from '../support/world.ts'

// After an intended change of a layout: npm run accept -- --layout, and review the difference.

const widths = [390, 768, 1280]
const fileOf = (kind: string) => join(import.meta.dirname, 'layout', `${kind}.json`)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a page of every kind is laid out as it was, on a phone, a tablet and a desktop', async ({ page }) => {
  test.setTimeout(600_000)
  for (const { kind, urls } of pageOfEveryKind(clearwater)) {
    await page.goto(urls.en)
    await page.evaluate(() => document.fonts.ready)
    // By then scripts have shown their parts too, such as a print button.
    await page.waitForLoadState('networkidle')
    const now: Record<number, Box[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      now[width] = await layoutBoxes(page)
    }
    if (process.env.UPDATE_LAYOUT !== undefined) keep(fileOf(kind), now)
    expect(existsSync(fileOf(kind)), `${kind} has no boxes yet: run npm run accept -- --layout`).toBe(true)
    const before = JSON.parse(readFileSync(fileOf(kind), 'utf8')) as Record<number, Box[]>
    for (const width of widths)
      expect
        .soft(
          differences(before[width]!, now[width]!),
          `${kind}, ${urls.en} at ${width} px: number and name of each box`,
        )
        .toEqual([])
  }
})

test('all headings of the footer stand on one line, also of the lists that a phone folds', async ({ page }) => {
  await page.goto('/about')
  const heights = await page
    .locator('.footer-columns')
    .evaluate((columns) => [
      ...[...columns.querySelectorAll('nav')].map((nav) => getComputedStyle(nav, '::before').height),
      getComputedStyle(columns.querySelector('h2')!).height,
    ])
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
})

/** Writes one box per line, for readable diffs. */
function keep(file: string, boxes: Record<number, Box[]>): void {
  mkdirSync(dirname(file), { recursive: true })
  const lines = Object.entries(boxes).map(
    ([width, list]) => `  "${width}": [\n${list.map((box) => `    ${JSON.stringify(box)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
