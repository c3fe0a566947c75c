import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { designOf } from '../../../generator/build/share-picture/design.ts'
import { drawSharePicture } from '../../../generator/build/share-picture/draw.ts'
import { readFonts } from '../../../generator/build/share-picture/fonts.ts'
import { strip } from '../../../generator/build/share-picture/ground.ts'
import { shareSize } from '../../../generator/build/share-picture/size.ts'
import { setWords } from '../../../generator/build/share-picture/words.ts'
import { type ShareWords, sharePictureOf } from '../../../generator/build/share-picture.ts'
import { keptPicture, pictureEntry } from '../../../generator/cache/kept-picture.ts'
import { isKept, pathOf } from '../../../generator/cache/store.ts'
import { filesBelow } from '../../../generator/disk/files-below.ts'
import { drawAhead, emitSharePictures } from '../../../generator/emit/share-pictures.ts'
import { listedRoutes } from '../../../generator/expand/indexes.ts'
import { root } from '../../../generator/folders.ts'
import { type Languages, languageOf, siteLanguages } from '../../../generator/languages.ts'
import { makePlan } from '../../../generator/plan/make-plan.ts'
import { readRecord } from '../../../generator/publish/record.ts'
import { sourceKeys } from '../../../generator/run/source-keys.ts'
import type { Site } from '../../../generator/site.ts'
import { readPages } from '../../support/built-site.ts'
import { command } from '../../support/command.ts'
import { editText } from '../../support/edit-text.ts'
import { plain } from '../../support/html.ts'
import { entriesOf } from '../../support/kept-entries.ts'
import { publish } from '../../support/published.ts'
import { isSoak, someOf } from '../../support/soak.ts'
import { clearwater, copyOf, emptyFolder, pageAt, siteOf, trilingual, world } from '../../support/world.ts'

const words: ShareWords = {
  ground: 'light',
  emblem: 'plain',
  mark: 'eye',
  label: 'Eye conditions',
  heading: 'Dry eyes',
  practice: 'Harbor Eye Care',
  place: 'Harbor City, CA',
}

const design = designOf({ theme: {}, logos: new Map() })

describe.each([
  ['the real site', inject('site'), join(root, 'manifest')],
  ['a small practice', inject('practice'), clearwater],
])('on %s as published', (_, out, manifest) => {
  const pages = readPages(out)
  const site = siteOf(manifest)
  const { url: origin, name } = site.manifest.practice
  const meta = (html: string, property: string) =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]
  const fileOf = (html: string) => meta(html, 'og:image')?.slice(`${origin}/`.length)
  const pictures = filesBelow(join(out, 'og')).map((file) => `og/${file}`)

  it('every page names an existing picture, its size and what is written on it', () => {
    for (const { url, html } of pages) {
      expect(pictures, url).toContain(fileOf(html))
      expect(meta(html, 'og:image:width'), url).toBe('1200')
      expect(meta(html, 'og:image:height'), url).toBe('630')
      expect(meta(html, 'og:image:type'), url).toBe('image/png')
      expect(plain(meta(html, 'og:image:alt')!).indexOf(` | ${name.value}`), url).toBeGreaterThan(0)
      expect(html, url).toContain('<meta name="twitter:card" content="summary_large_image">')
      expect(html, url).toContain(`"primaryImageOfPage":{"@type":"ImageObject","url":"${meta(html, 'og:image')}"}`)
    }
  })

  it('every picture is named by a page, 1200 by 630 pixels and at most 30 kB', async () => {
    const named = new Set(pages.map(({ html }) => fileOf(html)))
    expect(pictures.filter((file) => !named.has(file))).toEqual([])
    for (const file of pictures) {
      const bytes = readFileSync(join(out, file))
      expect(bytes.length, file).toBeLessThanOrEqual(30_000)
      expect(await sharp(bytes).metadata(), file).toMatchObject({ format: 'png', ...shareSize })
    }
  })

  it('there are no more pictures for more cities', { tags: ['soak'] }, () => {
    const folder = copyOf(manifest)
    appendFileSync(join(folder, 'cities.yaml'), '\n- name: Cañada Alegre\n')
    const withCity = emitSharePictures(siteOf(folder)).map(({ file }) => file)
    expect(withCity.sort()).toEqual([...pictures].sort())
  })
})

