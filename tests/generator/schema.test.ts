import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from '../../generator/commands/schema.ts'
import { root } from '../../generator/folders.ts'
import { codesOf } from '../../generator/languages.ts'
import { codes } from '../support/languages.ts'
import { clearwater, siteOf } from '../support/world.ts'

const folder = join(root, 'manifest')
const yamlFiles = readdirSync(clearwater, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
)

test('the committed JSON Schemas are those of the code: run "npm run schema" when this fails', () => {
  const committed = Object.fromEntries(
    readdirSync(join(folder, '.schema')).map((file) => [file, readFileSync(join(folder, '.schema', file), 'utf8')]),
  )
  expect(committed).toEqual(jsonSchemas(codesOf(siteOf(folder).manifest.languages)))
})

test('the schemas are of draft 7, which editors read', () => {
  for (const text of Object.values(jsonSchemas(codes)))
    expect(JSON.parse(text).$schema).toBe('http://json-schema.org/draft-07/schema#')
})

test('there is a schema for every file a manifest may have', () => {
  const without = yamlFiles.filter((file) => {
    const byFolder = { 'pages/': 'page', 'services-in-cities/': 'services-in-cities', 'ui/': 'words' }
    const name = Object.entries(byFolder).find(([each]) => file.startsWith(each))?.[1] ?? file.replace('.yaml', '')
    return !(`${name}.json` in jsonSchemas(codes))
  })
  expect(without).toEqual([])
})
