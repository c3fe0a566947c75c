import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSchemas } from '../../../generator/json-schema/write-schemas.ts'
import { readLoosely } from '../../../generator/parse/loose-manifest.ts'
import { readManifest } from '../../../generator/read/read.ts'
import { languageServer } from '../../support/language-server.ts'
import { clearwater, copyOf } from '../../support/world.ts'

// What an author sees in an editor, from the language server that editors use, on a copy of the small practice.

const folder = copyOf(clearwater)
const writeAll = () => writeSchemas(folder, readLoosely(readManifest(folder).sources))

let editor: Awaited<ReturnType<typeof languageServer>>
beforeAll(async () => {
  writeAll()
  editor = await languageServer(folder)
})
afterAll(() => editor.stop())

/** The first line of a file, which tells every editor where its schema is. */
const modeline = (file: string) => {
  const [, below] = /^(pages|services-in-cities)\//.exec(file) ?? []
  const names: Record<string, string> = { pages: 'page', 'services-in-cities': 'services-in-cities' }
  const name = file.startsWith('ui/') ? 'words' : (names[below ?? ''] ?? file.replace('.yaml', ''))
  return `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length - 1)}.schema/${name}.json\n`
}

const offers = (file: string, text: string) => editor.complete(file, modeline(file) + text)
const labels = async (file: string, text: string) => (await offers(file, text)).map(({ label }) => label)
const hover = (file: string, text: string) => editor.hover(file, modeline(file) + text)

/** The underlined lines, counted without the modeline, and what is said about them. */
const squiggles = async (file: string, text: string) =>
  (await editor.check(file, modeline(file) + text)).map(({ line, message }) => `${line - 1}: ${message}`)

const written = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The text of a file with a mistake in it. */
function slip(file: string, right: string, wrong: string): string {
  const text = written(file)
  expect(text, file).toContain(right)
  return text.replace(right, wrong)
}

const page = 'kind: guide\nen:\n  title: A page\n'

it('the language server has nothing to report in a good manifest', { tags: ['soak'] }, async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  // In parallel, as the server debounces each change.
  const told = await Promise.all(
    files
      .filter((each) => each !== 'ui/glossary.yaml')
      .map(async (file) => ({ file, squiggles: await squiggles(file, written(file)) })),
  )
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(({ squiggles }) => squiggles.length > 0)).toEqual([])
})

// The server debounces each change, so these tests wait for it concurrently.
describe.concurrent('hover', () => {
  it.each([
    ['cities.yaml', '- name: A\n  coord|inates: { lat: 1, lon: 2 }\n', /on the map|for the map/, /./],
    ['cities.yaml', '- name: A\n  coordinates: { la|t: 1, lon: 2 }\n', /Degrees north/, /Example:/],
    ['neighborhoods.yaml', '- name: A\n  part|Of: irvine\n', /neighborhood that it belongs to/, /Example:/],
    ['practice.yaml', 'phones:\n  default:\n    num|ber: (714) 555-0100\n', /The number, as pages show it/, /Example:/],
    ['pages/a.yaml', `${page}  summ|ary: x\n`, /One sentence for cards/, /Example:/],
    ['pages/a.yaml', `${page}  sections:\n    - i|d: x\n`, /links lead to/, /Example:/],
  ])('explains in %s what a key is: %j', async (file, text, meaning, example) => {
    const told = await hover(file, text)
    expect(told).toMatch(meaning)
    expect(told).toMatch(example)
  })
})

