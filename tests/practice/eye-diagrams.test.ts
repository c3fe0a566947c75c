import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { listedRoutes } from '../../generator/expand/indexes.ts'
import { loadSite } from '../../generator/load-site.ts'
import { type EyePart, eyePart } from '../../generator/parse/schemas/eye-parts.ts'
import { markedPart, wholeEye } from '../../src/shared/eye-file.ts'
import { readPage } from '../support/built-site.ts'
import { idsOf, plain } from '../support/html.ts'
import { type Code, codes } from '../support/languages.ts'
import { clearwater as manifest } from '../support/world.ts'

type Words = Record<EyePart, { name: string; what: string }>

const wordsOf = (language: Code): Words => parse(readFileSync(join(manifest, `ui/${language}.yaml`), 'utf8')).eye
const words = { en: wordsOf('en'), es: wordsOf('es') }

const { site } = loadSite(manifest)
const pages = site!.manifest.pages.flatMap(({ id, page }) => {
  const eye = 'eye' in page ? (page.eye ?? []) : []
  return listedRoutes(site!)
    .filter(({ source }) => source.id === id)
    .map((route) => ({ url: route.url, row: route, eye }))
})
const withPicture = pages.filter(({ eye }) => eye.length > 0)
const htmlOf = (url: string) => readPage(inject('practice'), url)
const figureOf = (html: string) => /<figure class="eye">.*?<\/figure>/s.exec(html)?.[0] ?? ''

describe.each(withPicture)('$url', ({ url, row: route, eye }) => {
  const html = htmlOf(url)
  const figure = figureOf(html)
  const told = words[route.language as Code]

  test('marks the parts that the page is about', () => {
    const pieces = [...figure.matchAll(/<use href="([^"]+)"/g)].map((match) => match[1])
    expect(pieces).toEqual([wholeEye, ...eye.map(markedPart)])
  })

  test('names and explains the parts in its own language', () => {
    const legend = [...figure.matchAll(/<li>(.*?)<\/li>/gs)].map((match) => plain(match[1]!))
    expect(legend).toEqual(eye.map((part) => `${told[part].name} ${told[part].what}`))
  })

  test('names the parts to screen readers, which read the explanations below the picture', () => {
    const described = plain(/<desc>(.*?)<\/desc>/s.exec(figure)![1]!)
    for (const part of eye) expect(described).toContain(`${told[part].name}.`)
  })

  test('has no id twice, and a picture of at most 2.5 kB', () => {
    const ids = idsOf(html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(gzipSync(figure, { level: 9 }).length).toBeLessThanOrEqual(2500)
  })
})

test.each(codes)('every part of the eye has a name and a sentence or two in %s', (language) => {
  for (const part of eyePart.options) {
    expect(words[language][part]?.name, part).toMatch(/^\p{Lu}/u)
    expect(words[language][part].what, part).toMatch(/^\p{Lu}.*\.$/u)
  }
})
