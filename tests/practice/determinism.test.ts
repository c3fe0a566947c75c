import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { generate } from '../../generator/commands/generate.ts'
import { clearwater } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'sightline-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said: string[] = []
const io = (manifest: string, out: string) => ({
  manifest,
  out,
  json: false,
  print: (text: string) => said.push(text),
  note: (text: string) => said.push(text),
})

test('the same manifest produces the same bytes, whatever the output folder', async () => {
  const out = join(folder, 'again')
  expect(await generate(io(clearwater, out), { preview: true })).toBe(0)
  expect(hashes(out)).toEqual(hashes(inject('practice')))
})

test('a broken manifest leaves the published site untouched, to the byte', async () => {
  const manifest = join(folder, 'manifest')
  const out = join(folder, 'published')
  cpSync(clearwater, manifest, { recursive: true })
  expect(await generate(io(manifest, out))).toBe(0)
  const before = hashes(out)
  writeFileSync(join(manifest, 'cities.yaml'), '- nmae: Irvine\n')
  expect(await generate(io(manifest, out))).toBe(1)
  expect(said.join('\n')).toContain('Did you mean "name"?')
  expect(hashes(out)).toEqual(before)
})

function hashes(site: string): Record<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(
    paths.map((path) => [path.slice(site.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}
