import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Review } from '../../generator/page.ts'
import { wordsFor } from '../../generator/text/words.ts'
import { examples as actions } from '../../templates/parts/actions.examples.tsx'
import { examples as careCards } from '../../templates/parts/care-card.examples.tsx'
import { examples as hubs } from '../../templates/parts/hub-nav.examples.tsx'
import { examples as illustrated } from '../../templates/parts/illustrated-sections.examples.tsx'
import { examples as contents } from '../../templates/parts/on-this-page.examples.tsx'
import { ReviewedBy, ReviewNote } from '../../templates/parts/review-note.tsx'
import { examples as tables } from '../../templates/parts/table-box.examples.tsx'
import { examples as verdicts } from '../../templates/parts/verdict.examples.tsx'
import { exampleHtml } from '../support/example-html.ts'
import { type Code, languages } from '../support/languages.ts'
import { clearwater } from '../support/world.ts'

const html = (element: ReactElement | undefined) => exampleHtml(element!)

const read = (language: Code) => parse(readFileSync(join(clearwater, `ui/${language}.yaml`), 'utf8'))
const manifestWords = { en: read('en'), es: read('es') }
const days: Record<Code, Review> = {
  en: { on: 'November 21, 2026', next: 'November 21, 2028', day: '2026-11-21' },
  es: { on: '21 de noviembre de 2026', next: '21 de noviembre de 2028', day: '2026-11-21' },
}
const note = (language: Code, by?: string) =>
  html(
    createElement(ReviewNote, {
      review: { ...days[language], by },
      words: wordsFor(language, languages, manifestWords),
    }),
  )

describe('the note on a review', () => {
  test('names the clinician and both days', () => {
    expect(note('en', 'Jane Roe, OD')).toContain(
      'Reviewed by Jane Roe, OD on November 21, 2026. Next review due November 21, 2028.',
    )
    expect(note('es', 'Jane Roe, OD')).toContain('Revisado por Jane Roe, OD el 21 de noviembre de 2026.')
  })

  test('says so when no clinician has reviewed the page', () => {
    expect(note('en')).toContain(
      'Checked against its sources on November 21, 2026. Not yet reviewed by an eye doctor. Next check due November 21, 2028.',
    )
    expect(note('es')).toContain('Un doctor de los ojos todavía no lo ha revisado.')
  })

  test('appears above the article only if a clinician has reviewed it', () => {
    const above = (by?: string) =>
      html(createElement(ReviewedBy, { review: { ...days.en, by }, words: wordsFor('en', languages, manifestWords) }))
    expect(above('Jane Roe, OD')).toContain('Reviewed by Jane Roe, OD')
    expect(above()).toBe('')
  })
})

test('a page that asks to call puts the call before the request, which is then the quieter button', () => {
  const labels = (name: keyof typeof actions) => buttonsOf(html(actions[name]))
  expect(labels('call')).toEqual([
    ['button button-phone', 'call'],
    ['button button-quiet', 'schedule'],
  ])
  expect(labels('schedule')).toEqual([
    ['button', 'schedule'],
    ['button button-quiet button-phone', 'call'],
  ])
})

/** The classes and words of buttons, in their order. */
const buttonsOf = (markup: string) =>
  [...markup.matchAll(/<a class="([^"]*)"[^>]*>(?:<[^>]*>)*(\w+)/g)].map(([, classes, word]) => [classes, word])

test('the parts of the eye and the view are shown on a page with questions only, too', () => {
  const pictures = html(illustrated['pictures of a page with questions only'])
  expect(pictures).toMatch(/<figure class="eye">.*<section id="theView">/s)
  expect(html(illustrated['with both pictures']).match(/<figure /g)).toEqual(pictures.match(/<figure /g))
})

describe('a care card', () => {
  test('has its level before its heading, and links the phone number in it', () => {
    expect(html(careCards.emergency)).toMatch(
      /<h3><span class="care-level">emergency<span [^>]*>: <\/span><\/span>Call 911/,
    )
    expect(html(careCards.urgent)).toMatch(/<h3>.*<a href="tel:\+17145550100" data-event="phone_click">/)
  })
})

describe('the table of contents', () => {
  test('is left out of a short page', () => {
    expect(html(contents['short page'])).toBe('')
    expect(html(contents['long page']).match(/<li>/g)).toHaveLength(4)
  })

  test('links to the questions as one entry', () => {
    expect(html(contents['long page'])).toContain('<a href="#part-questions">')
  })
})

describe('a table', () => {
  test('with more columns than fit on a phone is a named region that scrolls by keyboard', () => {
    expect(html(tables.wide)).toMatch(/^<section class="table-box table-wide" aria-label="[^"]+" tabindex="0">/)
    expect(html(tables['three columns'])).toMatch(/^<section class="table-box" aria-label="[^"]+" tabindex="0">/)
    expect(html(tables['one row'])).toMatch(/^<div class="table-box">/)
  })
})

describe('a verdict', () => {
  test('shows a choice that cannot wait as a care card', () => {
    expect(html(verdicts['two ways'])).toMatch(/<div class="panel"><h3>Choose drops if:<\/h3>/)
    expect(html(verdicts['two ways'])).toContain('<section class="care care-urgent">')
  })
})

describe('the list of pages in a hub', () => {
  test('marks the current page', () => {
    expect(html(hubs['three pages']).match(/aria-current="page"/g)).toHaveLength(1)
  })
})
