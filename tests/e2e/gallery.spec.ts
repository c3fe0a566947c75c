import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { type GalleryServer, startGallery } from '../support/e2e/gallery-server.ts'
import { renderedExample, renderedExamples } from '../support/e2e/rendered-example.ts'
import { plain } from '../support/html.ts'

// One server for all tests of this file.
test.describe.configure({ mode: 'default' })

let gallery: GalleryServer
test.beforeAll(async () => {
  gallery = await startGallery()
})
test.afterAll(async () => gallery.interrupt())

/** The URL of an example of the hero. */
const example = (language: string, scheme: string) =>
  `${gallery.url}/example?${new URLSearchParams({ part: 'hero', name: 'with actions', language, scheme })}`

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('every part is on the page with all of its examples and the size of each', { tag: '@soak' }, async ({
  request,
}) => {
  const html = await (await request.get(gallery.url)).text()
  const shown = html
    .split('<section ')
    .slice(1)
    .map((section) => ({
      name: /data-name="([^"]*)"/.exec(section)![1]!,
      examples: [...section.matchAll(/<h3>(.*?) <small>(\d+) bytes/g)].map(([, name, bytes]) => ({
        name: plain(name!),
        bytes: Number(bytes),
      })),
    }))
  const expected = Object.entries(renderedExamples()).map(([name, examples]) => [name, Object.keys(examples)])
  expect(Object.fromEntries(shown.map(({ name, examples }) => [name, examples.map((each) => each.name)]))).toEqual(
    Object.fromEntries(expected),
  )
  // An example without interface words, which would differ between the languages.
  const [bare] = shown.find(({ name }) => name === 'hero')!.examples
  expect(bare!.bytes).toBe(gzipSync(renderedExample('hero', 'plain'), { level: 9 }).length)
})

test('a single part is shown in every language, in light and in dark, at three widths', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`${gallery.url}/?part=hero`)
  await expect(page.locator('main section')).toHaveCount(1)
  const looks = await page.locator('section .look:has(iframe[title^="hero, plain:"]) figcaption').allTextContents()
  const expected = ['en', 'es'].flatMap((language) =>
    ['light', 'dark'].flatMap((scheme) => [390, 768, 1280].map((width) => `${language}, ${scheme}, ${width} px`)),
  )
  expect(looks).toEqual(expected)
  // The frame is as tall as the example, so nothing scrolls.
  const frame = page.locator('iframe').first()
  await expect
    .poll(() =>
      frame.evaluate((each: HTMLIFrameElement) => each.contentDocument!.body.scrollHeight - each.clientHeight),
    )
    .toBeLessThanOrEqual(0)
})

test('an example has the language and the color scheme of its address, whatever the machine prefers', {
  tag: '@soak',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(example('en', 'light'))
  const light = await ground(page)
  const english = await page.locator('.actions').innerText()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(example('es', 'dark'))
  expect(await ground(page)).not.toBe(light)
  expect(await page.locator('.actions').innerText()).not.toBe(english)
  // It decides what light-dark() is.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('words in the search field leave only the parts that have them in their name', { tag: '@soak' }, async ({
  page,
}) => {
  // The search reads only names: no example has to load.
  await page.route('**/example?*', (route) => route.abort())
  await page.goto(`${gallery.url}/?language=en`)
  await page.getByLabel('Find').fill('hero')
  const left = page.locator('main section:visible')
  const expected = Object.keys(renderedExamples()).filter((name) => name.includes('hero'))
  await expect
    .poll(() => left.evaluateAll((all) => all.map((each) => each.getAttribute('data-name')).sort()))
    .toEqual(expected.sort())
  await expect(left.filter({ hasText: 'templates/parts/hero.tsx' })).toHaveCount(1)
})

test('an unknown part or example is not found', { tag: '@soak' }, async ({ request }) => {
  for (const path of ['/?part=nothing', '/example?part=hero&name=nothing&language=en'])
    expect((await request.get(gallery.url + path)).status(), path).toBe(404)
})
