import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import { type Box, differences, layoutBoxes } from '../support/layout-boxes.ts'

// After a layout was changed on purpose: UPDATE_LAYOUT=1 npm run e2e -- layout, and look at the difference.

const rows = [...loadSite(join(root, 'manifest')).site!.rows]
const kinds = [...new Set(rows.map(({ subject }) => subject.kind))]
const widths = [390, 768, 1280]
const fileOf = (kind: string) => join(import.meta.dirname, 'layout', `${kind}.json`)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const kind of kinds) {
  const { url } = rows.find((row) => row.subject.kind === kind && row.language === 'en')!

  test(`a page of the kind ${kind} is laid out as it was, on a phone, a tablet and a desk`, async ({ page }) => {
    await page.goto(url)
    await page.evaluate(() => document.fonts.ready)
    const now: Record<number, Box[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      now[width] = await layoutBoxes(page)
    }
    if (process.env.UPDATE_LAYOUT !== undefined) keep(fileOf(kind), now)
    expect(existsSync(fileOf(kind)), `${kind} has no boxes yet: run UPDATE_LAYOUT=1 npm run e2e -- layout`).toBe(true)
    const before = JSON.parse(readFileSync(fileOf(kind), 'utf8')) as Record<number, Box[]>
    for (const width of widths)
      expect(differences(before[width]!, now[width]!), `${url} at ${width} px: number and name of each box`).toEqual([])
  })

  test(`a page of the kind ${kind} needs no sideways scrolling with text at 200 %, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    for (const language of ['en', 'es']) {
      const row = rows.find((each) => each.subject.kind === kind && each.language === language)!
      await page.goto(row.url)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth), row.url).toBe(640)
    }
  })
}

/** One box a line, so that a difference can be read. */
function keep(file: string, boxes: Record<number, Box[]>): void {
  mkdirSync(dirname(file), { recursive: true })
  const lines = Object.entries(boxes).map(
    ([width, list]) => `  "${width}": [\n${list.map((box) => `    ${JSON.stringify(box)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
