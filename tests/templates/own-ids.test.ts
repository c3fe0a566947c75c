import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { section } from '../../generator/parse/schemas/blocks.ts'

it('no section may use an id that the frame of every page has', () => {
  const site = inject('practice')
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]*\.html$/.test(file))
  const ids = pages.map((file) => idsIn(readFileSync(join(site, file), 'utf8')))
  const ofFrame = ids[0]!.filter((id) => ids.every((others) => others.includes(id)))
  expect(ofFrame).toContain('main')
  const isFree = (id: string) => section.safeParse({ id, heading: 'What to know', blocks: ['Come soon.'] }).success
  expect(isFree('what-to-know')).toBe(true)
  expect(ofFrame.filter(isFree)).toEqual([])
  expect(['source-1', 'note-12', 'part-questions'].filter(isFree)).toEqual([])
})

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
