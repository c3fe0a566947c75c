import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { keep, pathOf } from '../../../generator/cache/store.ts'
import { drawQr, pngSize } from '../../../generator/emit/draw-qr.ts'
import { emitQr } from '../../../generator/emit/qr.ts'
import { qrSvg } from '../../../generator/expand/qr.ts'
import type { Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { plain } from '../../support/html.ts'
import { entriesOf } from '../../support/kept-entries.ts'
import { publish, treeOf } from '../../support/published.ts'
import { readQr } from '../../support/read-qr.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater, pageAt, siteOf, world } from '../../support/world.ts'

const quietZone = 4
const files = { en: 'admin/keratoconus-qr', es: 'es/admin/keratoconus-qr' }
const published = (file: string) => readFileSync(join(inject('practice'), file))

describe.each(Object.entries(files))('the QR code in %s', (language, file) => {
  const site = siteOf(clearwater)
  const { content } = pageAt<'qr'>(`/${file}`, site)
  const target = site.links.href('/keratoconus-referral', language)

  test('opens the referral page of its language, marked as printed', () => {
    const address = readQr(withoutQuietZone(modulesOfSvg(published(`${file}.svg`).toString())))
    expect(address).toBe(`${site.manifest.practice.url}${target}?utm_source=qr-code&utm_medium=print`)
    expect(address).toBe(content.opens)
  })

  test('is shown on its page with the address it opens', () => {
    const html = published(`${file}.html`).toString()
    expect(plain(html)).toContain(content.opens)
    expect(plain(html)).toContain(`${site.manifest.practice.url.replace('https://', '')}${target}`)
  })

  test('is the same on the page, in the SVG and in the PNG, module by module', async () => {
    const svg = published(`${file}.svg`).toString()
    expect(published(`${file}.html`).toString()).toContain(svg)
    expect(await modulesOfPng(published(`${file}.png`))).toEqual(withoutQuietZone(modulesOfSvg(svg)))
  })

  test('is linked from the page as files to download', () => {
    const html = published(`${file}.html`).toString()
    for (const extension of ['svg', 'png'])
      expect(html).toMatch(new RegExp(`<a [^>]*href="/${file}.${extension}" download="keratoconus-qr.${extension}"`))
  })
})

describe('the PNG', () => {
  test('is 1024 pixels wide and high, black on white, at 300 dots per inch', async () => {
    const png = published(`${files.en}.png`)
    const { width, height, density, bitsPerSample } = await sharp(png).metadata()
    expect({ width, height, density, bitsPerSample }).toEqual({
      width: pngSize,
      height: pngSize,
      density: 300,
      bitsPerSample: 1,
    })
    expect(pngSize).toBe(1024)
  })

  test('keeps the white border that scanners need', async () => {
    const { data } = await pixels(published(`${files.en}.png`))
    const module = Math.floor(pngSize / modulesOfSvg(published(`${files.en}.svg`).toString()).length)
    for (let at = 0; at < pngSize; at += 1) {
      for (let depth = 0; depth < quietZone * module; depth += 1) {
        if (data[depth * pngSize + at] !== 255 || data[at * pngSize + depth] !== 255)
          expect.unreachable('the border is not white')
      }
    }
  })

  test('has the same bytes each time it is drawn', async () => {
    const svg = published(`${files.en}.svg`).toString()
    expect(Buffer.from(await drawQr(svg)).equals(Buffer.from(await drawQr(svg)))).toBe(true)
  })

  test('is drawn once and then read from the cache', async () => {
    const manifest = world('base')
    // An address that no other test uses, since all tests share the cache.
    editText(manifest, 'practice.yaml', /^url: .*/m, 'url: https://drawn-once.example')
    const site = siteOf(manifest)
    const drawn = await pngsOf(site)
    const mine = drawn.flatMap((png) => entriesOf('pictures', png))
    expect(mine.length).toBe(2)
    for (const entry of mine) keep(entry, Buffer.from('from the cache'))
    expect((await pngsOf(site)).map(String)).toEqual(['from the cache', 'from the cache'])
    for (const entry of mine) rmSync(pathOf(entry))
    expect(await pngsOf(site)).toEqual(drawn)
    for (const entry of mine) rmSync(pathOf(entry))
  })
})

test('an edited text leaves the QR codes unchanged', async () => {
  const manifest = world('base')
  const out = join(manifest, 'dist')
  await publish(manifest, out)
  const before = treeOf(out)
  editText(manifest, 'pages/about.yaml', 'We take time', 'We take our time')
  const { counts } = await publish(manifest, out)
  expect(counts!.rendered).toBeGreaterThan(0)
  for (const [file, bytes] of treeOf(out))
    if (/qr\.(svg|png)$/.test(file)) expect(bytes.equals(before.get(file)!)).toBe(true)
})

test('every web address can be read back from its code', () => {
  const address = fc.webUrl({ withQueryParameters: true }).filter((url) => url.length <= 100)
  fc.assert(
    fc.property(address, (url) => {
      expect(readQr(withoutQuietZone(modulesOfSvg(qrSvg(url))))).toBe(url)
    }),
    { numRuns: isSoak ? 20_000 : 60 },
  )
})

async function pngsOf(site: Site): Promise<Buffer[]> {
  const pngs: Buffer[] = []
  for (const { file, bytes } of emitQr(site)) if (file.endsWith('.png')) pngs.push(Buffer.from(await bytes()))
  return pngs
}

/** What a scanner sees of the SVG: its dark bars on a white square. */
function modulesOfSvg(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)![1])
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) modules[Number(y)]![at] = true
  }
  return modules
}

function withoutQuietZone(modules: boolean[][]): boolean[][] {
  const inner = modules.slice(quietZone, -quietZone).map((row) => row.slice(quietZone, -quietZone))
  const dark = (rows: boolean[][]) => rows.flat().filter(Boolean).length
  expect(dark(inner)).toBe(dark(modules))
  return inner
}

async function pixels(png: Buffer) {
  return sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
}

/** The modules between the outermost dark pixels. All pixels of a module must have the same color. */
async function modulesOfPng(png: Buffer): Promise<boolean[][]> {
  const { data, info } = await pixels(png)
  const isDark = (x: number, y: number) => data[y * info.width + x]! < 128
  // The upper left finder begins with seven dark modules.
  const start = Array.from({ length: info.width }, (_, at) => at).find((at) => isDark(at, at))!
  let end = start
  while (isDark(end, start)) end += 1
  const module = (end - start) / 7
  const count = (info.width - 2 * start) / module
  expect([module, count].every(Number.isInteger)).toBe(true)
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => {
      const [x, y] = [start + column * module, start + row * module]
      const same = Array.from({ length: module * module }, (_, at) =>
        isDark(x + (at % module), y + Math.floor(at / module)),
      )
      expect(new Set(same).size).toBe(1)
      return same[0]!
    }),
  )
}
