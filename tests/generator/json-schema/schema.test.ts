import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test, vi } from 'vitest'
import * as z from 'zod'
import { collectNames } from '../../../generator/checks/names.ts'
import { references } from '../../../generator/checks/references.ts'
import { root } from '../../../generator/folders.ts'
import { type EditorSchema, partsOf, someText } from '../../../generator/json-schema/editor-schema.ts'
import { jsonSchemas, schemaFiles } from '../../../generator/json-schema/json-schemas.ts'
import { keyTable } from '../../../generator/json-schema/key-table.ts'
import { limitFillIns } from '../../../generator/json-schema/limit-fill-ins.ts'
import { manifestReference } from '../../../generator/json-schema/manifest-reference.ts'
import { renewSchemas, writeSchemas } from '../../../generator/json-schema/write-schemas.ts'
import { readLoosely } from '../../../generator/parse/loose-manifest.ts'
import { languageCode } from '../../../generator/parse/schemas/languages.ts'
import { pageId, slug } from '../../../generator/parse/schemas/text.ts'
import { manifestKey } from '../../../generator/publish/manifest-key.ts'
import { readManifest } from '../../../generator/read/read.ts'
import * as sourceKeys from '../../../generator/run/source-keys.ts'
import { editText } from '../../support/edit-text.ts'
import { failDisk } from '../../support/faults.mjs'
import { codes } from '../../support/languages.ts'
import { clearwater, copyOf } from '../../support/world.ts'

const loosely = (folder: string) => readLoosely(readManifest(folder).sources)
const names = collectNames(loosely(clearwater))

/** Every schema in `schema`, itself included, with the keys that lead to it. */
function* all(schema: EditorSchema, path: string): Iterable<[path: string, schema: EditorSchema]> {
  yield [path, schema]
  for (const [key, each] of Object.entries(schema.properties ?? {})) yield* all(each, `${path} ${key}`)
  for (const each of partsOf({ ...schema, properties: {} })) yield* all(each, path)
}

/** The keys of every file, each with its schema. */
const keys = schemaFiles(codes).flatMap(({ of, schema }) =>
  [...all(schema, of)].flatMap(([path, { properties = {} }]) =>
    Object.entries(properties).map(([key, each]) => ({ path: `${path} ${key}`, schema: each })),
  ),
)

it('no key that stands next to texts is the code of a language that a site can have', () => {
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const nextToTexts = schemaFiles(codes)
    .flatMap(({ of, schema }) => [...all(schema, of)].map(([, { properties = {} }]) => Object.keys(properties)))
    .filter((keys) => codes.every((code) => keys.includes(code)))
    .flat()
    .filter((key) => codes.every((code) => code !== key))
  expect(nextToTexts).toContain('id')
  expect(nextToTexts.filter((key) => languageCode.safeParse(key).success && languages.of(key))).toEqual([])
})

/** Whether the key holds a value rather than further keys. */
const isLeaf = ({ type, items, anyOf, oneOf, properties }: EditorSchema): boolean =>
  type === 'array' ? isLeaf(items!) : (anyOf ?? oneOf ?? properties) === undefined

