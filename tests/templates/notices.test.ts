import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { Notice } from '../../generator/page.ts'
import { NoticeList } from '../../templates/parts/notice-list.tsx'
import { sampleNotices, sampleWords } from '../../templates/parts/sample-layout.ts'
import { exampleHtml } from '../support/example-html.ts'

const html = (notice: Notice) => exampleHtml(createElement(NoticeList, { notices: [notice], words: sampleWords }))
const [draft, document] = sampleNotices as [Notice, Notice]

describe('a notice', () => {
  test('has its own #hash', () => {
    expect(html(draft)).toMatch(/^<section id="prescriptions"><h2>Your prescription<\/h2>/)
  })

  test('is labeled as a draft until it is confirmed', () => {
    expect(html(draft)).toContain('<span class="tag">draft</span>')
    expect(html({ ...draft, isDraft: false })).not.toContain('tag')
  })

  test('links to the official document by name', () => {
    expect(html(document)).toContain('<a href="https://www.hhs.gov/privacy">document Privacy</a>')
  })

  test('has a language and a direction on its texts if their language is not the page’s', () => {
    expect(html({ ...draft, language: 'es' })).toMatch(
      /<h2 lang="es" dir="auto">.*<p lang="es" dir="auto">You get a copy\.<\/p>/,
    )
    expect(html(draft)).not.toContain('lang=')
  })
})
