import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pluralRules } from '../../../generator/text/plural-rules.ts'
import { command, objectsIn } from '../../support/command.ts'
import { world } from '../../support/world.ts'

test('a language has its own plural forms, and those of English where nobody knows them', () => {
  expect(['ar', 'zh-hant', 'ht'].map((code) => pluralRules(code).resolvedOptions().pluralCategories.length)).toEqual([
    6, 1, 2,
  ])
})

test('a language that nobody knows the plural forms of needs the same ones on a computer in French', async () => {
  const folder = world('base')
  appendFileSync(join(folder, 'languages.yaml'), '- { code: ht, name: Kreyòl }\n')
  const found = "search:\n  found_one: 1 rezilta\n  found_other: '{count} rezilta'\n"
  writeFileSync(join(folder, 'ui/ht.yaml'), found)
  const { out } = await command(['check', '--manifest', folder, '--json'], { LC_ALL: 'fr_CA.UTF-8' })
  const problems = objectsIn<{ code?: string; file?: string }>(out)
  expect(problems).toContainEqual(expect.objectContaining({ code: 'UNTRANSLATED_WORD', file: 'ui/ht.yaml' }))
  expect(problems.filter(({ code }) => code === 'PLURAL_FORMS')).toEqual([])
})
