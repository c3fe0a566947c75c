import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { ended } from '../support/command.ts'
import { freshCopy } from '../support/fresh-copy.ts'
import { isSoak, someOf } from '../support/soak.ts'
import { type ChangePlace, Copy, readChange } from './change.ts'

// Applies each entry of "How to add" in CONTRIBUTING.md to a copy of the checkout: with as many files as it says, the
// code compiles, the site is generated, and the new thing is in it.

const small = 'tests/fixtures/practices/monolingual'
const large = 'tests/fixtures/practices/clearwater'

let copy: Copy
beforeAll(() => {
  copy = new Copy(freshCopy('how-to'))
})

/** Without SOAK, so that tests started here are those of every change. */
const env = { ...process.env, SOAK: undefined }

const run = (program: string, ...parameters: string[]) =>
  ended(spawn(process.execPath, [program, ...parameters], { cwd: copy.folder, env }))

const sightline = (...parameters: string[]) => run('generator/sightline.mjs', ...parameters)

/** Generates the site of a practice. Returns functions to read its files. */
async function generate(manifest: string) {
  const out = join(copy.folder, '.cache/site')
  const { code, out: said, err } = await sightline('generate', '--manifest', manifest, '--out', out)
  expect(code, said + err).toBe(0)
  const has = (file: string) => existsSync(join(out, file))
  const read = (file: string) => readFileSync(join(out, file), 'utf8')
  return { has, read }
}

/** The compiler's errors, one line each: `generator/page.ts(1,2): error ...`. */
async function refusals(...projects: string[]): Promise<string[]> {
  // Other tests keep the other cores busy, and parallel threads would check a third of the code twice.
  const { out } = await run(
    'node_modules/typescript/bin/tsc',
    '-b',
    ...projects,
    '--pretty',
    'false',
    '--singleThreaded',
  )
  return out.split('\n').filter((line) => /: error TS/.test(line))
}

const rooms = ['generator', 'templates', 'src', 'tests']

/** The tests of everything: of all kinds, blocks, files of the manifest and problems, whichever there are. */
const testsOfAll = [
  'tests/architecture/',
  'tests/practice/',
  'tests/templates/editable',
  ...['schema', 'problems', 'audit-parts', 'kept-languages'].map((name) => `tests/generator/${name}.test`),
]

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How many files CONTRIBUTING.md says it takes. */
function filesSaid(name: string): number {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const entry = new RegExp(`^- \\*\\*${name.replaceAll('-', ' ')}\\*\\*: (\\w+) files?\\b`, 'm').exec(text)
  return numbers.indexOf(entry?.[1] ?? '')
}

