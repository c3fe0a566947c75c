import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { routeOf } from '../../generator/commands/routes.ts'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import { fileOf } from '../../generator/urls.ts'

const { site } = loadSite(join(root, 'manifest'))
const specified = readFileSync(join(root, 'tests/fixtures/spec-routes.txt'), 'utf8').split('\n').filter(Boolean)

test('every URL of the specification is a file of the published site', () => {
  expect(specified).toHaveLength(316)
  expect(specified.filter((url) => !existsSync(join(inject('site'), fileOf(url))))).toEqual([])
})

test('the page table changes only when somebody means it to', async () => {
  const lines = [...site!.rows].map((row) => {
    const { url, kind, language, state } = routeOf(row)
    return `${url} ${kind} ${language} ${state}`
  })
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/routes.txt')
})

test('no page is left in English under a Spanish address', () => {
  expect([...site!.rows].filter(({ state }) => state === 'fallback').map(({ url }) => url)).toEqual([])
})
