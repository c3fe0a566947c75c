import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Practice } from '../../generator/parse/schemas/practice.ts'
import { vendorOrigins, vendorsOf } from '../../generator/vendors.ts'
import { renderDocument } from '../../templates/render-document.tsx'
import { loaded, pageAt, siteOf, world } from '../support/world.ts'

/** The base world with these lines under `vendors:`. */
function worldWith(lines: readonly string[]): string {
  const folder = world('base')
  const file = join(folder, 'practice.yaml')
  appendFileSync(file, `vendors:\n${lines.map((line) => `  - ${line}\n`).join('')}`)
  return folder
}

const practiceWith = (lines: readonly string[]): Practice => siteOf(worldWith(lines)).manifest.practice

test('a practice has no outside tools until it names them', () => {
  const { practice } = siteOf(world('base')).manifest
  expect(vendorsOf(practice)).toEqual([])
  expect(vendorOrigins(practice)).toEqual([])
})

test('a tool is loaded from its usual address, or from the one given', () => {
  const vendors = vendorsOf(
    practiceWith([
      '{ kind: tag-manager, id: GTM-ABC1 }',
      '{ kind: ads, id: AW-1 }',
      '{ kind: pixel, id: "12" }',
      '{ kind: call-tracking, id: co, script: "https://calls.example/co/swap.js" }',
      '{ kind: session-replay, id: abc, script: "https://replay.example/abc.js" }',
    ]),
  )
  expect(vendors.map(({ kind, script }) => `${kind} ${script}`)).toEqual([
    'tag-manager https://www.googletagmanager.com/gtm.js?id=GTM-ABC1',
    'ads https://www.googletagmanager.com/gtag/js?id=AW-1&l=adsLayer',
    'pixel https://connect.facebook.net/en_US/fbevents.js',
    'call-tracking https://calls.example/co/swap.js',
    'session-replay https://replay.example/abc.js',
  ])
})

test('only the origin of an address gets into the content security policy, whatever its path contains', () => {
  const [found] = vendorOrigins(
    practiceWith(['{ kind: call-tracking, id: co, script: "https://calls.example/*;sandbox/swap.js" }']),
  )
  expect(found).toBe('https://calls.example')
})

test('the origins in the content security policy are those of the scripts and of the endpoints they send to', () => {
  expect(vendorOrigins(practiceWith(['{ kind: pixel, id: "12" }']))).toEqual([
    'https://connect.facebook.net',
    'https://www.facebook.com',
  ])
  expect(
    vendorOrigins(
      practiceWith([
        '{ kind: pixel, id: "12", script: "https://tags.example/pixel.js", sendsTo: ["https://collect.example/a"] }',
        '{ kind: session-replay, id: abc, script: "https://tags.example/replay.js" }',
      ]),
    ),
  ).toEqual(['https://collect.example', 'https://tags.example'])
})

test.each([
  ['{ kind: pixels, id: "12" }', 'UNKNOWN_VALUE'],
  ['{ kind: pixel, id: UA-12 }', 'BAD_VALUE'],
  ['{ kind: tag-manager, id: 12 }', 'WRONG_TYPE'],
  ['{ kind: call-tracking, id: co }', 'MISSING_FIELD'],
  ['{ kind: pixel, id: "12", script: "http://tags.example/pixel.js" }', 'BAD_URL'],
  ['{ kind: pixel, id: "12", scirpt: "https://tags.example/pixel.js" }', 'UNKNOWN_KEY'],
])('a mistake in a tool is reported: %s', (line, code) => {
  const { problems } = loaded(worldWith([line]))
  expect(problems.filter((each) => each.file.endsWith('practice.yaml')).map((each) => each.code)).toEqual([code])
})

test('a kind of tool may be listed only once', () => {
  const { problems } = loaded(worldWith(['{ kind: pixel, id: "12" }', '{ kind: pixel, id: "13" }']))
  expect(problems.map(({ code }) => code)).toContain('BAD_VALUE')
})

test('a page asks for consent only if there is something to consent to', () => {
  const html = (folder: string) => {
    const site = siteOf(folder)
    return renderDocument(pageAt('/about', site), site.layout('en'), {
      script: '',
      boot: '',
      styles: [],
      sheets: {},
      fonts: [],
    })
  }
  expect(html(world('base'))).not.toMatch(/data-vendors|data-choice/)
  const asking = html(worldWith(['{ kind: pixel, id: "12" }']))
  expect(asking).toContain('data-choice="accepted"')
  expect(asking).toContain('&quot;kind&quot;:&quot;pixel&quot;')
})

test('an ID that its tool cannot have is refused in words', () => {
  const { problems } = loaded(worldWith(['{ kind: session-replay, id: "a b" }']))
  expect(problems.map(({ message, fix }) => `${message}. ${fix}`)).toEqual([
    '"id" ("a b") must be an ID of letters, digits, hyphens and underscores. Write an ID of letters, digits, hyphens and underscores.',
  ])
})
