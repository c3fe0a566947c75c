import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { hashesOf, publish } from '../support/published.ts'
import { clearwater } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'sightline-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the same manifest produces the same bytes, whatever the output folder', async () => {
  const out = join(folder, 'again')
  expect((await publish(clearwater, out, { preview: true })).code).toBe(0)
  expect(hashesOf(out)).toEqual(hashesOf(inject('practice')))
})

test('a broken manifest leaves the published site untouched, to the byte', async () => {
  const manifest = join(folder, 'manifest')
  const out = join(folder, 'published')
  cpSync(clearwater, manifest, { recursive: true })
  expect((await publish(manifest, out)).code).toBe(0)
  const before = hashesOf(out)
  writeFileSync(join(manifest, 'cities.yaml'), '- nmae: Irvine\n')
  const { code, said } = await publish(manifest, out)
  expect(code).toBe(1)
  expect(said).toContain('Did you mean \\"name\\"?')
  expect(hashesOf(out)).toEqual(before)
})
