import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RenameOptions } from '../../../generator/commands/propose.ts'
import { rename } from '../../../generator/commands/rename.ts'
import type { Io } from '../../../generator/commands/terminal/io.ts'
import { command, here, objectsIn } from '../../support/command.ts'
import { clearwater, copyOf, monolingual, world } from '../../support/world.ts'

describe('renaming a city that a testimonial names', () => {
  /** Renames Brook Hill where a person gives exactly these answers, or where nobody can be asked. */
  async function renamed(options: RenameOptions, answers?: string[]) {
    const manifest = world('base')
    const asking = answers && { ask: async () => answers.shift()! }
    const work = (io: Io) => rename({ ...io, ...asking }, 'city', 'Brook Hill', 'Brook Vale', options)
    const run = await here(work, { manifest })
    const nameIn = (file: string) => /: (Brook \w+)/.exec(readFileSync(join(manifest, file), 'utf8'))![1]
    expect(answers ?? []).toEqual([])
    return { ...run, named: [nameIn('cities.yaml'), nameIn('testimonials.yaml')] }
  }

  type Case = [string, RenameOptions, string[] | undefined]

  it.each<Case>([
    ['nobody can be asked', {}, undefined],
    ['a person presses Enter', {}, ['', '']],
    ['a person changes the texts too, and then declines', {}, ['y', 'no']],
    ['a person declines what --texts would write', { texts: true }, ['n']],
  ])('writes nothing, and returns exit code 10, when %s', async (_, options, answers) => {
    const { code, out, err, named } = await renamed(options, answers)
    expect(code).toBe(10)
    expect(out).toContain('-- name: Brook Hill\n')
    expect(err).toContain('Nothing was written.')
    expect(named).toEqual(['Brook Hill', 'Brook Hill'])
  })

  it.each<Case>([
    ['with --yes', { yes: true }, []],
    ['when a person agrees to the change but not to new texts', {}, ['n', 'y']],
  ])('lists the texts with the old name, and leaves them, %s', async (_, options, answers) => {
    const { code, out, named } = await renamed(options, answers)
    expect(code).toBe(0)
    expect(out).toMatch(/Texts that still say "Brook Hill" .*\n {2}testimonials\.yaml:\d+ Brook Hill\n/)
    expect(named).toEqual(['Brook Vale', 'Brook Hill'])
  })

  it.each<Case>([
    ['with --texts and --yes', { texts: true, yes: true }, undefined],
    ['when a person agrees to both', {}, ['y', 'yes']],
  ])('writes the new name in texts too %s', async (_, options, answers) => {
    const { code, out, named } = await renamed(options, answers)
    expect(code).toBe(0)
    expect(out).not.toContain('Texts that still say')
    expect(named).toEqual(['Brook Vale', 'Brook Vale'])
  })
})

it.each([
  ['no place', 'The Hills', true],
  ['a place out of reach', 'Fresno', true],
  ['another place near by', 'Brea', true],
  ['the same place', 'TUSTIN LEGACY', false],
])('a city keeps its place where the gazetteer knows %s by its new name', async (_, now, isWritten) => {
  const folder = world('base')
  appendFileSync(join(folder, 'cities.yaml'), '- name: Tustin Legacy\n')
  const { code } = await command(['rename', 'city', 'Tustin Legacy', now, '--manifest', folder, '--yes'])
  expect(code).toBe(0)
  const place = isWritten ? '\n  coordinates: { lat: 33.7, lon: -117.826 }' : ''
  expect(readFileSync(join(folder, 'cities.yaml'), 'utf8')).toMatch(new RegExp(`- name: ${now}${place}\n$`))
})

it('a city that was not on the map is put where the gazetteer knows its new name', async () => {
  const folder = world('base')
  const { code } = await command(['rename', 'city', 'Cedar Point', 'Tustin Legacy', '--manifest', folder, '--yes'])
  expect(code).toBe(0)
  expect(readFileSync(join(folder, 'cities.yaml'), 'utf8')).toMatch(/- name: Tustin Legacy\n$/)
})

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
  const unlinked = objectsIn<{ event: string; file: string; line: number; text: string }>(out).filter(
    ({ event }) => event === 'unlinked',
  )
  expect(unlinked).not.toEqual([])
  for (const { file, line, text } of unlinked)
    expect(readFileSync(join(folder, file), 'utf8').split('\n')[line - 1]).toContain(text)
})

it('a service that a list needs is not removed until the list names another', {
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
