import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { toastDuration, toastGap, visibleToasts } from '../../src/islands/toasts/constants.ts'

/** A selector that occurs only in sonner's stylesheet. */
const rule = ':where([data-sonner-toaster])'

const sonner = readFileSync(
  createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs'),
  'utf8',
)

test('toasts last 4000 ms, three are visible, and the gap between them is 14 px', () => {
  expect([toastDuration, visibleToasts, toastGap]).toEqual([4000, 3, 14])
})

test("sonner's own constants match the specification: 3, 4000 ms, 356 px, 14 px, a swipe of 20 px", () => {
  // The visible toasts, the two offsets, duration, width, gap and swipe, in the order of its source.
  expect(sonner).toMatch(/=3,\w+="32px",\w+="16px",\w+=4e3,\w+=356,\w+=14,\w+=20,/)
})

test('the rules of sonner are published in a stylesheet, and no script writes them into the page', () => {
  expect(sonner).toContain(rule)
  const assets = join(inject('practice'), 'assets')
  const holders = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .filter((file) => readFileSync(join(assets, file), 'utf8').includes(rule))
  // After a file of ours: the path of the package differs from checkout to checkout.
  expect(holders).toEqual([expect.stringMatching(/^static\/toasts\..*\.css$/)])
})
