import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { editCookie, studioPath, tokenHeader } from '../../src/shared/studio.ts'

const site = inject('site')

test('the published site contains no trace of the editor', () => {
  const traces = [editCookie, studioPath, tokenHeader, 'data-studio-host', 'vercelStega', '\u200b\u200b\u200b\u200b']
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(site, file), 'utf8')
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
  })
  expect(found).toEqual([])
})
