import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { command } from '../support/command.ts'
import { cleanWorlds, clearwater, copyOf, monolingual } from '../support/world.ts'

afterAll(cleanWorlds)

it('a change that would cause errors is not written, and so does not offer "npx sightline fix"', async () => {
  const { code, err } = await command(['add', 'city', 'Vancouver, WA', '--manifest', copyOf(clearwater)])
  expect(code).toBe(1)
  expect(err).toContain('NAME_WITH_STATE')
  expect(err).toContain('nothing was written')
  expect(err).not.toContain('npx sightline fix')
})

it('the text of a link to a page that is removed is shown, where it is after the removal', async () => {
  const folder = copyOf(monolingual)
  const { code, out } = await command([
    'remove',
    'page',
    '/conditions/dry-eye',
    '--manifest',
    folder,
    '--yes',
    '--json',
  ])
  expect(code).toBe(0)
  const unlinked = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'unlinked')
  expect(unlinked).not.toEqual([])
  for (const { file, line, text } of unlinked)
    expect(readFileSync(join(folder, file), 'utf8').split('\n')[line - 1]).toContain(text)
})

it('what a list cannot do without is not removed before the list names something else', {
  tags: ['soak'],
}, async () => {
  const remove = (service: string) => command(['remove', 'service', service, '--manifest', folder, '--yes'])
  const folder = copyOf(monolingual)
  expect((await remove('contact-lenses')).code).toBe(0)
  const { code, err } = await remove('eye-exams')
  expect(code).toBe(1)
  expect(err).toContain('WRONG_LENGTH')
  expect(err).toContain('add one to each first')
})
