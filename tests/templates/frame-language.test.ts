import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPage } from '../../generator/build/build-page.ts'
import type { Site } from '../../generator/site.ts'
import { renderDocument } from '../../templates/render-document.tsx'
import { editText } from '../support/edit-text.ts'
import { withIndonesian } from '../support/indonesian.ts'
import { copyOf, siteOf, trilingual } from '../support/world.ts'

const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }

/** The page at `url`, with the opening tags of its html, body and main. */
function opened(url: string, site: Site) {
  const route = site.routes.findUrl(url)!
  const html = renderDocument(buildPage(route, site), site.layout(route.language), assets)
  const languageIn = (tag: string) => {
    const opening = new RegExp(`<${tag}\\b[^>]*>`).exec(html)![0]
    return ['lang', 'dir'].map((name) => new RegExp(`\\s${name}="([^"]*)"`).exec(opening)?.[1])
  }
  return { html, tags: ['html', 'body', 'main'].map(languageIn) }
}

describe('a language with a code of three letters, where there are two', () => {
  const folder = withIndonesian()
  mkdirSync(join(folder, 'pages/ind'))
  writeFileSync(
    join(folder, 'pages/ind/kunjungan.yaml'),
    `kind: prose
related: [/about]
ind:
  title: Kunjungan Anda dalam bahasa Indonesia
  description: Bagaimana kunjungan berlangsung dalam bahasa Indonesia, dari telepon pertama sampai resep kacamata Anda.
  heading: Kunjungan Anda
  name: Kunjungan
  summary: Bagaimana kunjungan berlangsung.
  intro: Anda dapat bertanya dalam bahasa Indonesia.
  sections:
    - { id: sebelum, heading: Sebelum kunjungan, blocks: [Telepon kami.] }
    - { id: sesudah, heading: Sesudah kunjungan, blocks: [Bawa resep Anda pulang.] }
`,
  )
  editText(folder, 'pages/about.yaml', '[/contact]', '[/contact, /ind/kunjungan]')
  editText(folder, 'sources.yaml', '  publisher:', '  language: ind\n  publisher:')
  const site = siteOf(folder)

  it('is marked by the two letters that screen readers know', () => {
    const { tags } = opened('/ind/about', site)
    expect(tags).toEqual([
      ['id', undefined],
      [undefined, undefined],
      ['en', undefined],
    ])
    expect(opened('/about', site).html).toMatch(/<a class="language"[^>]* lang="id" data-language="ind">/)
  })

  it('is announced by the same letters where a page in another language links to it', () => {
    const about = opened('/about', site).html
    expect(about).toMatch(/<a href="\/ind\/kunjungan" hreflang="id"/)
    const dryEye = opened('/conditions/dry-eye', site).html
    expect(dryEye).toMatch(/<a href="https:\/\/www\.nei[^"]*" hreflang="id" lang="id" dir="auto">/)
    for (const html of [about, dryEye, opened('/ind/about', site).html]) expect(html).not.toMatch(/lang="ind"/)
  })
})

/** The practice in three languages, with this share of its Arabic interface words, from the start of the file. */
function withWords(share: number): Site {
  const folder = copyOf(trilingual)
  const file = join(folder, 'ui/ar.yaml')
  const groups = readFileSync(file, 'utf8').split(/^(?=\w)/m)
  writeFileSync(file, share === 0 ? '{}\n' : groups.slice(0, Math.ceil(groups.length * share)).join(''))
  return siteOf(folder)
}

describe('a language whose interface words are not translated yet', () => {
  const site = withWords(0)

  it('has frames that are marked with the language of their words, around a body marked with its own', () => {
    const { tags } = opened('/ar/about', site)
    expect(tags).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ])
  })

  it('has bodies in the same language as the frame where they wait for their translation', () => {
    const { tags } = opened('/ar/terms-of-service', site)
    expect(tags).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
      [undefined, undefined],
    ])
  })

  it('has menus, breadcrumbs and opening hours in the language of the frame', () => {
    const { html } = opened('/ar/about', site)
    const frame = html.replace(/<head>.*<\/head>/s, '').replace(/<main\b.*<\/main>/s, '')
    const others = frame.replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gs, '')
    expect(others.replace(/ data-[\w-]+="[^"]*"/g, '')).not.toMatch(/>[^<]*\p{Script=Arabic}/u)
    expect(html).toContain('<a href="/ar/about"')
  })

  it('leaves the other languages as they are', () => {
    expect(opened('/es/about', site).tags.slice(1)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })
})

it('a language with most of its interface words has frames of its own', () => {
  const { tags } = opened('/ar/about', withWords(0.9))
  expect(tags).toEqual([
    ['ar', 'rtl'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})
