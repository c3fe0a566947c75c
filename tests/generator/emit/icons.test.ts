import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { emitIcons } from '../../../generator/emit/icons.ts'
import { siteLanguages } from '../../../generator/languages.ts'
import { readPages } from '../../support/built-site.ts'
import { editText } from '../../support/edit-text.ts'
import { siteOf, world } from '../../support/world.ts'

const out = inject('practice')
const published = (file: string) => readFileSync(join(out, file))

test('every page links to the icons and the web manifest, and all of them exist', () => {
  for (const { url, html } of readPages(out)) {
    const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g)].map(
      ([, file]) => file!,
    )
    expect(named, url).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
    for (const file of named) expect(existsSync(join(out, file)), file).toBe(true)
  }
})

test('the web manifest names the practice in its first language, and gives the true sizes of its icons', async () => {
  const { name, icons, ...rest } = JSON.parse(published('site.webmanifest').toString())
  expect(name).toBe('Clearwater Eye Care')
  expect(rest).toMatchObject({ lang: 'en', dir: 'ltr', display: 'browser', start_url: '/', theme_color: '#0b544e' })
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(published(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('the web manifest calls a language by the code that browsers know', () => {
  const site = siteOf(world('base'))
  const languages = siteLanguages([{ code: 'ind', name: 'Bahasa Indonesia' }])
  const icons = emitIcons({ ...site, manifest: { ...site.manifest, languages } })
  expect(icons.find(({ file }) => file === 'site.webmanifest')!.key).toContain('"lang":"id"')
})

test('a home screen icon is filled to its edges, with the mark inside the circle that is never cropped', async () => {
  for (const file of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    const { data, info } = await sharp(published(file)).raw().toBuffer({ resolveWithObject: true })
    const middle = info.width / 2
    const [red, green, blue] = data
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        if (Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < 0.4 * info.width) continue
        const at = (y * info.width + x) * info.channels
        if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue)
          expect.unreachable(`${file} has another colour at ${x}, ${y}`)
      }
  }
})

test('favicon.ico holds one image of 32 pixels, transparent around the mark', async () => {
  const ico = published('favicon.ico')
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const [size, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(start + size).toBe(ico.length)
  const { data, info } = await sharp(ico.subarray(start)).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 32, height: 32, channels: 4 })
  expect(data[3]).toBe(0)
  expect(data[(16 * 32 + 11) * 4 + 3]).toBe(255)
})

test('renaming the practice changes the web manifest, and no icon', () => {
  const renamed = editText(world('base'), 'practice.yaml', 'Harbor Eye Care', 'Meadow Eye Care')
  const keys = new Map(emitIcons(siteOf(world('base'))).map(({ file, key }) => [file, key]))
  const changed = emitIcons(siteOf(renamed)).filter(({ file, key }) => keys.get(file) !== key)
  expect(changed.map(({ file }) => file)).toEqual(['site.webmanifest'])
})
