import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'

/** Pages that reveal nothing about a visitor's health. By default every other page counts as about health. */
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

test('only the general pages lack the mark that keeps third-party tools off', () => {
  const unmarked = readPages(inject('practice'))
    .filter(({ html }) => !/<body [^>]*\bdata-health\b/.test(html))
    .map(({ url }) => url.replace(/^\/es(?=\/|$)/, '') || '/')
  expect(new Set(unmarked), '"general" lists the pages that reveal nothing about health').toEqual(new Set(general))
})

test('a practice that names no vendor has no third-party tool, and asks for no consent', () => {
  const asking = readPages(inject('practice')).filter(({ html }) => /data-vendors|data-choice/.test(html))
  expect(asking.map(({ url }) => url)).toEqual([])
})
