import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDraft } from '../../../generator/author/draft.ts'
import { rename } from '../../../generator/author/rename.ts'
import { buildPage } from '../../../generator/build/build-page.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf } from '../../support/world.ts'

// Every JavaScript object inherits a property named "constructor", which no author has written.

it('a city called Constructor has pages like any other, with an estimated drive time', () => {
  const folder = copyOf(clearwater)
  appendFileSync(join(folder, 'cities.yaml'), '\n- name: Constructor\n  coordinates: { lat: 33.7, lon: -117.9 }\n')
  const { problems } = loaded(folder)
  expect(problems.filter(isError)).toEqual([])
  const told = problems.filter(({ message }) => message.includes('Constructor'))
  expect(told.map(({ code }) => code)).toContain('DEFAULT_DRIVE_TIME')
  const site = siteOf(folder)
  const routes = [...site.routes].filter(({ url }) => /\/constructor(-|$)/.test(url))
  expect(routes.length).toBeGreaterThan(2 * site.manifest.services.length)
  for (const route of routes) expect(JSON.stringify(buildPage(route, site)), route.url).toMatch(/\b\d+-\d+\b/)
})

it('a service called constructor has no text of its own in a city unless it is written', () => {
  const folder = copyOf(clearwater)
  const { sources, site: before } = loaded(folder)
  const irvine = Object.keys(before!.manifest.servicesInCities.irvine!)
  const bare = before!.manifest.services.find(({ slug }) => !irvine.includes(slug))!
  const draft = openDraft(sources)
  rename(draft, 'service', bare.slug, 'constructor')
  for (const { file, after } of draft.changes()) writeFileSync(join(folder, file), after!)
  const site = siteOf(folder)
  const { content } = pageAt<'service-city'>('/services/constructor/irvine', site)
  expect(content.own).toBeUndefined()
})

it('a text under such a key is judged like one under any other', () => {
  const folder = copyOf(clearwater)
  appendFileSync(join(folder, 'ui/en.yaml'), '\nvalueOf: ""\n')
  const long = `  toString: ${'A long text. '.repeat(150)}`
  editText(folder, 'pages/about.yaml', /^en:$/m, `en:\n${long}`)
  const { problems } = loaded(folder)
  const fixOf = (code: string) => problems.find((each) => each.code === code)?.fix
  expect(fixOf('EMPTY_TEXT')).toBe('Write the text, or remove it from the file.')
  expect(fixOf('LONG_TEXT')).toBe('Keep it to 1500 characters, or split it into several paragraphs.')
})