it('written pages and services have a picture in each language, all cities share one and all neighborhoods one', () => {
  const { pages, services } = siteOf(clearwater).manifest
  const written = pages.flatMap(({ page }) => Object.keys(page.text))
  const published = filesBelow(join(inject('practice'), 'og'))
  expect(published).toHaveLength(written.length + 2 * services.length + 2 * 2)
})

describe('a picture', () => {
  const site = siteOf(world('base'))
  const at = (url: string) => sharePictureOf(site.routes.findUrl(url)!, site)

  it('is that of the service on the page of a service in any city', () => {
    const { slug } = site.manifest.services[0]!
    const cities = site.manifest.cities.map((city) => at(`/services/${slug}/${city.slug}`).url)
    expect(cities.length).toBeGreaterThan(1)
    expect(new Set(cities)).toEqual(new Set([at(`/services/${slug}`).url]))
  })

  it('is shared by all cities and by all neighborhoods of a language', () => {
    const ofKind = (kind: string, language: string) =>
      new Set(
        [...site.routes]
          .filter(({ source, bodyLanguage }) => source.kind === kind && bodyLanguage === language)
          .map((route) => sharePictureOf(route, site).url),
      )
    for (const kind of ['location', 'neighborhood'])
      for (const language of ['en', 'es']) expect(ofKind(kind, language).size, `${kind} ${language}`).toBe(1)
  })

  it('is that of the original on a mirror, and of the English page on an untranslated one', () => {
    expect(at('/es/conditions/keratoconus')).toBe(at('/es/condiciones/queratocono'))
    expect(at('/es/conditions/lasik')).toBe(at('/conditions/lasik'))
    expect(at('/es/about').url).not.toBe(at('/about').url)
  })

  it.each(['ar', 'zh-Hant', 'ko', 'hi'])(
    'is that of the first language on a page in %s, which cannot be drawn',
    (code) => {
      const three = siteOf(trilingual)
      const { languages } = three.manifest
      const manifest = {
        ...three.manifest,
        languages: [...languages, ...siteLanguages([{ code, name: code }])] as const,
      }
      const inAnother = { ...three.routes.findUrl('/es/about')!, bodyLanguage: code }
      const picture = sharePictureOf(inAnother, { ...three, manifest, layouts: { ...three.layouts } })
      expect(picture).toEqual(sharePictureOf(three.routes.findUrl('/about')!, three))
    },
  )

  it('is in the first language that can be drawn, or shows only the name of the practice', () => {
    const { manifest, layouts, ...rest } = siteOf(trilingual)
    const { city, state } = manifest.practice.address
    const arabic = languageOf('ar', manifest.languages)
    const others = manifest.languages.filter((language) => language !== arabic)
    const pictureOf = (languages: Languages) => {
      const changed = { ...rest, layouts: { ...layouts }, manifest: { ...manifest, languages } }
      return sharePictureOf(changed.routes.find('/', 'ar')!, changed)
    }
    const { heading } = pictureOf(manifest.languages).words
    expect(pictureOf([arabic, ...others.toReversed()]).words.heading).not.toMatch(/\p{Script=Arabic}/u)
    expect(pictureOf([arabic, ...others]).words.heading).toBe(heading)
    expect(pictureOf([arabic])).toMatchObject({
      alt: `Lantern Eye Care | ${city}, ${state}`,
      words: { label: '', heading: 'Lantern Eye Care', practice: '', place: `${city}, ${state}` },
    })
  })

  it('shows the address of the site if the name of the practice cannot be drawn', () => {
    const shown = siteOf(edited('practice.yaml', 'Harbor Eye Care', '梅田さくら眼科'))
    const { words, alt } = sharePictureOf(shown.routes.findUrl('/conditions/lasik')!, shown)
    expect(words.practice).toBe(new URL(shown.manifest.practice.url).host.replace('www.', ''))
    expect(alt).toBe('LASIK | 梅田さくら眼科')
  })

  it('shows the heading of the page with its facts filled in, the kind of page and the practice', () => {
    const folder = edited('pages/about.yaml', /heading: .*/, 'heading: "{practice}, since {fact.since-year}"')
    const { words, alt } = sharePictureOf(siteOf(folder).routes.findUrl('/about')!, siteOf(folder))
    expect(words.heading).toMatch(/^Harbor Eye Care, since \d{4}$/)
    expect(alt).toBe(`${words.heading} | Harbor Eye Care`)
    expect(at('/conditions/lasik').words).toMatchObject({
      heading: 'LASIK',
      label: 'Treatments',
      practice: 'Harbor Eye Care',
    })
  })

  it('gets another address when the heading of its page changes, and no other picture does', () => {
    const before = addresses(site)
    const after = addresses(siteOf(edited('pages/about.yaml', /heading: .*/, 'heading: Who we are')))
    expect(changed(before, after)).toEqual(['/about'])
  })

  it('stays the same when any other text of its page changes', () => {
    const folder = edited(
      'pages/about.yaml',
      /(en:\n {2}title): .*\n( {2}description): .*\n/,
      '$1: About us\n$2: Else.\n',
    )
    expect(changed(addresses(site), addresses(siteOf(folder)))).toEqual([])
  })

  it('changes on every page when the practice is renamed', () => {
    const folder = edited('practice.yaml', 'Harbor Eye Care', 'Meadow Eye Care')
    expect(changed(addresses(site), addresses(siteOf(folder)))).toHaveLength(addresses(site).size)
  })

  it('has the same bytes for the same words', async () => {
    const [one, two] = [await drawSharePicture(words, design), await drawSharePicture({ ...words }, design)]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
    expect(Buffer.from(await drawSharePicture({ ...words, heading: 'Dry eye' }, design)).equals(Buffer.from(one))).toBe(
      false,
    )
  })

  it('can be drawn without a heading', async () => {
    const bare = await drawSharePicture({ ...words, label: '', heading: '' }, design)
    expect(await sharp(bare).metadata()).toMatchObject({ format: 'png', ...shareSize })
  })

  it('leaves out characters that the typeface lacks instead of drawing boxes', async () => {
    const odd = await drawSharePicture({ ...words, heading: 'Dry 👁 eyes →' }, design)
    expect(Buffer.from(odd).equals(Buffer.from(await drawSharePicture(words, design)))).toBe(true)
  })

  it('leaves out the comma beside a region whose letters the typeface lacks', async () => {
    const pictureOf = async (place: string) => Buffer.from(await drawSharePicture({ ...words, place }, design))
    expect((await pictureOf('Osaka, 大阪府')).equals(await pictureOf('Osaka'))).toBe(true)
    expect((await pictureOf('大阪市, 大阪府')).equals(await pictureOf(''))).toBe(true)
  })
})