describe('what editors show for a key', () => {
  it('exists for every key of every file', () => {
    expect(keys.length).toBeGreaterThan(300)
    const silent = keys.filter(({ schema: { description = '' } }) => !/^[A-Z`1-9].*[.)]$/s.test(description))
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('has an example for every key with a value', () => {
    const without = keys.filter(({ schema }) => isLeaf(schema) && (schema.examples ?? []).length === 0)
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('has only examples that are valid for the key', () => {
    const wrong = keys.flatMap(({ path, schema }) =>
      (schema.examples ?? [])
        .filter((example) => !z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(example).success)
        .map((example) => `${path}: ${JSON.stringify(example)}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the schemas', () => {
  const schemas = jsonSchemas(codes, names)

  test('use draft 7, which editors read', () => {
    for (const { $schema } of Object.values(schemas) as { $schema?: string }[])
      expect($schema).toBe('http://json-schema.org/draft-07/schema#')
  })

  test('exist for every file a manifest may have', () => {
    const yamlFiles = readdirSync(clearwater, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => file.replaceAll('\\', '/'))
    const without = yamlFiles.filter((file) => {
      const byFolder = { 'pages/': 'page', 'services-in-cities/': 'services-in-cities', 'ui/': 'words' }
      const name = Object.entries(byFolder).find(([each]) => file.startsWith(each))?.[1] ?? file.replace('.yaml', '')
      return !(`${name}.json` in schemas)
    })
    expect(without).toEqual([])
  })

  test('have a title for every group, which editors would otherwise call an object', () => {
    const untitled = schemaFiles(codes).flatMap(({ of, schema }) =>
      [...all(schema, of)].filter(([, { type, title }]) => type === 'object' && title === undefined),
    )
    expect(untitled.map(([path]) => path)).toEqual([])
    expect(JSON.stringify(schemas).match(/__schema\d/)).toBeNull()
  })

  test('allow only names in the manifest wherever one file refers to what another lists', { tags: ['soak'] }, () => {
    const free = schemaFiles(codes).flatMap(({ file, of }) => {
      const places = references.flatMap((each) => each.places.filter(([place]) => place === of))
      const bare = JSON.stringify(jsonSchemas(codes)[file])
      return places.length === 0 || JSON.stringify(schemas[file]) !== bare ? [] : [of]
    })
    expect(free).toEqual([])
  })

  // Without this, a new key that takes the name of something else could be left out of `references`.
  test('accept any name only where a key defines it or a rule of its own checks it', () => {
    const gives = new Set([
      'cities.yaml path es',
      'languages.yaml prefix',
      'pages/ utm campaign',
      'pages/ utm medium',
      'pages/ utm source',
      'partners.yaml categories',
      'practice.yaml doctor en',
      'practice.yaml doctor es',
      'practice.yaml phones',
      'vertical.yaml contactReasons',
      'vertical.yaml placeSuffix',
      'vertical.yaml visitTypes',
    ])
    const hasOwnRule = new Set([
      'signs.yaml about',
      'vertical.yaml generalVisits',
      'vertical.yaml parents conditions',
      'vertical.yaml parents topics',
      'vertical.yaml usualVisit',
    ])
    const patterns = [slug, pageId].map((each) => (z.toJSONSchema(each) as EditorSchema).pattern)
    const free = schemaFiles(codes).flatMap(({ file, of }) =>
      [...all(schemas[file]!, of)].filter(([, { pattern }]) => pattern !== undefined && patterns.includes(pattern)),
    )
    const isGiven = (path: string) => / (id|slug)$/.test(path) || gives.has(path) || hasOwnRule.has(path)
    expect(free.map(([path]) => path).filter((path) => !isGiven(path))).toEqual([])
  })

  test('allow any name if not all names are known', () => {
    const related = (known: typeof names) => JSON.stringify(jsonSchemas(codes, known)['neighborhoods.json'])
    expect(related(names)).toContain('"irvine"')
    expect(related({ ...names, cities: undefined })).not.toContain('There is no city')
  })

  test('allow any name in braces of a kind that is not all known, and no other', () => {
    const text: EditorSchema = { type: 'string', pattern: someText }
    limitFillIns({ properties: { intro: text } }, 'neighborhoods.yaml', { ...names, signs: undefined })
    const accepted = ['{sign.curtain}', '{fact.since-year}', '{fact.nothing}'].filter((each) =>
      new RegExp(text.pattern!).test(each),
    )
    expect(accepted).toEqual(['{sign.curtain}', '{fact.since-year}'])
  })

  test('allow any name in braces in the words of the interface, each of which has names of its own', () => {
    const word: EditorSchema = { type: 'string', pattern: someText }
    limitFillIns({ properties: { 'areas.heading': word } }, 'ui/', names)
    expect(word.pattern).toBe(someText)
  })
})

test('the reference matches the code: run "npm run schema" when this fails', () => {
  expect(readFileSync(join(root, 'manifest/REFERENCE.md'), 'utf8')).toBe(manifestReference())
})

test('the reference tells apart what a key means in each kind of group', () => {
  const tool = (kind: string, id: object) => ({ title: kind, properties: { kind: { const: kind }, id, site: {} } })
  const table = keyTable({
    oneOf: [
      tool('ads', { description: 'The tag.', examples: ['AW-1'] }),
      tool('pixel', { description: 'The account.' }),
      tool('replay', { description: 'The account.' }),
    ],
  })
  expect(table).toContain('| `kind` | one of `ads`, `pixel`, `replay` |')
  expect(table).toContain('ads: The tag. Example: `AW-1` · pixel, replay: The account. |')
  expect(table.match(/`site`/g)).toHaveLength(1)
})

test('every link within the reference has a target', () => {
  const told = manifestReference()
  const anchors = new Set([
    ...[...told.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!.toLowerCase().replace(/[^a-z0-9-]/g, '')),
    ...[...told.matchAll(/<a id="([^"]*)">/g)].map(([, id]) => id!),
  ])
  const links = [...told.matchAll(/\]\(#([^)]*)\)/g)].map(([, link]) => link!)
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((link) => !anchors.has(link))).toEqual([])
})

describe('check and dev rewrite the schemas', () => {
  /** A small practice whose cities.yaml names its schema. */
  function practice(): string {
    return editText(copyOf(clearwater), 'cities.yaml', /^/, '# yaml-language-server: $$schema=.schema/cities.json\n')
  }
  const schemaOf = (folder: string, name: string) => join(folder, '.schema', `${name}.json`)
  const renew = (folder: string) => renewSchemas(folder, loosely(folder))

  it('if a file names its schema, and not otherwise', () => {
    const folder = practice()
    renew(folder)
    expect(readdirSync(join(folder, '.schema')).length).toBeGreaterThan(20)
    expect(readFileSync(join(folder, '.schema/.gitignore'), 'utf8')).toBe('*\n')
    expect(existsSync(join(folder, 'REFERENCE.md'))).toBe(false)
    const plain = editText(copyOf(clearwater), 'sources.yaml', /^# yaml-language-server.*\n/, '')
    renew(plain)
    expect(existsSync(join(plain, '.schema'))).toBe(false)
  })

  it('when a name is added, and only those that list it', () => {
    const folder = practice()
    renew(folder)
    const untouched = statSync(schemaOf(folder, 'practice')).mtimeMs
    appendFileSync(join(folder, 'cities.yaml'), '- name: Corona\n')
    renew(folder)
    expect(readFileSync(schemaOf(folder, 'drive-times'), 'utf8')).toContain('"corona"')
    expect(statSync(schemaOf(folder, 'practice')).mtimeMs).toBe(untouched)
  })

  it('with the languages that are kept for later, whose words editors would otherwise underline', () => {
    const folder = editText(practice(), 'languages.yaml', /(?<=code: es\n)/, '  published: false\n')
    renew(folder)
    expect(readFileSync(schemaOf(folder, 'cities'), 'utf8')).toContain('"es":')
  })

  it('when any of our code has changed, such as the hosts that a key accepts', () => {
    const folder = practice()
    renew(folder)
    rmSync(schemaOf(folder, 'practice'))
    const newer = vi.spyOn(sourceKeys, 'checkingKey').mockReturnValue('newer')
    renew(folder)
    newer.mockRestore()
    expect(existsSync(schemaOf(folder, 'practice'))).toBe(true)
  })

  it.each(['EROFS', 'EDQUOT'])('unless the disk takes nothing: %s', (code) => {
    const folder = practice()
    const restore = failDisk({ under: [folder], at: 1, code, only: 'mkdir', lasting: true })
    try {
      renew(folder)
    } finally {
      restore()
    }
    expect(existsSync(join(folder, '.schema'))).toBe(false)
  })

  it('unless the folder was moved away since it was read', () => {
    const folder = practice()
    const loose = loosely(folder)
    rmSync(folder, { recursive: true })
    renewSchemas(folder, loose)
    expect(existsSync(folder)).toBe(false)
  })

  it('not when a text has changed', () => {
    const folder = practice()
    renew(folder)
    rmSync(schemaOf(folder, 'cities'))
    appendFileSync(join(folder, 'cities.yaml'), '# A comment\n')
    renew(folder)
    expect(existsSync(schemaOf(folder, 'cities'))).toBe(false)
  })

  it.runIf(existsSync('/sys/kernel'))('and carry on where nothing can be written', () => {
    expect(() => renewSchemas('/sys/kernel', loosely(practice()))).not.toThrow()
  })

  it('without changing the key of the manifest', { tags: ['soak'] }, () => {
    const folder = practice()
    const before = manifestKey(folder)
    writeSchemas(folder, loosely(folder))
    expect(existsSync(join(folder, 'REFERENCE.md'))).toBe(true)
    expect(manifestKey(folder)).toBe(before)
  })
})