/** The words of a new language: the English ones, each with a mark. Keys and placeholders stay. */
const marked = (words: string) => words.replace(/^( *[\w-]+: )("?)([^"\n|>]+)("?)$/gm, '$1$2$3 (de)$4')

test('a diff whose lines are missing or occur twice is refused', () => {
  const change = (before: string) => ({
    name: 'stale',
    files: [{ file: 'generator/page.ts', isNew: false, hunks: [{ before, after: '' }] }],
  })
  expect(() => copy.become([change('gone\n')])).toThrow(
    'stale.diff: generator/page.ts no longer has these lines:\ngone',
  )
  expect(() => copy.become([change('}\n')])).toThrow('has these lines twice')
})

describe('by YAML alone', { tags: ['soak'] }, () => {
  it('a page gets the address of its path, and is listed', async () => {
    const page = readChange('a-page')
    copy.become([page])
    expect(page.files).toHaveLength(filesSaid('a-page'))
    const { read } = await generate(small)
    expect(read('first-visit.html')).toContain('Bring the glasses you wear now')
    for (const list of ['sitemap.xml', 'sitemap.html', 'search-en.json']) expect(read(list)).toContain('/first-visit')
  })

  it('a language gets every page, with its own layout around the English text, and a switch', async () => {
    const language = readChange('a-language')
    copy.become([language])
    copy.write(`${small}/ui/de.yaml`, marked(readFileSync(join(root, small, 'ui/en.yaml'), 'utf8')))
    expect(language.files.length + 1).toBe(filesSaid('a-language'))
    const { read } = await generate(small)
    for (const page of ['de', 'de/about', 'de/services/eye-exams/hollow-brook', 'de/404']) {
      const html = read(`${page}.html`)
      expect(html, page).toMatch(/<html[^>]* lang="de"/)
      expect(html, page).toMatch(/<main[^>]* lang="en"/)
      expect(html, page).toContain('(de)')
    }
    expect(read('about.html')).toMatch(/<a class="language"[^>]* href="\/de\/about"[^>]*>Deutsch</)
    expect(read('de/about.html')).toMatch(/<a class="language"[^>]* href="\/about"[^>]*>English</)
    expect(read('de/about.html')).toMatch(/<link rel="canonical" href="[^"]*\.example\/about"/)
    expect(read('appointment-de.json')).toContain('(de)')
  })

  it('a vertical gets its own kind of doctor, addresses and visit types', async () => {
    const vertical = readChange('a-vertical')
    copy.become([vertical])
    expect(vertical.files).toHaveLength(filesSaid('a-vertical'))
    const { has, read } = await generate(small)
    expect(has('locations/hollow-brook-physiotherapy.html')).toBe(true)
    expect(has('locations/hollow-brook-eye-doctor.html')).toBe(false)
    expect(read('index.html')).toContain('"Physiotherapist"')
    expect(read('index.html')).not.toContain('Optometr')
    const visits = Object.entries(JSON.parse(read('appointment-en.json'))).filter(([key]) => /^visitTypes\./.test(key))
    expect(visits.map(([, words]) => words)).toEqual(['First session', 'Follow-up visit', 'Other'])
  })
})

describe('by code', () => {
  const [block, kind, family, problem, file] = [
    readChange('a-block'),
    readChange('a-kind'),
    readChange('a-family-of-pages'),
    readChange('a-problem'),
    readChange('a-file-of-the-manifest'),
  ]
  const changes = [block, kind, family, problem, file]

  it.each(changes)('$name takes as many files as CONTRIBUTING.md says', ({ name, files }) => {
    expect(files).toHaveLength(filesSaid(name))
  })

  // In a soak, the tests too: they take as long as all other rooms, and the changes hardly touch them.
  test('all of it compiles', async () => {
    copy.become(changes)
    expect(await refusals('.', ...(isSoak ? ['tests'] : []))).toEqual([])
  })

  describe('the site', { tags: ['soak'] }, () => {
    let site: Awaited<ReturnType<typeof generate>>
    beforeAll(async () => {
      copy.become(changes)
      site = await generate(large)
    })

    it('shows the new block', () => {
      expect(site.read('conditions/keratoconus.html')).toContain('<dl class="timeline"><div><dt>After a year</dt>')
    })

    it('has a page of the new kind, with the text that only this kind has', () => {
      expect(site.read('parking.html')).toContain('<p class="until">Until the first of May</p>')
      expect(site.read('parking.html')).toMatch(/<link rel="stylesheet" href="[^"]*\/reading\./)
      expect(site.read('sitemap.html')).toContain('href="/parking"')
    })

    it('has the pages of the new family, in both languages, and lists them', () => {
      const url = 'for/families/dry-eye-doctor-near-me'
      for (const page of [url, `es/${url}`]) {
        expect(site.read(`${page}.html`)).toMatch(/<h1><span>[^<]+:<\/span> <span>[^<]+<\/span><\/h1>/)
        expect(site.read('sitemap.xml')).toContain(`/${page}<`)
      }
    })

    it('uses what the new file of the manifest says', () => {
      expect(site.read('robots.txt')).toContain('User-agent: GreedyBot\nDisallow: /\n')
    })
  })

  test('the schemas for editors know the new file and the new kind', { tags: ['soak'] }, async () => {
    copy.become(changes)
    expect((await sightline('schema', '--manifest', 'manifest')).code).toBe(0)
    const schema = (name: string) => readFileSync(join(copy.folder, 'manifest/.schema', `${name}.json`), 'utf8')
    expect(schema('page')).toContain('"notice"')
    expect(schema('crawlers')).toContain('"name"')
  })

  test('the new problem is explained, and its fixture gives the output that the author reads', {
    tags: ['soak'],
  }, async () => {
    copy.become(changes)
    expect((await sightline('explain', 'SHOUTED_HEADING')).out).toContain('read as shouting')
    const [worlds, name] = [join(copy.folder, 'tests/fixtures/manifests'), 'a-heading-shouts']
    const world = '.cache/world/manifest'
    rmSync(join(copy.folder, world), { recursive: true, force: true })
    cpSync(join(worlds, 'base'), join(copy.folder, world), { recursive: true })
    cpSync(join(worlds, name, 'pages'), join(copy.folder, world, 'pages'), { recursive: true })
    const { code, out, err } = await sightline('check', '--manifest', world)
    expect(code).toBe(1)
    const told = readFileSync(join(worlds, name, 'expected.txt'), 'utf8').split('1 error')[0]!
    expect(out + err).toContain(told)
  })

  test('the code is in our style, and the tests pass with the snapshots accepted', { tags: ['soak'] }, async () => {
    copy.become(changes)
    const style = await run('node_modules/@biomejs/biome/bin/biome', 'check', ...rooms)
    expect(style.code, style.out + style.err).toBe(0)
    expect((await sightline('schema', '--manifest', 'manifest')).code).toBe(0)
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter', 'dot']
    const { code, out, err } = await run(vitest[0]!, ...vitest.slice(1), '--update', ...testsOfAll)
    expect(code, out + err).toBe(0)
  })

  describe('the compiler refuses', { tags: ['soak'] }, () => {
    /**
     * The places to leave out, and the error each causes, which presumes that the first place is there. Places whose
     * errors are in different files are left out together.
     */
    const asked: { place: ChangePlace; says: RegExp }[][] = [
      [
        { place: { change: kind.name, file: 'generator/kinds.ts', hunk: 0 }, says: /^generator\/kinds\.ts.*'notice'/ },
        {
          place: { change: file.name, file: 'generator/parse/schemas/index.ts', hunk: 1 },
          says: /^generator\/parse\/.*'crawlers\.yaml'/,
        },
        {
          place: { change: kind.name, file: 'generator/expand/written.ts' },
          says: /^generator\/expand\/written\.ts.*'notice'/,
        },
        {
          place: { change: kind.name, file: 'templates/registry.ts', hunk: 1 },
          says: /^templates\/registry\.ts.*'?notice'?/,
        },
        {
          place: { change: block.name, file: 'templates/parts/blocks.tsx' },
          says: /^templates\/parts\/blocks\.tsx.*ending return/,
        },
        {
          place: { change: block.name, file: 'templates/parts/blocks.examples.tsx' },
          says: /^templates\/parts\/blocks\.examples\.tsx.*'timeline'/,
        },
      ],
      [
        {
          place: { change: block.name, file: 'generator/expand/text.ts' },
          says: /^generator\/expand\/text\.ts.*'table'/,
        },
        {
          place: { change: kind.name, file: 'templates/registry.ts', hunk: 2 },
          says: /^templates\/registry\.ts.*'?notice'?/,
        },
        {
          place: { change: file.name, file: 'generator/render/fast-path/dependency-keys.ts' },
          says: /^generator\/render\/fast-path\/.*'crawlers'/,
        },
        {
          place: { change: kind.name, file: 'generator/parse/schemas/page.ts' },
          says: /^generator\/expand\/written\.ts.*'notice'/,
        },
      ],
    ]

    it.each(
      someOf(
        asked.map((places) => [places.map(({ place }) => place.file).join(' and '), places] as const),
        3,
      ),
    )('when %s is forgotten', async (_, places) => {
      copy.become(
        changes,
        places.map(({ place }) => place),
      )
      const rooms = new Set(places.map(({ place }) => place.file.split('/')[0]!))
      const refused = await refusals(...rooms)
      for (const { says } of places)
        expect(
          refused.filter((line) => says.test(line)),
          refused.join('\n'),
        ).not.toEqual([])
    })
  })
})
