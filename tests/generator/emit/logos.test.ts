import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { emitLogos } from '../../../generator/emit/logos.ts'
import { hashOf } from '../../../generator/hash.ts'
import { rulesOf } from '../../../generator/hosts/rules.ts'
import { flawsOf, isPale } from '../../../generator/logos/flaws.ts'
import { logoFacts } from '../../../generator/logos/logo-facts.ts'
import { svgFault } from '../../../generator/logos/svg-fault.ts'
import { xmlFault } from '../../../generator/logos/xml-fault.ts'
import type { ServiceContent } from '../../../generator/page.ts'
import { pageKeys } from '../../../generator/render/page-key.ts'
import type { Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { putFile } from '../../support/photos.ts'
import { emptyFolder, pageAt, siteOf, world } from '../../support/world.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

describe('an SVG', () => {
  test.each([
    svg('<path d="M0 0h9v9z" fill="#123"/>'),
    `\uFEFF<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('')}\n`,
    svg('<defs><g id="a"><circle r="4"/></g></defs><use href="#a"/><use xlink:href="#a" fill="url(#b)"/>'),
    svg("<title>Acme &amp; Co</title><rect fill='url( \"#b\" )' width='4' height='4'></rect>"),
    svg('<path xmlns:inkscape="https://example.com" inkscape:export-filename="C:\\logos\\acme.png" d="M0 0h4"/>'),
  ])('that only draws is published: %s', (text) => {
    expect(svgFault(text) ?? xmlFault(text)).toBeUndefined()
  })

  test.each([
    ['<script>alert(1)</script>', 'contains <script>'],
    ['<SCRIPT/>', 'contains <SCRIPT>'],
    ['<a href="#x"><path d="M0 0"/></a>', 'contains <a>'],
    ['<foreignObject/>', 'contains <foreignObject>'],
    ['<image href="#x"/>', 'contains <image>'],
    ['<set attributeName="href" to="x"/>', 'contains <set>'],
    ['<svg:script/>', 'contains <svg:script>'],
    ['<style>path{fill:red}</style>', 'contains <style>'],
    ['<text>Acme</text>', 'contains <text>'],
    ['<path onload="alert(1)"/>', 'contains onload="..."'],
    ['<path style="fill:red"/>', 'contains style="..."'],
    ['<g xml:base="https://example.com/"/>', 'contains xml:base="..."'],
    ['<use href="https://example.com/a.svg#b"/>', 'refers to something outside it with href="..."'],
    ['<use xlink:href=" data:image/svg+xml,x"/>', 'refers to something outside it with xlink:href="..."'],
    ['<path fill="url(https://example.com/a)"/>', 'refers to something outside it with fill="..."'],
    ['<path fill="u\\72l(https://example.com/a)"/>', 'refers to something outside it with fill="..."'],
    [`<path mask="image-set('https://example.com/a' 1x)"/>`, 'refers to something outside it with mask="..."'],
    ['<path fill="&#117;rl(https://example.com/a)"/>', 'refers to something outside it with fill="..."'],
    ['<path fill=red/>', 'contains <path fill=red/></sv'],
    ['<![CDATA[<script/>]]>', 'contains <![CDATA[<script/>]]'],
    ['<g>', 'is not a complete SVG'],
    ['</g>', 'is not a complete SVG'],
  ])('that does more is refused: %s', (inside, fault) => {
    expect(svgFault(svg(inside))).toBe(fault)
  })

  test.each(['', 'Acme', '<g/>', `${svg('')} Acme`, `${svg('')}${svg('')}`, svg('').slice(0, -3)])(
    'must be complete: %j',
    (text) => {
      expect(svgFault(text)).toBeDefined()
    },
  )

  test.each([
    ['<svg viewBox="0 0 9 9"/>', 'has no xmlns="http://www.w3.org/2000/svg"'],
    [
      svg('')
        .replace(/ xmlns:xlink="[^"]*"/, '')
        .replace('></', '><use xlink:href="#a"/></'),
      'has xlink:href="..." without its xmlns',
    ],
    [svg('<path inkscape:label="a" d="M0 0"/>'), 'has inkscape:label="..." without its xmlns'],
    [svg('<title>Acme & Co</title>'), 'contains &'],
    [svg('<title>Acme&nbsp;Co</title>'), 'contains &nbsp;'],
    [svg('<path fill="red" fill="blue"/>'), 'has fill="..." twice in one element'],
    [`<!-- Acme --><?xml version="1.0"?>${svg('')}`, 'has something before its <?xml'],
  ])('that browsers would show as a broken picture is refused: %s', (text, fault) => {
    expect(svgFault(text)).toBeUndefined()
    expect(xmlFault(text)?.fault).toBe(fault)
  })

  test.each(['latin1', 'utf16le'] as const)('in %s is refused, in words that say so', (encoding) => {
    const text = Buffer.from(svg('<title>Praxis M\u00fcller</title>'), encoding)
    expect(logoFacts('a.svg', text)).toMatchObject({ fault: 'the logo "a.svg" is not in UTF-8' })
  })

  test.each([
    // To a browser, "<!--" and "!-->" are letters between these escapes, and the script is none of a comment.
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<title>\x1b$B<!--\x1b(B</title><script/><title>\x1b$B!-->\x1b(B</title>')}`,
    `\uFEFF<?xml version="1.0" encoding="UTF-8" encoding="UTF-7"?>${svg('')}`,
  ])('that claims another encoding is refused, as a browser would read it in another way: %j', (text) => {
    expect(logoFacts('a.svg', Buffer.from(text))).toMatchObject({
      fault: 'the logo "a.svg" declares an encoding other than UTF-8 in its first line',
    })
  })

  test('that is too heavy is refused for that, before its attributes are compared', () => {
    const text = svg(`<path fill="red" fill="blue" d="${'h1'.repeat(20_000)}"/>`)
    expect(logoFacts('a.svg', Buffer.from(text))).toMatchObject({
      fault: 'the logo "a.svg" is 41 kB, more than 30 kB',
    })
  })

  test('that names its encoding is published', () => {
    const declared = `<?xml version='1.0' encoding='utf-8' standalone="no" ?>\n${svg('')}`
    expect(logoFacts('a.svg', Buffer.from(declared))).toEqual({ width: 120, height: 40 })
  })

  describe('whose parts repeat each other', () => {
    /** Nine parts, each of which shows the one before ten times, in the words of `repeat`. */
    const repeating = (repeat: (id: string) => string, id = (at: number) => `a${at}`) => {
      const parts = Array.from({ length: 8 }, (_, at) => `<g id="${id(at + 1)}">${repeat(id(at)).repeat(10)}</g>`)
      return svg(`<defs><path id="${id(0)}" d="M0 0h9v9z"/>${parts.join('')}</defs>${repeat(id(8))}`)
    }

    test.each([
      ['as shapes', repeating((id) => `<use href="#${id}"/>`)],
      ['as shapes, in an older spelling', repeating((id) => `<use xlink:href="#${id}"/>`)],
      ['as clip paths', repeating((id) => `<path clip-path="url(#${id})"/>`)],
      ['as colors', repeating((id) => `<g fill='URL( "#${id}" )'>${'<path/>'.repeat(9)}</g>`)],
      [
        'with other spellings of their names',
        repeating(
          (id) => `<use href="#${id}"/>`,
          (at) => `a&amp;${at}`,
        ),
      ],
      ['with encoded names', repeating((id) => `<use href="#%61${id.slice(1)}"/>`)],
      [
        'as colors of lines',
        svg(`<pattern id="a">${'<path/>'.repeat(60)}</pattern><g stroke="url(#a)">${'<path/>'.repeat(200)}</g>`),
      ],
      [
        'with one name for two parts, of which browsers show the first',
        svg(`<g id="a">${'<path/>'.repeat(60)}</g><g id="a"/>${'<use href="#a"/>'.repeat(200)}`),
      ],
      ['without an end', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ])('%s is refused, as it would freeze each page that shows it', (_, text) => {
      expect(svgFault(text) ?? xmlFault(text)).toBeUndefined()
      expect(logoFacts('a.svg', Buffer.from(text))).toMatchObject({
        fault: 'the logo "a.svg" draws more than 10,000 elements, because its parts repeat each other',
      })
    })

    test('a few hundred times is published, as drawing programs do that with clip paths and gradients', () => {
      const clip = '<defs><rect id="r"/><clipPath id="c"><use href="#r"/></clipPath></defs>'
      const gradient = `<linearGradient id="g">${'<stop/>'.repeat(9)}</linearGradient>`
      const path = '<g clip-path="url(#c)"><path fill="url(#g)"/></g>'
      expect(logoFacts('a.svg', Buffer.from(svg(clip + gradient + path.repeat(500))))).toEqual({
        width: 120,
        height: 40,
      })
    })

    test('in a comment is published', () => {
      const text = svg(`<!-- A & B ${repeating((id) => `<use href="#${id}"/>`)}-->`)
      expect(logoFacts('a.svg', Buffer.from(text))).toEqual({ width: 120, height: 40 })
    })
  })

  test('with an entity of its own is refused, as it could expand to anything', () => {
    expect(svgFault(`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`)).toMatch(/^contains <!DOCTYPE/)
  })
})

test.each([
  ['its view box', 'viewBox="0 0 120 40"', 3],
  ['its view box with commas', "viewBox='-10,-10, 200.5,50'", 4.01],
  ['its width and height', 'width="90px" height="60"', 1.5],
  ['its view box after a ">" in a text', 'aria-label="3 > 2" viewBox="0 0 120 40"', 3],
])('the aspect ratio of an SVG is that of %s', (_, attributes, ratio) => {
  const { width, height } = logoFacts('a.svg', Buffer.from(svg('', attributes))) as { width: number; height: number }
  expect(width / height).toBeCloseTo(ratio, 5)
})

describe('a PNG', () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer()

  test('that was truncated is refused, as browsers would show a part of it', async () => {
    const whole = await flat(300, 80)
    expect(logoFacts('a.png', whole)).toEqual({ width: 300, height: 80 })
    expect(logoFacts('a.png', whole.subarray(0, -5))).toMatchObject({ fault: expect.stringContaining('is cut off') })
  })

  test.each([
    [2001, 20],
    [20, 2001],
  ])('that is light but has %i x %i pixels is refused, as phones would run out of memory', async (width, height) => {
    expect(logoFacts('a.png', await flat(width, height))).toMatchObject({
      fault: expect.stringContaining(`has ${width} x ${height} pixels, more than 2000 a side`),
    })
  })
})

/** The small world, where the partner Acme Lens has this logo. */
function worldWith(file: string, bytes: Uint8Array | string, more = ''): string {
  const manifest = world('base')
  putFile(manifest, `logos/${file}`, Buffer.from(bytes))
  editText(manifest, 'partners.yaml', 'Acme Lens,', `Acme Lens, logo: { file: ${file}${more} },`)
  return manifest
}

const page = '/services/eye-exams'
const acme = (site: Site) =>
  (pageAt(page, site).content as ServiceContent).service.partners.find(({ name }) => name === 'Acme Lens')!

describe('the logo of a partner', () => {
  const drawn = svg('<path d="M0 0h120v40H0z"/>')

  test('is published unchanged, under a file name that changes with its content', () => {
    const before = siteOf(worldWith('Acme Lens.SVG', drawn))
    const [logo] = emitLogos(before)
    expect(logo!.file).toMatch(/^logos\/acme-lens-[0-9a-f]{10}\.svg$/)
    expect(Buffer.from(logo!.bytes()).toString()).toBe(drawn)
    const after = siteOf(worldWith('Acme Lens.SVG', drawn.replace('120v40', '110v30')))
    expect(acme(before).logo!.src).toBe(`/${logo!.file}`)
    expect(acme(after).logo!.src).not.toBe(acme(before).logo!.src)
  })

  test('is found even if a Mac has decomposed its accents', () => {
    const manifest = worldWith('caf\u00e9.svg', drawn)
    renameSync(join(manifest, 'logos/caf\u00e9.svg'), join(manifest, 'logos/cafe\u0301.svg'))
    expect(acme(siteOf(manifest)).logo!.src).toMatch(/^\/logos\/cafe-/)
  })

  test('is shown 40 pixels high by default, and never wider than 200', async () => {
    expect(acme(siteOf(worldWith('acme.svg', drawn))).logo).toMatchObject({ width: 120, height: 40 })
    expect(acme(siteOf(worldWith('acme.svg', drawn, ', height: 24'))).logo).toMatchObject({ width: 72, height: 24 })
    const wide = await sharp({ create: { width: 800, height: 80, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer()
    expect(acme(siteOf(worldWith('acme.png', wide))).logo).toMatchObject({ width: 200, height: 20 })
  })

  test('may be cached forever by browsers, and a site without any has no rule for logos', () => {
    const kept = (site: Site) => rulesOf(site, '').headers.find(({ path }) => path === '/logos/*')
    expect(kept(siteOf(worldWith('acme.svg', drawn)))?.headers['Cache-Control']).toContain('immutable')
    expect(kept(siteOf(world('base')))).toBeUndefined()
  })

  test('re-renders the pages that show it when it changes', () => {
    const key = (site: Site) => pageKeys(site, 'bundle', 'program')(site.routes.findUrl(`${page}/alder-bay`)!)
    const before = key(siteOf(worldWith('acme.svg', drawn)))
    expect(key(siteOf(worldWith('acme.svg', drawn)))).toBe(before)
    expect(key(siteOf(worldWith('acme.svg', drawn.replace('120v40', '110v30'))))).not.toBe(before)
  })
})

test.each([
  [true, 'is white in all its parts', '<svg fill="none" viewBox="0 0 9 9"><path fill="white" d="M0 0h9v9"/></svg>'],
  [true, 'takes white from around it', '<svg fill="#fefefe" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'],
  [true, 'inherits white by name', '<svg fill="#fff" viewBox="0 0 9 9"><path fill="inherit" d="M0 0h9v9"/></svg>'],
  [false, 'has no color, and is black', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'],
  [false, 'is white beside black', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/><path fill="#fff" d="M1 1h2v2"/></svg>'],
  [
    false,
    'is white on a background',
    '<svg viewBox="0 0 9 9"><rect fill="#0f766e" width="9" height="9"/><path fill="#fff" d="M1 1h2"/></svg>',
  ],
])('that a logo cannot be seen on white is %s if it %s', (expected, _, svg) => {
  expect(isPale(svg)).toBe(expected)
})

test('a PNG is pale if all that is not transparent is white or nearly so, and damaged if no one can see it', async () => {
  const folder = emptyFolder()
  const logo = async (file: string, drawing: string, ground?: string) => {
    const path = join(folder, file)
    const drawn = sharp(Buffer.from(svg(drawing)))
    await (ground === undefined ? drawn : drawn.flatten({ background: ground })).png().toFile(path)
    const bytes = readFileSync(path)
    return { file, path, bytes, hash: hashOf(bytes), width: 120, height: 40 }
  }
  const logos = await Promise.all([
    logo('white.png', '<circle r="30" fill="#fff"/>'),
    logo('cream.png', '<circle r="30" fill="#fdf6e3"/><circle r="9" fill="#fff"/>'),
    logo('gray.png', '<circle r="30" fill="#999"/>'),
    logo('mixed.png', '<circle r="30" fill="#fff"/><circle r="3" fill="#0f766e"/>'),
    logo('on-teal.png', '<circle r="30" fill="#fff"/>', '#0f766e'),
  ])
  const whole = logos[2]
  const bytes = Buffer.from(whole.bytes).fill(0, whole.bytes.length >> 1, whole.bytes.length - 12)
  const broken = { ...whole, file: 'broken.png', path: join(folder, 'broken.png'), bytes, hash: hashOf(bytes) }
  writeFileSync(broken.path, bytes)
  expect(Object.fromEntries(flawsOf([...logos, broken]))).toEqual({
    'white.png': 'pale',
    'cream.png': 'pale',
    'broken.png': 'damaged',
  })
})