describe.concurrent('completion', () => {
  const free = ['slug', 'path', 'locationPage', 'coordinates', 'areas', 'en', 'es']

  it('offers every unused key of a new city on a blank line below its name', async () => {
    const offered = await labels('cities.yaml', '- name: A\n  |\n')
    expect(offered).toEqual(expect.arrayContaining(free))
    expect(offered).not.toContain('name')
  })

  it('offers these keys below other cities from the first letter on', async () => {
    const offered = await labels('cities.yaml', `${written('cities.yaml')}- name: A\n  c|\n`)
    expect(offered).toEqual(expect.arrayContaining(free))
  })

  it('offers a new entry with all its required keys, even in an empty file', async () => {
    const texts = async (file: string, text: string) => (await offers(file, text)).map(({ insertText }) => insertText)
    expect(await texts('cities.yaml', '|\n')).toContain('- name: ')
    expect(await texts('neighborhoods.yaml', '|\n')).toContainEqual(expect.stringMatching(/answer: \$\d+/))
    expect(await texts('pages/a.yaml', `${page}  sections:\n    |\n`)).toContain(
      '- id: $1\n  heading: $2\n  blocks:\n    - $3',
    )
  })

  it('offers a new page of each kind, with all its required keys', async () => {
    const offered = (await offers('pages/a.yaml', '|\n')).find(({ label }) => label === 'New: faq page')
    expect(offered?.insertText).toMatch(/^kind: faq\nen:\n {2}title: \$1\n/)
    expect(offered?.insertText.match(/question: /g)).toHaveLength(3)
  })

  it.each([
    ['cities.yaml', '- |\n'],
    ['pages/a.yaml', '|\n'],
    ['pages/a.yaml', `${page}  |\n`],
    ['pages/a.yaml', `${page}  sections:\n    - id: a\n      heading: b\n      blocks:\n        - |\n`],
    ['practice.yaml', 'vendors:\n  - |\n'],
  ])('names groups in %s by their titles, not by numbers or types: %j', async (file, text) => {
    const offered = await labels(file, text)
    expect(offered.length).toBeGreaterThan(3)
    expect(offered.filter((label) => /^__|schema\d|^object$|^array$/.test(label))).toEqual([])
  })

  it.each([
    ['pages/a.yaml', 'kind: guide\nrelated:\n  - |\n', ['/conditions/dry-eye', '/locations/irvine-eye-doctor']],
    ['pages/a.yaml', 'kind: guide\nsources: [|]\n', ['aao-astigmatism']],
    ['pages/a.yaml', 'kind: guide\nphone: |\n', ['default']],
    ['pages/a.yaml', 'kind: guide\nvisitType: |\n', ['comprehensive', 'other']],
    ['pages/a.yaml', 'kind: guide\npartners: |\n', ['default']],
    ['pages/a.yaml', 'kind: home\nservices:\n  - |\n', ['myopia-control']],
    ['pages/a.yaml', 'kind: home\ntestimonials:\n  - |\n', ['clear-explanations']],
    [
      'pages/a.yaml',
      `${page}  sections:\n    - id: a\n      heading: b\n      blocks:\n        - care:\n            signs:\n              - |\n`,
      ['sudden-loss'],
    ],
    ['neighborhoods.yaml', '- name: A\n  partOf: |\n', ['irvine', 'woodbridge']],
    ['drive-times.yaml', 'default: 15-20\ncities:\n  |\n', ['irvine', 'newport-beach']],
    ['services.yaml', '- slug: a\n  related:\n    - |\n', ['myopia-control']],
    ['services.yaml', '- slug: a\n  readMore:\n    - |\n', ['/conditions/dry-eye']],
    ['services.yaml', '- slug: a\n  audience: |\n', ['near-me']],
    ['testimonials.yaml', '- id: a\n  service: |\n', ['myopia-control']],
    ['navigation.yaml', 'header:\n  - page: |\n', ['/conditions/dry-eye', '/services/myopia-control']],
    ['redirects.yaml', '- from: /a\n  to: |\n', ['/conditions/dry-eye']],
    ['search.yaml', '- page: |\n', ['/conditions/dry-eye']],
    ['services-in-cities/irvine.yaml', '- service: |\n', ['myopia-control']],
    ['pages/index.yaml', 'kind: home\nen:\n  stats:\n    - value: |\n', ['"{fact.since-year}"', '"{fact.same-week}"']],
  ])("offers in %s the manifest's own names: %s", async (file, text, names) => {
    expect(await labels(file, text)).toEqual(expect.arrayContaining(names))
  })
})

