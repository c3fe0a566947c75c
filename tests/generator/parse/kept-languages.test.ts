import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../generator/load-site.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf, world } from '../../support/world.ts'

const english = '- code: en\n  name: English\n  locale: en-US\n'
const spanish = '- code: es\n  name: Español\n  locale: es-US\n'
const kept = '  published: false\n'

/** A copy of the manifest with `list` as its languages.yaml. */
function withLanguages(list: string, folder = copyOf(clearwater)): string {
  writeFileSync(join(folder, 'languages.yaml'), list)
  return folder
}

const errorsOf = (folder: string) =>
  loaded(folder)
    .problems.filter(isError)
    .map(({ code, file }) => `${code} ${file}`)

describe('a language that is not published', () => {
  const site = siteOf(withLanguages(english + spanish + kept))

  it('has no pages, and nothing links to one', () => {
    expect([...new Set([...site.routes].map(({ language }) => language))]).toEqual(['en'])
    for (const { url } of site.routes) expect(url).not.toMatch(/^\/es(\/|$)/)
    const { head, otherLanguages } = pageAt('/', site)
    expect(otherLanguages).toEqual([])
    expect(head.alternates.map(({ language }) => language)).not.toContain('es')
  })

  it('leaves no words in the data that pages are made from', () => {
    const texts = JSON.stringify([site.manifest, site.layout('en')])
    expect(/\b(usted|nuestro|consultorio)\b/.test(texts)).toBe(false)
  })

  it('may have mistakes in its words, and lack words, without an error', () => {
    const folder = withLanguages(english + spanish + kept)
    rmSync(join(folder, 'ui/es.yaml'))
    editText(folder, 'testimonials.yaml', /^ {2}es: .*$/m, '  es: "Dice {nadie} y [nada](/no-existe)."')
    expect(errorsOf(folder)).toEqual([])
  })

  it('keeps a phone number that is named like its code', () => {
    const folder = withLanguages(english + spanish + kept)
    editText(folder, 'practice.yaml', /^phones:\n/m, 'phones:\n  es: { number: "(714) 555-0177" }\n')
    expect(siteOf(folder).manifest.practice.phones.es?.number).toBe('(714) 555-0177')
  })

  it('is published as before once the switch is on again', () => {
    const urls = (list: string) => [...siteOf(withLanguages(list)).routes].map(({ url }) => url)
    expect(urls(`${english}${spanish}  published: true\n`)).toEqual(urls(english + spanish))
  })
})

describe('the first language', () => {
  /** A copy in which every page has Spanish: the one that lacks it repeats its English text. */
  function bothLanguages(): string {
    const folder = copyOf(clearwater)
    const file = join(folder, 'pages/terms-of-service.yaml')
    const text = readFileSync(file, 'utf8')
    appendFileSync(
      file,
      text
        .slice(text.search(/^en:/m))
        .replace('en:', 'es:')
        .replace(/^( {2}(title|description): "?)/gm, '$1Los '),
    )
    return folder
  }

  it('is the first published one: its addresses have no prefix, and match the files', () => {
    const site = siteOf(withLanguages(english + kept + spanish, bothLanguages()))
    expect(site.routes.findUrl('/')?.language).toBe('es')
    expect(site.routes.findUrl('/conditions/dry-eye')?.language).toBe('es')
    for (const { language } of site.routes) expect(language).toBe('es')
  })

  it('is the language of sources that name none, even while it is unpublished', () => {
    const site = siteOf(withLanguages(english + kept + spanish, bothLanguages()))
    const { sources } = pageAt<'condition'>('/conditions/dry-eye', site).content
    expect(sources.length).toBeGreaterThan(0)
    for (const { language } of sources) expect(language).toBe('en')
  })

  it('must have all texts, and each missing one is reported', () => {
    expect(errorsOf(withLanguages(english + kept + spanish))).toEqual(['MISSING_LANGUAGE pages/terms-of-service.yaml'])
  })

  it('cannot have addresses other than those of the files and slugs', () => {
    const { problems } = loadSite(withLanguages(spanish + english, bothLanguages()))
    const errors = problems.filter(isError)
    expect(errors.length).toBeGreaterThan(0)
    for (const { file, fix } of errors) {
      const instead = file === 'cities.yaml' ? 'give the entry another "slug:"' : 'rename the file'
      expect(fix).toBe(`Remove "es:" from "path:", or ${instead}.`)
    }
  })
})

describe('a language that is not on the list', () => {
  it('is reported once, however many places use it, and nothing else is', () => {
    expect(errorsOf(withLanguages(english))).toEqual([expect.stringMatching(/^UNLISTED_LANGUAGE /)])
  })

  it('is not assumed when a key is a typo', () => {
    const folder = editText(world('base'), 'testimonials.yaml', '\n  es: ', '\n  et: ')
    expect(errorsOf(folder)).toEqual(['UNKNOWN_KEY testimonials.yaml'])
  })

  it('is recognized by its file of interface words alone', () => {
    const folder = world('base')
    writeFileSync(join(folder, 'ui/fr.yaml'), 'header:\n  menu: Menu\n')
    expect(errorsOf(folder)).toEqual(['UNLISTED_LANGUAGE ui/fr.yaml'])
  })

  it('is no longer reported once the fix is applied', () => {
    const folder = withLanguages(english)
    const [{ edits = [] } = {}] = loaded(folder).problems.filter(isError)
    expect(edits).toHaveLength(1)
    const [{ file, start, end, text }] = edits as [(typeof edits)[number]]
    const before = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), before.slice(0, start) + text + before.slice(end))
    expect(errorsOf(folder)).toEqual([])
  })
})
