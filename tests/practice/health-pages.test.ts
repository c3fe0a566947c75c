import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'

/** What may be read without anybody learning why: all other pages are about health until somebody says otherwise. */
const general = [
  '/',
  '/about',
  '/contact',
  '/eyewear',
  '/fashion',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/out-of-service-area',
  '/notices',
  '/avisos',
]

test('only the general pages are without the mark that keeps outside tools off', () => {
  const unmarked = readPages(inject('practice'))
    .filter(({ html }) => !/<body [^>]*\bdata-health\b/.test(html))
    .map(({ url }) => url.replace(/^\/es(?=\/|$)/, '') || '/')
  expect(new Set(unmarked)).toEqual(new Set(general))
})

test('a practice that names no vendor has no outside tool, and nothing that asks for consent', () => {
  for (const { html } of readPages(inject('practice'))) expect(html).not.toMatch(/data-vendors|data-choice/)
})