/** Removes from the cache a picture that is never needed again. */
function forgetPicture(published: string): void {
  const kept = entriesOf('pictures', readFileSync(published))
  expect(kept).toHaveLength(1)
  rmSync(pathOf(kept[0]!))
}

/** The address of each page's picture. */
const addresses = (site: Site) => new Map([...site.routes].map((route) => [route.url, sharePictureOf(route, site).url]))

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].filter(([url, picture]) => before.get(url) !== picture).map(([url]) => url)

/** A base world with one file changed. */
const edited = (file: string, what: RegExp | string, by: string) => editText(world('base'), file, what, by)

describe('the words on a picture', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIMOQWZÁÉÍÑÓÚÜáéíñóúüßøłœæ0123456789-')
  const word = (maxLength: number) => fc.string({ unit: letters, minLength: 1, maxLength })
  const phrase = (most: number) =>
    fc
      .array(fc.oneof({ weight: 9, arbitrary: word(12) }, { weight: 1, arbitrary: word(90) }), {
        minLength: 1,
        maxLength: most,
      })
      .map((all) => all.join(' '))

  /** How far a letter such as j extends beyond its box. */
  const overhang = 12

  it('stay inside the picture and clear of its mark, however many and however long they are', async () => {
    const fonts = await readFonts(design.typeface)
    await fc.assert(
      fc.asyncProperty(phrase(40), phrase(3), phrase(6), phrase(4), async (heading, label, practice, place) => {
        const { above, within } = await inkOf({ ...words, heading, label, practice, place }, fonts)
        expect(above).toMatchObject({ isWhole: true })
        expect(above.left).toBeGreaterThanOrEqual(72 - overhang)
        expect(above.right).toBeLessThanOrEqual(72 + 660 + overhang)
        expect(within).toMatchObject({ isWhole: true })
        expect(within.left).toBeGreaterThanOrEqual(144 - overhang)
        expect(within.right).toBeLessThanOrEqual(shareSize.width - 72 + overhang)
      }),
      { numRuns: isSoak ? 2000 : 12 },
    )
  })

  it('are large when few, and never so small that a heading of the manifest could not be read on a phone', async () => {
    const site = siteOf(clearwater)
    const headings = [...new Set(listedRoutes(site).map((route) => sharePictureOf(route, site)))].map(
      ({ words }) => words,
    )
    const longest = headings.sort((a, b) => b.heading.length - a.heading.length)[0]!
    const fonts = await readFonts(design.typeface)
    expect(longest.heading.length).toBeGreaterThan(60)
    const { above } = await inkOf({ ...longest, label: '' }, fonts)
    expect(above.bottom - above.top).toBeGreaterThan(200)
  })
})

