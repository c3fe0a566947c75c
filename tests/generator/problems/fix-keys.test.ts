import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { memo } from '../../../generator/memo.ts'
import { schemaOf } from '../../../generator/parse/schemas/index.ts'
import { worldNames, worldsFolder } from '../../support/world.ts'

const codes = ['en', 'es', 'pt'] as const

/** The keys that a file of the manifest may have, at any depth. */
function keysOf(file: string): string[] {
  const schema = schemaOf(file, codes)
  return schema === undefined ? [] : memo(schema, 'keys', () => namesIn(z.toJSONSchema(schema, asWritten)))
}

const asWritten = { io: 'input', unrepresentable: 'any' } as const

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}

/** Each problem that the small worlds report in a file with keys: the file, and the text from there on. */
const told = worldNames.flatMap((name) =>
  readFileSync(join(worldsFolder, name, 'expected.txt'), 'utf8')
    .split(/^manifest\//m)
    .slice(1)
    .map((text) => ({ name, file: /^[^:]*/.exec(text)![0], text }))
    .filter(({ file }) => schemaOf(file, codes) !== undefined),
)

test('a fix names only keys that its file, or a file that the problem names, may have', () => {
  const unknown = told.flatMap(({ name, file, text }) => {
    const fix = /^ {2}Fix: (.*)/m.exec(text)?.[1] ?? ''
    const named = Array.from(fix.matchAll(/"([a-z]\w*):"/gi), ([, key]) => key!)
    if (named.length === 0) return []
    const known = new Set([file, ...(text.match(/[\w/-]+\.yaml/g) ?? [])].flatMap(keysOf))
    return named.filter((key) => !known.has(key)).map((key) => `${name}, ${file}: ${key}`)
  })
  expect(unknown).toEqual([])
})
