import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'

const pages = [inject('site'), inject('practice')].flatMap(readPages)

test('a reason for care has the same level on every page', () => {
  const levels = new Map<string, Map<string, string>>()
  for (const { url, html } of pages) {
    for (const [, level, card] of html.matchAll(/<section class="care care-(\w+)"[^>]*>(.*?)<\/section>/gs)) {
      for (const [, item] of card!.matchAll(/<li[^>]*>(.*?)<\/li>/gs)) {
        const reason = item!.replace(/<span class="sign-pages">.*<\/span>/s, '').replace(/<[^>]+>/g, '')
        levels.set(reason, (levels.get(reason) ?? new Map()).set(level!, url))
      }
    }
  }
  expect(levels.size).toBeGreaterThan(10)
  expect([...levels].filter(([, found]) => found.size > 1).map(([reason, found]) => [reason, ...found])).toEqual([])
})

test('every red and amber card says what to do while the office is closed', () => {
  const cards = pages.flatMap(({ url, html }) =>
    [...html.matchAll(/<section class="care care-(?:emergency|urgent)"[^>]*>.*?<\/section>/gs)].map(([card]) => ({
      url,
      card,
    })),
  )
  expect(cards.length).toBeGreaterThan(10)
  expect(cards.filter(({ card }) => !card.includes('care-closed')).map(({ url }) => url)).toEqual([])
})
