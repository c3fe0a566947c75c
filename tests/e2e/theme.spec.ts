import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { paletteOf } from '../../generator/theme/palette.ts'
import { typefaceStyles } from '../../generator/theme/typefaces.ts'
import { axeViolations } from '../support/e2e/axe.ts'
import { openDialog } from '../support/e2e/booking.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { type ServedSite, serveSite } from '../support/served-site.ts'
import { isSoak, someOf } from '../support/soak.ts'
import { setTheme, type ThemeName } from '../support/themes.ts'

// One checkout, two practices: only their theme.yaml makes them look different.

// One set of sites for all tests of this file.
test.describe.configure({ mode: 'default' })

const names: ThemeName[] = ['river', 'orchard']
const palettes = {
  river: paletteOf({ brand: '#1d4ed8', accent: '#9d174d' }),
  orchard: paletteOf({ brand: '#166534' }),
}

const sites = {} as Record<ThemeName, ServedSite>
test.beforeAll(async () => {
  for (const name of names)
    sites[name] = await serveSite(`e2e-theme-${name}`, { 'geoGate.mode': 'off' }, (folder) => setTheme(name, folder))
})
test.afterAll(async () => {
  for (const site of Object.values(sites)) await site.close()
})

const inRgb = (hex: string) =>
  `rgb(${hex
    .slice(1)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16))
    .join(', ')})`

/** What a visitor sees of a theme, from the computed styles. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string, pseudo?: string) => getComputedStyle(document.querySelector(selector)!, pseudo)
    return {
      ground: style('html').backgroundColor,
      button: style('.hero .button').backgroundColor,
      corner: style('.hero .button').borderTopLeftRadius,
      typeface: style('body').fontFamily.split(',')[0]!.replaceAll('"', ''),
      art: style('.hero', '::after').backgroundImage,
    }
  })

test('two practices of one checkout look different, each in its own colors, typeface and corners, in light and in dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const heard = complaints(page)
  const seen = {} as Record<ThemeName, Awaited<ReturnType<typeof looks>>>
  for (const name of names) {
    await page.goto(sites[name].url)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const colours = palettes[name][scheme]
      // With motion, as in the soak, a button takes a moment to change its color.
      await expect
        .poll(() => looks(page))
        .toMatchObject({ ground: inRgb(colours.page!), button: inRgb(colours.brand!) })
    }
    seen[name] = await looks(page)
  }
  expect(seen.river).toMatchObject({ corner: '0px', typeface: 'Source Serif 4' })
  expect(seen.orchard).toMatchObject({ corner: '24px', typeface: 'Nunito' })
  expect(seen.river.art).not.toBe(seen.orchard.art)
  expect(heard).toEqual([])
})

for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
  // Outside of a soak each theme in one scheme.
  for (const name of isSoak ? names : [names[index]!]) {
    test(`everything in the theme is readable, with the dialog open too: ${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const path of someOf(['/conditions/dry-eye', '/', '/nowhere', '/es'], 4)) {
        await page.goto(sites[name].url + path)
        expect(await axeViolations(page), path).toEqual([])
      }
      await openDialog(page)
      expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([])
    })
  }
}

test('the logo replaces the mark, and the name as well if the logo includes it', { tag: '@soak' }, async ({ page }) => {
  await page.goto(sites.river.url)
  const brand = page.locator('.site-header .brand')
  await expect(brand).toHaveAccessibleName('Clearwater Eye Care')
  const width = () => brand.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await expect(brand).toHaveText('Clearwater Eye Care')
  await page.goto(sites.orchard.url)
  await expect(brand).toHaveAccessibleName('Clearwater Eye Care')
  await expect(brand).toHaveText('')
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Clearwater Eye Care' })).toBeVisible()
})

test('a logo of the maximum width leaves room for the name next to it, and is as large in dark mode', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(sites.river.url)
  const brand = page.locator('.site-header .brand')
  const { right, end } = await brand.evaluate((link) => {
    const logo = link.querySelector('img')!
    Object.assign(logo, { width: 200, height: 20 })
    const words = document.createRange()
    words.selectNodeContents(link)
    return { right: link.getBoundingClientRect().right, end: words.getBoundingClientRect().right }
  })
  expect(end).toBeLessThanOrEqual(right)
  const inside = () =>
    brand
      .locator('img')
      .evaluate((logo) => logo.clientWidth - Number.parseFloat(getComputedStyle(logo).paddingLeft) * 2)
  const byDay = await inside()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await inside()).toBe(byDay)
})

function fontsLoaded(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  return fonts
}

test('only the typeface of the practice is loaded, from its own host', async ({ page }) => {
  const fonts = fontsLoaded(page)
  await page.goto(sites.river.url)
  await page.evaluate(() => document.fonts.ready)
  expect(new Set(fonts).size).toBe(1)
  expect(fonts[0]).toContain(`${sites.river.url}/assets/static/source-serif-4-`)
})

test('rare letters are drawn in the typeface too, from a file that only pages with such letters load', async ({
  page,
}) => {
  const fonts = fontsLoaded(page)
  const parts = () => new Set(fonts.map((url) => /-(common|rest)\.\w+\.woff2$/.exec(url)?.[1]))
  for (const path of ['/conditions/dry-eye', '/es/conditions/dry-eye']) {
    await page.goto(sites.orchard.url + path)
    await page.evaluate(() => document.fonts.ready)
    expect(parts(), path).toEqual(new Set(['common']))
  }
  await page.locator('h1').evaluate((heading) => heading.append('Straße'))
  await expect.poll(parts).toEqual(new Set(['common', 'rest']))
})

for (const name of ['inter', 'nunito', 'source-serif-4'] as const) {
  test(`the fallback font for ${name} is as wide and as high, so that nothing shifts when it loads`, async ({
    page,
  }) => {
    const { faces, files } = typefaceStyles(name)!
    const inline = files.reduce(
      (css, { file, bytes }) =>
        css.replace(`url(/${file})`, `url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})`),
      faces,
    )
    const [own, alike] = [/font-family:"([^"]*)"/, /font-family:"(As [^"]*)"/].map((found) => found.exec(faces)![1]!)
    const html = readFileSync(join(sites.river.folder, 'conditions/dry-eye.html'), 'utf8')
    const [text] = /<main[\s\S]*<\/main>/.exec(html)!
    const style = 'main{width:40rem;font-size:18px;line-height:1.5} svg,img{display:none}'
    await page.setContent(`<style>${inline} ${style}</style>${text}`)
    const height = (family: string) =>
      page.evaluate(async (wanted) => {
        document.body.style.fontFamily = `"${wanted}"`
        await document.fonts.load(`16px "${wanted}"`)
        return document.querySelector('main')!.getBoundingClientRect().height
      }, family)
    const [whole, standIn] = [await height(own!), await height(alike!)]
    expect(whole).toBeGreaterThan(1000)
    expect(Math.abs(standIn / whole - 1)).toBeLessThan(0.02)
  })
}
