import { join } from 'node:path'
import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
import { buildPage } from '../../generator/build/build-page.ts'
import { withoutMarks } from '../../generator/dev/studio/marks.ts'
import { root } from '../../generator/folders.ts'
import { groupBy } from '../../generator/group-by.ts'
import { type Loaded, loadSite } from '../../generator/load-site.ts'
import type { Assets } from '../../generator/page.ts'
import { valueAt } from '../../generator/read/raw-values.ts'
import type { Route } from '../../generator/site.ts'
import { readPlace } from '../../src/shared/studio.ts'
import { editableDocument } from '../../templates/page/editable.ts'
import { renderDocument } from '../../templates/render-document.tsx'
import { editText } from '../support/edit-text.ts'
import { isSoak, someOf } from '../support/soak.ts'
import { clearwater, copyOf, dental, trilingual } from '../support/world.ts'

const assets: Assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }

describe.each(
  someOf(
    [
      ['in two languages', clearwater],
      ['with a language from right to left', trilingual],
      ['of another vertical', dental],
    ] as const,
    3,
  ),
)('on the pages of a practice %s', (_, folder) => {
  const loaded = loadSite(folder, { preview: true })
  const { site, sources } = loaded
  const send = sentFrom(loaded)
  const pages = oneOfEachKind(site!.routes).map(({ source, url }) => ({ kind: source.kind, url, ...send(url) }))

  test('marks change nothing but the texts they are in', () => {
    for (const { url, plain, html } of pages) {
      expect(withoutMarks(html) === plain, url).toBe(true)
      const [head, body] = html.split('</head>') as [string, string]
      expect(withoutMarks(head) === head, `the head of ${url}`).toBe(true)
      for (const [tag] of body.matchAll(/<[^>]+>|<script.*?<\/script>/gs))
        if (withoutMarks(tag) !== tag) expect(tag, url).toBe(withoutMarks(tag))
    }
  })

  test('every mark points to a text in the manifest', () => {
    for (const { url, html } of pages) {
      for (const written of vercelStegaDecodeAll<string>(html) ?? []) {
        if (written === '') continue
        const { file, path } = readPlace(written)
        const source = sources.find((each) => each.file === file)
        expect(typeof valueAt(source?.value, path), `${written} on ${url}`).toBe('string')
      }
    }
  })

  test('most visible text is marked', () => {
    for (const { kind, url, plain, html } of pages) {
      expect(html, `${kind} at ${url}`).not.toBe(plain)
      expect(shareMarked(mainOf(html)), `${kind} at ${url}`).toBeGreaterThan(0.35)
    }
    const shares = pages.map(({ html }) => shareMarked(mainOf(html)))
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.7)
  })
})

test('a page with opening hours that end in an abbreviation can be edited', () => {
  const folder = editText(
    copyOf(clearwater),
    'practice.yaml',
    'Viernes, de 9 am a 5 pm',
    'Viernes, de 9 a. m. a 5 p. m.',
  )
  const { plain, html } = sentFrom(loadSite(folder, { preview: true }))('/es/condiciones/ojos-secos')
  expect(html).not.toBe(plain)
})

test('every page of this repository can be edited', { tags: ['soak'] }, () => {
  const loaded = loadSite(join(root, 'manifest'), { preview: true })
  const urls = [...loaded.site!.routes].map(({ url }) => url)
  const send = sentFrom(loaded)
  const isPlain = (url: string) => {
    const { plain, html } = send(url)
    return html === plain
  }
  expect(urls.filter(isPlain)).toEqual([])
})

/** A page as published and as the editor gets it, by its address. */
function sentFrom({ site, sources }: Loaded): (url: string) => { plain: string; html: string } {
  return (url) => {
    const route = site!.routes.findUrl(url)!
    const rendered = { page: buildPage(route, site!), layout: site!.layout(route.language) }
    return {
      plain: renderDocument(rendered.page, rendered.layout, assets),
      html: editableDocument(rendered, { site: site!, sources }, assets),
    }
  }
}

/** The first of each kind and language. In a soak all of them. */
function oneOfEachKind(routes: Iterable<Route>): Route[] {
  const byKind = groupBy(routes, ({ source, language }) => `${source.kind} ${language}`)
  return [...byKind.values()].flatMap((all) => (isSoak ? all : all.slice(0, 1)))
}

const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)![0]

/** The share of the visible characters in `html` that are inside marks. Addresses, which the staff's tools list, have none. */
function shareMarked(html: string): number {
  const text = html.replaceAll(/<style.*?<\/style>|(?<=>)\/[^<]*(?=<\/a>)|<[^>]+>/gs, '')
  let depth = 0
  const count = { all: 0, marked: 0 }
  let at = 0
  const take = (piece: string) => {
    count.all += piece.length
    if (depth > 0) count.marked += piece.length
  }
  for (const match of text.matchAll(VERCEL_STEGA_REGEX)) {
    take(text.slice(at, match.index))
    at = match.index + match[0].length
    for (const place of vercelStegaDecodeAll<string>(match[0])) depth += place === '' ? -1 : 1
  }
  take(text.slice(at))
  return count.marked / count.all
}
