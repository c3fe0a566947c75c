import { appendFileSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutCache } from '../../../generator/cache/store.ts'
import { emitPhotos } from '../../../generator/emit/photos.ts'
import { hashOf } from '../../../generator/hash.ts'
import { loadSite } from '../../../generator/load-site.ts'
import type { Article, Photo } from '../../../generator/page.ts'
import { cutOut } from '../../../generator/photos/cut.ts'
import { photoFacts } from '../../../generator/photos/facts.ts'
import { type VariantsOfFormat, variantsOf } from '../../../generator/photos/variants.ts'
import type { Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { drawing, openWith, putPhoto, showPhotoIn } from '../../support/photos.ts'
import { emptyFolder, pageAt, siteOf, world } from '../../support/world.ts'

/** The small world, whose page about the practice opens with a photo of these bytes. */
function worldWith(bytes: Uint8Array, file = 'front-desk.jpg', more = ''): string {
  const manifest = world('base')
  putPhoto(manifest, file, bytes)
  openWith(manifest, 'pages/about.yaml', file, more)
  return manifest
}

const copiesOf = (site: Site) => [...emitPhotos(site)].flatMap(({ copies }) => copies)
const photoOn = (url: string, site: Site) => (pageAt(url, site).content as Article).photo as Photo
const jpeg = (width: number, height: number, seed = 0) => drawing(width, height, seed).jpeg({ quality: 92 }).toBuffer()

/** A file of a few bytes whose header claims that many pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a photo with more pixels than a machine may have memory for is reported as such', () => {
  expect(loadSite(worldWith(pngOf(30_000, 30_000), 'wall.png')).problems).toContainEqual(
    expect.objectContaining({
      code: 'BROKEN_PHOTO',
      message: 'the file "wall.png" is 30000 x 30000 pixels; a photo may have at most 200 million',
      fix: 'Export it smaller: 4000 pixels wide is enough.',
    }),
  )
})

test('a photo keeps its size when another takes its place while it is examined, and it is put back', async () => {
  const path = join(emptyFolder(), 'front-desk.jpg')
  const [before, meanwhile] = [await jpeg(1000, 700), await jpeg(1200, 700)]
  const hash = hashOf(before)
  // Earlier runs have kept what they found in these bytes.
  await withoutCache(async () => {
    writeFileSync(path, meanwhile)
    photoFacts([{ path, hash }])
    writeFileSync(path, before)
    expect(photoFacts([{ path, hash }]).get(hash)).toMatchObject({ width: 1000 })
  })
})

describe('the copies of a photo', () => {
  test('come in the standard widths, none wider than the photo', () => {
    const file = { hash: '', path: '', drawnBy: '', isOpaque: true, wanted: [] }
    const widths = (width: number) =>
      variantsOf('a.jpg', { ...file, width, height: 800 }, { quality: 85 })[0]!.variants.map((each) => each.width)
    expect(widths(2400)).toEqual([320, 640, 960, 1280, 1920])
    expect(widths(1920)).toEqual([320, 640, 960, 1280, 1920])
    expect(widths(1000)).toEqual([320, 640, 960, 1000])
    expect(widths(200)).toEqual([200])
  })

  test('have names that a disk can store, however long that of the photo is', () => {
    const file = { hash: '', path: '', drawnBy: '', isOpaque: true, wanted: [], width: 200, height: 200 }
    const [{ variants }] = variantsOf(`${'front-door-'.repeat(22)}.jpg`, file, { quality: 85 }) as [VariantsOfFormat]
    expect(basename(variants[0]!.file).length).toBeLessThanOrEqual(255)
  })

  test('have the content, format and width that their addresses say, and the aspect ratio of the photo', async () => {
    // An aspect ratio that gives copies fractional heights.
    const site = siteOf(worldWith(await jpeg(1000, 748)))
    const photo = photoOn('/about', site)
    const offered = [...photo.sources.map(({ srcset }) => srcset), photo.srcset].join(', ').split(', ')
    const copies = new Map(copiesOf(site).map((copy) => [`/${copy.file}`, copy]))
    expect(offered.map((each) => each.split(' ')[0]).sort()).toEqual([...copies.keys()].sort())
    expect(offered.length).toBe(12)
    for (const [address, width] of offered.map((each) => each.split(' ') as [string, string])) {
      const copy = copies.get(address)!
      const { data, info } = await sharp(await copy.bytes())
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(address).toMatch(/^\/photos\/front-desk-\d+-[0-9a-f]{10}\.(avif|webp|jpg)$/)
      expect([info.width, info.height]).toEqual([
        Number.parseInt(width, 10),
        Math.round(Number.parseInt(width, 10) * 0.748),
      ])
      const { format } = await sharp(await copy.bytes()).metadata()
      expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[address.split('.')[1]!])
      // Red increases to the right, green downwards.
      expect(data[0]!).toBeLessThan(30)
      expect(data[(info.width - 1) * 3]!).toBeGreaterThan(225)
      expect(data[(info.height - 1) * info.width * 3 + 1]!).toBeGreaterThan(225)
    }
  })

  test('have a quality of 85 unless the photo sets its own', async () => {
    const bytes = await jpeg(400, 300)
    const tableOf = async (more: string) => {
      const copy = copiesOf(siteOf(worldWith(bytes, 'front-desk.jpg', more))).find(({ file }) => file.endsWith('.jpg'))!
      return quantisationOf(await copy.bytes())
    }
    const asked = async (quality: number) => quantisationOf(await drawing(64, 64).jpeg({ quality }).toBuffer())
    expect(await tableOf('')).toEqual(await asked(85))
    expect(await tableOf('quality: 60, ')).toEqual(await asked(60))
    expect(await asked(60)).not.toEqual(await asked(85))
  })

  test('are smaller in formats offered before JPEG, and look no worse', async () => {
    const copies = copiesOf(siteOf(worldWith(await jpeg(960, 640))))
    const original = await drawing(960, 640).greyscale().raw().toBuffer()
    const errorAndSize = async (extension: string) => {
      const bytes = await copies.find(({ file }) => file.includes('-960-') && file.endsWith(extension))!.bytes()
      const seen = await sharp(bytes).greyscale().raw().toBuffer()
      return { error: seen.reduce((sum, value, at) => sum + (value - original[at]!) ** 2, 0), size: bytes.length }
    }
    const [avif, webp, jpg] = await Promise.all(['avif', 'webp', 'jpg'].map(errorAndSize))
    expect(avif!.size).toBeLessThan(jpg!.size)
    expect(webp!.size).toBeLessThan(jpg!.size)
    expect(avif!.error).toBeLessThan(1.5 * jpg!.error)
    expect(webp!.error).toBeLessThan(1.5 * jpg!.error)
  })

  test('are upright whichever way the camera was held, and do not reveal where the photo was taken', async () => {
    const upright = drawing(480, 640)
    const lying = await sharp(await upright.jpeg({ quality: 95 }).toBuffer())
      .rotate(270)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '33/1 44/1 30/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const before = await sharp(lying).metadata()
    expect([before.width, before.height, before.orientation]).toEqual([640, 480, 6])
    const site = siteOf(worldWith(lying))
    expect(photoOn('/about', site)).toMatchObject({ width: 480, height: 640 })
    for (const copy of copiesOf(site)) {
      const bytes = await copy.bytes()
      const { exif, xmp, iptc, orientation = 1, width, height } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({ orientation: 1 })
      expect(Buffer.from(bytes).includes('Somebody')).toBe(false)
      expect(height / width).toBeCloseTo(4 / 3, 1)
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      expect(data[(info.width - 1) * 3]!).toBeGreaterThan(225)
      expect(data[1]!).toBeLessThan(30)
    }
  })

  test('have the colors of a wider color space converted to that of the web', async () => {
    const red = sharp({ create: { width: 320, height: 240, channels: 3, background: '#c81e1e' } })
    const wide = await sharp(await red.png().toBuffer())
      .withIccProfile('p3')
      .jpeg({ quality: 100 })
      .toBuffer()
    expect((await sharp(wide).metadata()).hasProfile).toBe(true)
    const copy = copiesOf(siteOf(worldWith(wide))).find(({ file }) => file.endsWith('.jpg'))!
    expect((await sharp(await copy.bytes()).metadata()).icc).toBeUndefined()
    const [r, g, b] = await sharp(await copy.bytes())
      .raw()
      .toBuffer()
    expect(Math.abs(r! - 0xc8) + Math.abs(g! - 0x1e) + Math.abs(b! - 0x1e)).toBeLessThan(20)
  })

  test('keep transparency, as PNG where a browser supports nothing better, and have no blur', async () => {
    const hole = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#0f766e00' } })
      .png()
      .toBuffer()
    const site = siteOf(worldWith(hole, 'logo.png'))
    const photo = photoOn('/about', site)
    expect(photo.blur).toBeUndefined()
    expect(photo.src).toMatch(/\.png$/)
    for (const copy of copiesOf(site)) {
      const { data, info } = await sharp(await copy.bytes())
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.channels, data[3]]).toEqual([4, 0])
    }
  })

  test('fall back to JPEG even if the photo is an opaque PNG', async () => {
    const site = siteOf(worldWith(await drawing(400, 300).ensureAlpha().png().toBuffer(), 'scan.png'))
    expect(photoOn('/about', site).src).toMatch(/\.jpg$/)
  })

  test('have plain addresses, even if the file name has capitals, spaces and accents', async () => {
    const site = siteOf(worldWith(await jpeg(320, 240), 'Équipe/IMG 0042.JPG'))
    expect(photoOn('/about', site).src).toMatch(/^\/photos\/equipe-img-0042-320-[0-9a-f]{10}\.jpg$/)
  })
})

describe('a page with a photo', () => {
  test('contains a blurred copy of it in at most 300 characters, however noisy the photo is', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const wild = sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } })
    for (const bytes of [await jpeg(1200, 800), await wild.jpeg({ quality: 95 }).toBuffer()]) {
      const { blur } = photoOn('/about', siteOf(worldWith(bytes)))
      expect(blur!.length).toBeLessThanOrEqual(300)
      const { width, format } = await sharp(Buffer.from(blur!.split(',')[1]!, 'base64')).metadata()
      expect(format).toBe('webp')
      expect(width).toBeLessThanOrEqual(20)
    }
  })

  test('describes it in the language of the page', async () => {
    const site = siteOf(worldWith(await jpeg(960, 600)))
    expect(photoOn('/about', site)).toMatchObject({ alt: 'The front desk', caption: 'Come in' })
    expect(photoOn('/es/about', site)).toMatchObject({ alt: 'La recepción', caption: 'Pase' })
  })

  test('finds it even if a Mac has decomposed its accents', async () => {
    const manifest = world('base')
    putPhoto(manifest, 'recepci\u00f3n.jpg'.normalize('NFD'), await jpeg(960, 600))
    openWith(manifest, 'pages/about.yaml', 'recepci\u00f3n.jpg')
    expect(loadSite(manifest).problems.filter(({ file }) => file.startsWith('photos/'))).toEqual([])
    expect(photoOn('/about', siteOf(manifest)).src).toMatch(/^\/photos\/recepcion-/)
  })

  test('may have photos within its text, with placeholders filled in', async () => {
    const manifest = worldWith(await jpeg(960, 600))
    putPhoto(manifest, 'slit-lamp.jpg', await jpeg(640, 480, 1))
    showPhotoIn(manifest)
    const site = siteOf(manifest)
    const blocks = (pageAt('/about', site).content as Article).sections[0]!.blocks
    const { value: doctor } = site.manifest.practice.doctor
    expect(blocks.at(-1)).toMatchObject({ type: 'photo', photo: { alt: `${doctor} at the slit lamp`, width: 640 } })
  })

  test('shows the office where people look for directions', async () => {
    const site = await siteWithOffice()
    const alt = (url: string) => (pageAt(url, site).content as { office?: Photo }).office?.alt
    expect(alt('/contact')).toBe('Our door')
    expect(alt('/es/contact')).toBe('Nuestra puerta')
    expect(alt('/locations/alder-bay-eye-doctor')).toBe('Our door')
    expect(alt('/es/locations/alder-bay-eye-doctor')).toBe('Nuestra puerta')
  })

  test('gives search engines the office as a picture of the practice, on the pages that show it', async () => {
    const site = await siteWithOffice()
    const imageOn = (url: string) => {
      const [practice] = pageAt(url, site).structuredData['@graph']
      return (practice as { image?: string }).image
    }
    const { src } = (pageAt('/contact', site).content as { office: Photo }).office
    expect(imageOn('/contact')).toBe(`${site.manifest.practice.url}${src}`)
    expect(imageOn('/es/locations/alder-bay-eye-doctor')).toBe(imageOn('/contact'))
    expect(imageOn('/')).toBeUndefined()
  })
})

/** The small world with a photo of its office. */
async function siteWithOffice(): Promise<Site> {
  const manifest = world('base')
  putPhoto(manifest, 'office.jpg', await jpeg(960, 600))
  const practice = join(manifest, 'practice.yaml')
  writeFileSync(
    practice,
    `${readFileSync(practice, 'utf8')}\nphotos: { office: { file: office.jpg, en: { alt: Our door }, es: { alt: Nuestra puerta } } }\n`,
  )
  return siteOf(manifest)
}

/** The small world with these photos of its own and these people, and a page about the practice that introduces them. */
function worldWithOwn(photos: string, team = '[]'): string {
  const manifest = world('base')
  appendFileSync(join(manifest, 'practice.yaml'), `\nphotos: ${photos}\n`)
  writeFileSync(join(manifest, 'team.yaml'), team)
  editText(manifest, 'pages/about.yaml', /^kind: .*\n/m, '$&team: true\n')
  return manifest
}

const told = 'en: { alt: Somebody, caption: At the desk }, es: { alt: Alguien, caption: En la mesa }'

describe('the photos of the practice', () => {
  test('are cropped to the shape of their slot, around the given point', async () => {
    // The person is at the left, at a quarter of the width.
    const manifest = worldWithOwn(
      `{ office: { file: a.jpg, ${told} }, doctor: { file: a.jpg, focus: { x: 0.25, y: 0.5 }, ${told} } }`,
    )
    putPhoto(manifest, 'a.jpg', await jpeg(1600, 800))
    const site = siteOf(manifest)
    const { portrait, office } = (pageAt('/about', site).content as Article).team!
    expect([portrait!.width, portrait!.height]).toEqual([640, 800])
    expect([office!.width, office!.height]).toEqual([1200, 800])
    const copy = copiesOf(site).find(({ file }) => `/${file}` === portrait!.src)!
    const { data, info } = await sharp(await copy.bytes())
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Red increases from the left edge of the whole photo, and the crop is from 80 to 720 of its 1600 pixels.
    const redAt = (x: number) => data[(400 * info.width + x) * 3]!
    expect(Math.abs(redAt(4) - (255 * 84) / 1600)).toBeLessThan(12)
    expect(Math.abs(redAt(635) - (255 * 715) / 1600)).toBeLessThan(12)
  })

  test('differ from slot to slot, even if the file is the same', async () => {
    const manifest = worldWithOwn(
      `{ office: { file: a.jpg, ${told} }, doctor: { file: a.jpg, ${told} } }`,
      `- { name: Kim, photo: { file: a.jpg, focus: { x: 1, y: 0 }, ${told} }, en: { role: Optician }, es: { role: Óptica } }`,
    )
    putPhoto(manifest, 'a.jpg', await jpeg(1600, 800))
    const site = siteOf(manifest)
    const { portrait, office, members } = (pageAt('/about', site).content as Article).team!
    const shown = [portrait!, office!, members[0]!.portrait!].map(({ src }) => src)
    expect(new Set(shown).size).toBe(3)
    const published = copiesOf(site).map(({ file }) => `/${file}`)
    for (const src of shown) expect(published).toContain(src)
    expect(new Set(published).size).toBe(published.length)
  })

  test('are described in the language of the page', async () => {
    const manifest = worldWithOwn(`{ doctor: { file: a.jpg, ${told} } }`)
    putPhoto(manifest, 'a.jpg', await jpeg(640, 800))
    const site = siteOf(manifest)
    const portrait = (url: string) => (pageAt(url, site).content as Article).team!.portrait
    expect(portrait('/about')).toMatchObject({ alt: 'Somebody', caption: 'At the desk' })
    expect(portrait('/es/about')).toMatchObject({ alt: 'Alguien', caption: 'En la mesa' })
  })

  test('are optional: the doctor is introduced by name and credentials', () => {
    const site = siteOf(worldWithOwn('{}'))
    const { value, credentials } = site.manifest.practice.doctor
    const { team } = pageAt('/about', site).content as Article
    expect(team).toEqual({ doctor: `${value}, ${credentials}`, portrait: undefined, members: [], office: undefined })
  })
})

describe('the crop of a photo', () => {
  const photo = { width: 1200, height: 900 }
  test.each([
    [
      { x: 0.5, y: 0.5 },
      { left: 240, top: 0, width: 720, height: 900 },
    ],
    [
      { x: 0, y: 0 },
      { left: 0, top: 0, width: 720, height: 900 },
    ],
    [
      { x: 1, y: 1 },
      { left: 480, top: 0, width: 720, height: 900 },
    ],
  ])('around %j lies within the photo', (focus, part) => {
    expect(cutOut(photo, { shape: 4 / 5, focus })).toEqual(part)
  })

  test('is the whole photo if there is nothing to crop', () => {
    expect(cutOut(photo, undefined)).toEqual({ left: 0, top: 0, ...photo })
  })
})

test('a photo replaced while the site is generated is not published under the name of the old one', async () => {
  const manifest = worldWith(await jpeg(330, 200, 7))
  const site = siteOf(manifest)
  putPhoto(manifest, 'front-desk.jpg', await jpeg(330, 200, 8))
  await expect(copiesOf(site)[0]!.bytes()).rejects.toThrow('front-desk.jpg was changed while the site was being made')
})

test('a photo replaced at once by another of the same size and mtime is detected', async () => {
  const manifest = worldWith(await jpeg(340, 200))
  const first = photoOn('/about', siteOf(manifest)).src
  const path = join(manifest, 'photos/front-desk.jpg')
  const { size, atime, mtime } = statSync(path)
  const other = await drawing(340, 200, 1).jpeg({ quality: 60 }).toBuffer()
  writeFileSync(path, Buffer.concat([other, Buffer.alloc(Math.max(0, size - other.length))]))
  utimesSync(path, atime, mtime)
  expect(statSync(path).size).toBe(size)
  expect(photoOn('/about', siteOf(manifest)).src).not.toBe(first)
})

test('files that systems and people keep next to photos are not reported as unused photos', async () => {
  const manifest = worldWith(await jpeg(960, 600))
  for (const file of ['.DS_Store', 'Thumbs.db', 'README.md', 'team/.gitkeep'])
    putPhoto(manifest, file, Buffer.from('x'))
  expect(loadSite(manifest).problems.filter(({ code }) => code === 'PHOTO_UNUSED')).toEqual([])
})

/** The first quantization table of a JPEG. */
function quantisationOf(file: Uint8Array): number[] {
  const at = Buffer.from(file).indexOf(Buffer.from([0xff, 0xdb]))
  return [...file.subarray(at + 5, at + 5 + 64)]
}

test('a photo of a page that is not read counts as used', async () => {
  const manifest = worldWith(await jpeg(960, 600))
  renameSync(join(manifest, 'pages/about.yaml'), join(manifest, 'pages/about.yaml.txt'))
  expect(loadSite(manifest).problems.filter(({ code }) => code === 'PHOTO_UNUSED')).toEqual([])
})