interface Ink {
  left: number
  right: number
  top: number
  bottom: number
  /** Nothing touches the edges of the part. */
  isWhole: boolean
}

/** The extent of everything but background, above the strip and within it. */
async function inkOf(words: ShareWords, fonts: Font[]): Promise<{ above: Ink; within: Ink }> {
  const black = { ground: '', strip: '', label: '#000', heading: '#000', practice: '#000', place: '#000' }
  const svg = await setWords(words, { paint: black, satori, fonts })
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(shareSize)
  const part = (from: number, to: number): Ink => {
    const ink = { left: info.width, right: 0, top: to, bottom: from }
    for (let y = from; y < to; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        if (data[y * info.width + x] === 0) continue
        ink.left = Math.min(ink.left, x)
        ink.right = Math.max(ink.right, x)
        ink.top = Math.min(ink.top, y)
        ink.bottom = Math.max(ink.bottom, y)
      }
    const isWhole = ink.top > from && ink.bottom < to - 1 && ink.left > 0 && ink.right < info.width - 1
    return { ...ink, isWhole }
  }
  return { above: part(0, strip.top - 6), within: part(strip.top, info.height) }
}

describe('making pictures', () => {
  const hook = pathToFileURL(join(root, 'tests/support/imports-seen.mjs')).href
  const heavy = ['satori', 'sharp']

  /** Runs the command, and returns which packages it loaded. */
  async function loaded(manifest: string, refused: string[] = []) {
    const log = join(emptyFolder(), 'log')
    const env = { NODE_OPTIONS: `--import ${hook}`, SIGHTLINE_IMPORTS: JSON.stringify({ log, refused }) }
    const run = await command(['generate', '--manifest', manifest, '--out', join(manifest, 'dist')], env)
    return { ...run, packages: readFileSync(log, 'utf8').split('\n') }
  }

  it('loads nothing heavy while none is missing, and draws only the picture of a new heading', {
    tags: ['soak'],
  }, async () => {
    const manifest = world('base')
    await loaded(manifest)
    expect((await loaded(manifest)).packages).not.toEqual(expect.arrayContaining(heavy))
    editText(manifest, 'pages/about.yaml', /intro: .*/, 'intro: We care.')
    const edited = await loaded(manifest)
    expect(edited.code).toBe(0)
    for (const library of heavy) expect(edited.packages).not.toContain(library)
    editText(manifest, 'pages/about.yaml', /heading: .*/, `heading: Heading ${process.pid}`)
    const before = filesBelow(join(manifest, 'dist/og'))
    const redrawn = await loaded(manifest)
    const after = filesBelow(join(manifest, 'dist/og'))
    forgetPicture(join(manifest, 'dist/og', after.find((file) => !before.includes(file))!))
    expect(redrawn.packages).toEqual(expect.arrayContaining(heavy))
    expect(after.filter((file) => !before.includes(file))).toEqual([expect.stringMatching(/^about\.[0-9a-f]{8}\.png$/)])
    expect(before.filter((file) => !after.includes(file))).toEqual([expect.stringMatching(/^about\.[0-9a-f]{8}\.png$/)])
  })

  it.each(someOf(heavy, 2))('without %s reports what is missing, and publishes nothing', async (library) => {
    const manifest = edited('pages/about.yaml', /heading: .*/, `heading: Without ${library} ${process.pid}`)
    const { code, err } = await loaded(manifest, [library])
    expect(code).toBe(2)
    expect(err).toContain(`The pictures of shared links could not be drawn: Cannot find package ${library}`)
    expect(existsSync(join(manifest, 'dist'))).toBe(false)
    expect(existsSync(join(manifest, 'dist.next'))).toBe(false)
  })

  it('is announced when it takes a while', async () => {
    const pictures = Array.from({ length: 30 }, (_, number) => {
      const entry = pictureEntry(`told of ${process.pid} ${number}`, 'png')
      const bytes = () => keptPicture(entry, async () => Buffer.from([number]))
      return { file: `og/${number}.png`, key: '', entry, bytes }
    })
    for (const { bytes } of pictures.slice(0, 10)) await bytes()
    const said: string[] = []
    await drawAhead(pictures, (line) => said.push(line))
    await drawAhead(pictures, (line) => said.push(line))
    expect(said).toEqual(['Drawing 20 pictures for shared links ...'])
    for (const { entry } of pictures) rmSync(pathOf(entry))
  })

  it('is not done by a plan, which still reports a picture that would change', async () => {
    const manifest = world('base')
    const out = join(manifest, 'dist')
    await publish(manifest, out)
    editText(manifest, 'pages/about.yaml', /heading: .*/, 'heading: Planned and not drawn')
    const site = siteOf(manifest)
    const plan = await makePlan(site, {
      out,
      publicFolder: join(out, 'none'),
      record: readRecord(out),
      keys: sourceKeys(),
      say: () => {},
    })
    expect(plan).toHaveProperty('files', expect.arrayContaining([{ action: 'changed', file: 'og/about.png' }]))
    expect(JSON.stringify(plan).match(/og\/about/g)).toHaveLength(1)
    const picture = emitSharePictures(site).find(({ file }) => file.startsWith('og/about.'))!
    expect(isKept(picture.entry)).toBe(false)
  })
})

it('the head of a page names its picture', () => {
  const site = siteOf(world('base'))
  for (const route of site.routes) {
    const { head } = pageAt(route.url, site)
    const image = head.openGraph.find(({ property }) => property === 'og:image')!.content
    expect(image).toBe(`${site.manifest.practice.url}${sharePictureOf(route, site).url}`)
  }
})
