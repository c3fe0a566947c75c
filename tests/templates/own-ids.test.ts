import { expect, inject, it } from 'vitest'
import { buildPage } from '../../generator/build/build-page.ts'
import { section } from '../../generator/parse/schemas/blocks.ts'
import { readPage } from '../support/built-site.ts'
import { clearwater, siteOf } from '../support/world.ts'

it('no section may use an id that a template uses on pages with sections', () => {
  const site = siteOf(clearwater)
  const routes = [...site.routes]
  const kinds = new Set(routes.map(({ source }) => source.kind))
  // Their own ids, such as "urgent" and "pages", are too common to be refused everywhere else.
  kinds.delete('how-soon')
  kinds.delete('tools')
  const ids = [...kinds].flatMap((kind) => {
    const route = routes.find(({ source }) => source.kind === kind)!
    const { content } = buildPage(route, site)
    if (!('sections' in content)) return []
    const own = new Set([...JSON.stringify(content).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id!))
    return idsIn(readPage(inject('practice'), route.url)).filter((id) => !own.has(id))
  })
  expect(ids).toEqual(expect.arrayContaining(['main', 'contact-form', 'special-hours']))
  const isFree = (id: string) => section.safeParse({ id, heading: 'What to know', blocks: ['Come soon.'] }).success
  expect(isFree('what-to-know')).toBe(true)
  expect(ids.filter(isFree)).toEqual([])
  expect(['source-1', 'note-12', 'part-questions'].filter(isFree)).toEqual([])
})

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
