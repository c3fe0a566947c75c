import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from '../../generator/commands/schema.ts'
import { root } from '../../generator/folders.ts'

const folder = join(root, 'manifest')
const yamlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))

test('the committed JSON Schemas are those of the code: run "npm run schema" when this fails', () => {
  const committed = Object.fromEntries(
    readdirSync(join(folder, '.schema')).map((file) => [file, readFileSync(join(folder, '.schema', file), 'utf8')]),
  )
  expect(committed).toEqual(jsonSchemas())
})

test('the schemas are of draft 7, which editors read', () => {
  for (const text of Object.values(jsonSchemas()))
    expect(JSON.parse(text).$schema).toBe('http://json-schema.org/draft-07/schema#')
})

test('every file of the manifest tells editors which schema is its own', () => {
  const wrong = yamlFiles.filter((file) => {
    const path = file.replaceAll('\\', '/')
    const name = path.startsWith('pages/') ? 'page' : path.startsWith('ui/') ? 'words' : path.replace('.yaml', '')
    const schema = posix.join(relative(dirname(path), '.'), `.schema/${name}.json`)
    return !readFileSync(join(folder, file), 'utf8').startsWith(`# yaml-language-server: $schema=${schema}\n`)
  })
  expect(wrong).toEqual([])
})
