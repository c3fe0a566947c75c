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
