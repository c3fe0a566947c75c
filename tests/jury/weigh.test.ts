import { expect, test } from 'vitest'
import type { Finding } from './juror.ts'
import type { Kept } from './kept.ts'
import { weigh } from './weigh.ts'

const finding: Finding = {
  rule: 'error: no-name',
  url: '/contact',
  at: '<form id="a">',
  message: 'A form has no name.',
}
const entry: Kept = { juror: 'ibm', rule: 'error: no-name', where: /^\/contact .*id="a"/, why: 'It is the only one.' }

test('a finding is unexplained while no entry fits it', () => {
  expect(weigh('ibm', [finding], [])).toEqual({ unexplained: [finding], explained: 0, stale: [] })
})

test('an entry explains the findings of its juror, its rule and its place', () => {
  expect(weigh('ibm', [finding, finding], [entry])).toEqual({ unexplained: [], explained: 2, stale: [] })
})

test('an entry explains neither another rule nor another place', () => {
  const others = [
    { ...finding, rule: 'error: no-role' },
    { ...finding, at: '<form id="b">' },
    { ...finding, url: '/about' },
  ]
  expect(weigh('ibm', others, [entry])).toEqual({ unexplained: others, explained: 0, stale: [entry] })
})

test('an entry is stale when it explains nothing, even if another one explains everything', () => {
  const wide: Kept = { ...entry, where: /form/ }
  const narrow: Kept = { ...entry, where: /id="c"/ }
  expect(weigh('ibm', [finding], [wide, narrow]).stale).toEqual([narrow])
})

test('an entry for another juror explains nothing, and is not stale', () => {
  expect(weigh('vnu', [finding], [entry])).toEqual({ unexplained: [finding], explained: 0, stale: [] })
})
