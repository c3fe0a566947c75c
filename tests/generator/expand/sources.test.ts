import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from '../../../generator/commands/sources.ts'
import { annotated } from '../../../generator/expand/notes.ts'
import { rich } from '../../../generator/expand/rich.ts'
import { usesOfSources } from '../../../generator/expand/uses-of-sources.ts'
import type { Article, Inline } from '../../../generator/page.ts'
import type { Manifest } from '../../../generator/parse/manifest.ts'
import { plainText } from '../../../src/shared/plain-text.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, pageAt, siteOf, world } from '../../support/world.ts'

const site = siteOf(clearwater)
const keratoconus = pageAt<'condition'>('/conditions/keratoconus', site)
const { sections, sources: listed } = keratoconus.content as Article

describe('a text that cites sources', () => {
  const isNote = (piece: Inline) => typeof piece === 'object' && 'note' in piece
  const paragraphs = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'paragraph' ? [block.text as readonly Inline[]] : []))
  const pieces = paragraphs.find((text) => Array.isArray(text) && text.some(isNote))!

  it('numbers them in reading order, and the list below has the same order', () => {
    expect(pieces.filter(isNote)).toEqual([
      { note: 1, isFirst: true },
      { note: 2, isFirst: true },
    ])
    expect(listed.slice(0, 2)).toMatchObject([{ year: 2017 }, { year: 2020 }])
    expect(listed.map(({ isCited }) => isCited).indexOf(false)).toBeGreaterThan(1)
    expect(listed).toHaveLength(8)
  })

  it.each([
    ['once, right after the fact', 'In {fact} {cited}.', 1],
    ['once, at the end of its sentence', 'By {fact}, or 0.25 mm, in two years {cited}. It varies.', 1],
    ['by a later sentence too', 'By {fact} in two years. Later too {cited}.', 2],
    ['twice, with no fact between', '{cited} and again {cited}.', 2],
  ])('shows the number of a source that comes with a fact and is cited by the text %s', (_, text, times) => {
    const { id, source } = site.manifest.practice.claims.find(({ source }) => source !== undefined)!
    const page = { site, language: 'en', bodyLanguage: 'en', values: {}, phone: { text: '', href: '' } }
    const read = rich(text.replace('{fact}', `{fact.${id}}`).replaceAll('{cited}', `[[${source}]]`), annotated(page))
    expect((read as Inline[]).filter(isNote)).toHaveLength(times)
  })

  it('has the number right after the word, and leaves it out of plain text', () => {
    expect(plainText(pieces)).toContain('about 1 in 375 people. A review')
  })
})

describe('the documents behind a page', () => {
  it('are listed for search engines', () => {
    const node = (keratoconus.structuredData['@graph'] as { '@type': string; citation?: { url: string }[] }[]).find(
      (each) => each['@type'] === 'MedicalWebPage',
    )!
    expect(node.citation!.map(({ url }) => url)).toEqual(listed.map(({ url }) => url))
  })

  it('include those of facts that a service mentions', () => {
    const { service } = pageAt<'service'>('/services/myopia-control', site).content
    expect(service.sources.map(({ title }) => title)).toEqual([expect.stringContaining('Orthokeratology')])
  })

  it.each([
    ['a city', '/locations/irvine-eye-doctor', 'cities.yaml', ['Homework, tutoring', 'Las tareas, las tutorías']],
    [
      'a service in a city',
      '/services/optometrist-near-me/newport-beach',
      'cities.yaml',
      ['Years of sun', 'Con los años'],
    ],
    [
      'a neighborhood',
      '/neighborhoods/woodbridge-eye-doctor',
      'neighborhoods.yaml',
      ['Please take them out', 'Es mejor que se los quite'],
    ],
    [
      'a comparison, also in its verdict,',
      '/comparisons/glaucoma-management',
      'pages/comparisons/glaucoma-management.yaml',
      ['You can manage them every day', 'Puede ponérselas todos los días'],
    ],
  ])('are listed on the page of %s whose text cites them', (_, url, file, words) => {
    const [{ id, title }] = site.manifest.sources as [Manifest['sources'][number]]
    const folder = words.reduce((made, each) => editText(made, file, each, `${each} [[${id}]]`), copyOf(clearwater))
    const citing = siteOf(folder)
    const { content } = pageAt<'location' | 'service-city' | 'neighborhood' | 'comparison'>(url, citing)
    expect(content.sources.filter(({ isCited }) => isCited)).toMatchObject([{ title }])
    expect(JSON.stringify(content)).toContain('"note":1')
    expect(usesOfSources(citing).get(id)).toContain(url)
  })

  it('are the ones in the language of the page if there is a twin', () => {
    const english = pageAt<'condition'>('/conditions/dry-eye', site).content.sources
    const [first, ...others] = site.manifest.sources
    const twin = { title: 'Ojo seco', url: 'https://www.nei.nih.gov/es/ojo-seco' }
    const source = site.manifest.sources.find(({ url }) => url === english[0]!.url) ?? first!
    const withTwin = {
      ...site,
      manifest: {
        ...site.manifest,
        sources: [...others, first!].map((each) => (each === source ? { ...each, twins: { es: twin } } : each)),
      },
    }
    const spanish = pageAt<'condition'>('/es/condiciones/ojos-secos', withTwin).content.sources
    expect(spanish[0]).toMatchObject(twin)
    expect(spanish[0]!.language).toBeUndefined()
    expect(spanish[1]).toMatchObject({ language: 'en' })
  })
})

describe('the command "sources"', () => {
  const told = async (json: boolean, manifest = clearwater) => {
    const lines: string[] = []
    const io = { manifest, out: '', json, print: (text: string) => void lines.push(text), note: () => {} }
    expect(await sources(io, { today: '2026-11-21' })).toBe(0)
    return lines.flatMap((text) => text.split('\n'))
  }

  it('prints a line for each source, with its age and how many pages name it', async () => {
    const lines = await told(false)
    expect(lines).toHaveLength(site.manifest.sources.length + 1)
    expect(lines.find((line) => line.startsWith('age-specific-incidence-2017'))).toMatch(/ 2017 \(9 y\) +never +1 /)
  })

  it('prints the same for scripts, with the pages by name', async () => {
    const line = (await told(true))
      .map((each) => JSON.parse(each))
      .find(({ id }) => id === 'age-specific-incidence-2017')
    expect(line).toMatchObject({ year: 2017, age: 9, checked: null, pages: ['/conditions/keratoconus'] })
  })

  it('names the page of a service in a city whose own text cites the source', async () => {
    const folder = copyOf(clearwater)
    const id = 'age-specific-incidence-2017'
    editText(folder, 'services-in-cities/irvine.yaml', /^( +intro: .*)\.$/gm, `$1 [[${id}]].`)
    const line = (await told(true, folder)).map((each) => JSON.parse(each)).find((each) => each.id === id)
    expect(line.pages).toContain('/services/dry-eye-doctor-near-me/irvine')
  })

  it('prints nothing for scripts if there are no sources, not even an empty line', async () => {
    const folder = world('base')
    rmSync(join(folder, 'sources.yaml'))
    for (const file of ['practice.yaml', 'pages/conditions/keratoconus.yaml']) {
      editText(folder, file, /^ *sources?: .*\n/m, '')
    }
    expect(await told(true, folder)).toEqual([])
  })
})