describe.concurrent('diagnostics', () => {
  const days = '  en:\n    name: A\n'
  it.each([
    ['a list too short', 'cities.yaml', '- name: A\n  areas: [B, C]\n', 'Array has too few items. Expected 6 or more.'],
    [
      'a misspelled key',
      'cities.yaml',
      '- name: A\n  cordinates: { lat: 1, lon: 2 }\n',
      'Property cordinates is not allowed.',
    ],
    [
      'a missing name',
      'cities.yaml',
      '- name:\n',
      'Must be text. Put it in quotes if it is a number, a date, true or false.',
    ],
    [
      'an address with capitals',
      'cities.yaml',
      '- name: A\n  slug: Lake Forest\n',
      'Must be lower-case letters a-z, digits and single hyphens.',
    ],
    ['yes for true', 'cities.yaml', '- name: A\n  locationPage: yes\n', 'Must be true or false, without quotes.'],
    ['a text that is empty', 'cities.yaml', '- name: "  "\n', 'Must not be empty, and'],
    [
      'minutes in words',
      'drive-times.yaml',
      'default: 15 min\ncities: {}\n',
      'Must be a range of minutes such as 12-15.',
    ],
    [
      'an address without its slash',
      'vertical.yaml',
      'parents: { conditions: conditions }\n',
      'Must be a page of this site, such as /conditions/dry-eye.',
    ],
    [
      'a day',
      'testimonials.yaml',
      '- { id: a, author: b, location: c, en: d, date: 3/14/2026 }\n',
      'Must be a date such as 2026-03-14.',
    ],
    [
      'an unknown city',
      'drive-times.yaml',
      'default: 15-20\ncities: { irvin: 12-15 }\n',
      /^1?.*There is no city with this name/,
    ],
    [
      'an unknown parent',
      'neighborhoods.yaml',
      `- name: A\n  partOf: irvin\n${days}`,
      /There is no city or neighborhood with this name/,
    ],
    [
      'an unknown page',
      'redirects.yaml',
      '- { from: /old, to: /conditions/dry-eyes }\n',
      /There is no page with this name\. Run "npx sightline check"/,
    ],
  ])('%s is explained in our own words', async (_, file, text, message) => {
    const told = await squiggles(file, text)
    expect(told).toContainEqual(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    )
    expect(told.join('\n')).not.toMatch(/\^|\\|"string \| #"/)
  })

  it.each([
    ['practice.yaml', 'zip: "92705"', 'zip: 92705', 'Must be a ZIP or postal code in quotes.'],
    [
      'practice.yaml',
      '(714) 555-0100',
      '(714) 555-010',
      'Must be a phone number such as (714) 555-0100, or +44 161 496 0000 elsewhere.',
    ],
    ['practice.yaml', 'opens: 09:00', 'opens: 9:00', 'Must be a time in quotes, such as "09:00".'],
    ['practice.yaml', 'url: https:', 'url: http:', 'Must be a web address that starts with https://.'],
    ['pages/index.yaml', '{fact.patients-treated}', '{fact.patient-treated}', /names in braces must be known/],
    ['pages/index.yaml', 'kind: home', 'kind: hom', /Value must be "home"/],
  ])('a mistake in %s, "%s", is explained in our own words', async (file, right, wrong, message) => {
    const told = await squiggles(file, slip(file, right, wrong))
    expect(told).toContainEqual(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    )
    expect(told.length, told.join('\n')).toBeLessThan(4)
  })

  it('a block of unknown shape is answered with the known shapes', async () => {
    const file = 'services-in-cities/irvine.yaml'
    const told = await squiggles(file, slip(file, '- list:', '- lsit:'))
    expect(told).toEqual([expect.stringMatching(/Must be text or a group with list:, steps:, table:, care:, photo:/)])
  })
})

it('completion offers a new city once the schemas are rewritten', async () => {
  writeFileSync(join(folder, 'cities.yaml'), `${written('cities.yaml')}- name: Corona\n`)
  writeAll()
  await editor.changed('.schema/neighborhoods.json')
  expect(await labels('neighborhoods.yaml', '- name: A\n  partOf: |\n')).toContain('corona')
})
