import { afterAll, expect, it } from 'vitest'
import { command } from '../support/command.ts'
import { cleanWorlds, clearwater, copyOf } from '../support/world.ts'

afterAll(cleanWorlds)

it('a change that would cause errors is not written, and so does not offer "npx sightline fix"', async () => {
  const { code, err } = await command(['add', 'city', 'Vancouver, WA', '--manifest', copyOf(clearwater)])
  expect(code).toBe(1)
  expect(err).toContain('NAME_WITH_STATE')
  expect(err).toContain('nothing was written')
  expect(err).not.toContain('npx sightline fix')
})
