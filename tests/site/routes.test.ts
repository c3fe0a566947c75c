import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { fileOf } from '../../generator/urls.ts'

const specified = readFileSync(join(root, 'tests/fixtures/spec-routes.txt'), 'utf8').split('\n').filter(Boolean)

test('every specified URL has a file in the published site', () => {
  expect(specified).toHaveLength(316)
  expect(specified.filter((url) => !existsSync(join(inject('site'), fileOf(url))))).toEqual([])
})
