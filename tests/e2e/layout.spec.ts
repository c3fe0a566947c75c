import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { missingOnFirstScreen } from '../support/e2e/first-screen.ts'
import { followLoading } from '../support/e2e/follow-loading.ts'
import { lonelyHeadings } from '../support/e2e/lonely-headings.ts'
import { pageOfEveryKind } from '../support/e2e/page-kinds.ts'
import { codes } from '../support/languages.ts'
import { type Box, differences, layoutBoxes } from '../support/layout-boxes.ts'
import { firstAndOneInTurn, someOf } from '../support/soak.ts'
import { clearwater } from '../support/world.ts'

// After an intended change of a layout: npm run accept -- --layout, and review the difference.

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
]
/** Each kind is seen on a phone. Tablet and desktop take turns, except in a soak and when the boxes are updated. */
const screensOf = (index: number) =>
  process.env.UPDATE_LAYOUT === undefined ? firstAndOneInTurn(screens, index) : screens

const fileOf = (kind: string) => join(import.meta.dirname, 'layout', `${kind}.json`)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of someOf(codes, 2)) {
  test(`a page of every kind is laid out as it was on a phone, a tablet and a desktop, scrolls one way, shows on the first screen what it is about and what to do, and has on paper something below every heading: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const loaded = followLoading(page)
    for (const [index, { kind, urls }] of pageOfEveryKind(clearwater).entries()) {
      const url = urls[language]
      await page.goto(url)
      await page.evaluate(() => document.fonts.ready)
      // By then scripts have shown their parts too, such as a print button.
      await loaded()
      const now: Record<number, Box[]> = {}
      for (const screen of screensOf(index)) {
        await page.setViewportSize(screen)
        now[screen.width] = await layoutBoxes(page)
        const where = `${kind}, ${url} at ${screen.width} px`
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(screen.width)
        expect.soft(await missingOnFirstScreen(page), `${where}: missing on the first screen`).toEqual([])
      }
      // Languages differ by their words, which change heights.
      if (language === 'en') expectAsBefore(kind, now)
      await page.emulateMedia({ media: 'print' })
      expect.soft(await lonelyHeadings(page), `${kind}, ${url} on paper: headings with nothing below`).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }
  })
}

function expectAsBefore(kind: string, now: Record<number, Box[]>): void {
  if (process.env.UPDATE_LAYOUT !== undefined) keep(fileOf(kind), now)
  expect(existsSync(fileOf(kind)), `${kind} has no boxes yet: run npm run accept -- --layout`).toBe(true)
  const before = JSON.parse(readFileSync(fileOf(kind), 'utf8')) as Record<number, Box[]>
  for (const [width, boxes] of Object.entries(now))
    expect
      .soft(differences(before[Number(width)]!, boxes), `${kind} at ${width} px: number and name of each box`)
      .toEqual([])
}

test('all headings of the footer are of one height, even those of lists that fold on a phone', async ({ page }) => {
  await page.goto('/about')
  const heights = await page
    .locator('.footer-columns')
    .evaluate((columns) => [
      ...[...columns.querySelectorAll('nav')].map((nav) => getComputedStyle(nav, '::before').height),
      ...[...columns.querySelectorAll('h2, h3')].map((heading) => getComputedStyle(heading).height),
    ])
  expect(heights.length).toBeGreaterThan(2)
  expect(new Set(heights).size).toBe(1)
})

test('what follows care begins at the same height in all cards of a row', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/')
  await page
    .locator('.result h3')
    .first()
    .evaluate((heading) => heading.append(' and a few more words, so that this heading needs another line'))
  const tops = await page
    .locator('.result dt:last-of-type')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(1)
  expect(new Set(tops).size).toBe(1)
})

test('both columns of the list of signs begin on the same line', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/how-soon')
  const tops = await page
    .locator('.signs')
    .first()
    .evaluate((signs) => {
      const parts = [...signs.querySelectorAll('h3, li')].map((each) => each.getBoundingClientRect())
      const second = parts.filter(({ left }) => left > signs.getBoundingClientRect().width / 2)
      return [parts, second].map((each) => Math.min(...each.map(({ top }) => top)))
    })
  expect(tops[1]).toBeCloseTo(tops[0]!, 0)
})

test('what follows the hero has one margin below it, not two', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/keratoconus-referral')
  const space = (selector: string, side: 'paddingTop' | 'paddingBottom') =>
    page.locator(selector).evaluate((element, name) => parseFloat(getComputedStyle(element)[name]), side)
  expect(await space('.hero + .wrap', 'paddingBottom')).toBeGreaterThan(0)
  expect(await space('.hero + .wrap + .article', 'paddingTop')).toBe(0)
})

test('on a phone a page without a table of contents starts as close to its hero as others', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize(screens[0]!)
  await page.goto('/notices')
  const [hero, text] = await page
    .locator('.hero, .article-body')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const padding = await page.locator('.article').evaluate((element) => parseFloat(getComputedStyle(element).paddingTop))
  expect(text!.top - hero!.bottom).toBeCloseTo(padding, 0)
})

test('the note that a page is not translated yet touches neither the breadcrumbs nor the hero', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/es/terms-of-service')
  const [above, note, below] = await page
    .locator('.crumbs, aside > .notice, .hero')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  expect(note!.top - above!.bottom).toBeGreaterThan(4)
  expect(below!.top - note!.bottom).toBeGreaterThan(4)
})

test('headings of cards with and without an eye are on one line', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/conditions/astigmatism')
  const tops = await page
    .locator('.cards:has(.small-eye):has(.card:not(:has(svg))) .card')
    .evaluateAll((cards) =>
      cards.map((card) =>
        Math.round(card.querySelector('h3')!.getBoundingClientRect().top - card.getBoundingClientRect().top),
      ),
    )
  expect(tops.length).toBeGreaterThan(1)
  expect(new Set(tops).size).toBe(1)
})

test('among cards with an eye, the drawing of a service is next to its words too', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/keratoconus-referral')
  const cards = page.locator('.cards:has(.small-eye):has(.service-drawing) .card')
  const starts = await cards.evaluateAll((all) =>
    all.map((card) => {
      const left = (selector: string) => card.querySelector(selector)!.getBoundingClientRect().left
      return Math.round(left('h3') - left('svg'))
    }),
  )
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts).size).toBe(1)
})

test('the list of reasons is as high as the fields of the contact form', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/contact')
  const fields = page.locator('.contact-form :is(input, select)')
  const heights = await fields.evaluateAll((all) =>
    all.map((field) => Math.round(field.getBoundingClientRect().height)),
  )
  expect(heights).toHaveLength(4)
  expect(new Set(heights).size).toBe(1)
})

test('no line of opening hours breaks', { tag: '@soak' }, async ({ page }) => {
  for (const path of ['/contact', '/services/myopia-control', '/locations/santa-ana-eye-doctor']) {
    await page.goto(path)
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.locator('main div:has(> address) + div li').evaluateAll((all) =>
        all.flatMap(({ firstChild }) => {
          const words = document.createRange()
          words.selectNodeContents(firstChild!)
          return words.getClientRects().length
        }),
      )
      expect(lines.length, path).toBeGreaterThan(2)
      expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]))
    }
  }
})

/** Writes one box per line, for readable diffs. */
function keep(file: string, boxes: Record<number, Box[]>): void {
  mkdirSync(dirname(file), { recursive: true })
  const lines = Object.entries(boxes).map(
    ([width, list]) => `  "${width}": [\n${list.map((box) => `    ${JSON.stringify(box)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
