import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { audit } from '../../../generator/audit/audit.ts'
import { auditWarnings } from '../../../generator/audit/warnings.ts'
import { checkDates } from '../../../generator/checks/dates.ts'
import { missingNotices } from '../../../generator/checks/notices.ts'
import { atRelease, checkRelease } from '../../../generator/checks/release.ts'
import { checkSearchAnswers } from '../../../generator/checks/search-answers.ts'
import { unpublishedEntries } from '../../../generator/checks/unconfirmed.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { catalogue, type ProblemCode } from '../../../generator/problems/catalogue.ts'
import { countProblems, printProblems } from '../../../generator/problems/print.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { type Entry, list, readDraft, texts, writeDraft } from '../../support/draft.ts'
import { editText } from '../../support/edit-text.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater, copyOf, loaded, monolingual, world, worldNames, worldsFolder } from '../../support/world.ts'

// load-again.test.ts proves for each of these worlds that a load based on another gives the same result.
const base = loadSite(world('base'))

/**
 * The output that an author sees on 2026-11-21, without colors. Cases called `release-...` are checked as for a
 * release, and only those called `audit-...` are audited, as the small world has too few words to pass without
 * warnings.
 */
function told(name: string): string {
  const { sources, loose, problems, site } = loadSite(world(name), { before: base })
  const isRelease = name.startsWith('release-')
  const all = [
    ...(isRelease ? problems.map(atRelease) : problems),
    ...checkDates(loose, '2026-11-21'),
    ...(site === undefined ? [] : checkSearchAnswers(site, sources)),
    ...(name.startsWith('audit-') ? auditWarnings(audit(site!)) : []),
    ...(isRelease ? checkRelease(loose) : [...missingNotices(loose), ...unpublishedEntries(loose)]),
  ]
  return stripVTControlCharacters(`${printProblems(all, sources, 'manifest')}${countProblems(all)}\n`)
}

const expectedFile = (name: string) => join(worldsFolder, name, 'expected.txt')

const problemsOfBase = base.problems.map(({ code, file }) => `${code} ${file}`)
const belongToBase = ['UNKNOWN_PLACE cities.yaml', 'UNTRANSLATED pages/conditions/lasik.yaml']

describe('the small world', () => {
  it('has no error, and only the warnings that belong to it: until then, no case is compared', () => {
    expect(problemsOfBase, 'what a new check finds in tests/fixtures/manifests/base').toEqual(belongToBase)
    expect(base.site?.routes.length).toBeGreaterThan(40)
  })
})

// Otherwise the same problem would be in the output of every case, and -u would accept it there.
const isBaseAsMeant = isDeepStrictEqual(problemsOfBase, belongToBase)

// To accept a new text: npx vitest run --config tests/vitest.config.ts problems -u, then read what it wrote.
describe.runIf(isBaseAsMeant)('an author reads exactly this when', () => {
  it.each(worldNames.map((name) => [name.replaceAll('-', ' '), name]))('%s', async (_, name) => {
    await expect(told(name)).toMatchFileSnapshot(expectedFile(name))
  })
})

describe('a copy of a page', () => {
  it('is reported, but not for its visit sheet, whose words are those of the page', () => {
    const folder = copyOf(clearwater)
    const conditions = join(folder, 'pages', 'conditions')
    const text = readFileSync(join(conditions, 'astigmatism.yaml'), 'utf8')
    writeFileSync(join(conditions, 'blurry-sight.yaml'), text.replace(/^path:\n.*\n/m, ''))
    const copies = loaded(folder).problems.filter(({ code }) => code === 'DUPLICATE_TITLE')
    expect(copies.map(({ message }) => /^\S+/.exec(message)?.[0])).toEqual([
      '/conditions/blurry-sight',
      '/es/conditions/blurry-sight',
    ])
  })
})

describe('an empty practice.yaml', () => {
  it('is the only error: what other files name from it is not reported as unknown', () => {
    const folder = copyOf(clearwater)
    writeFileSync(join(folder, 'practice.yaml'), '')
    const errors = loaded(folder).problems.filter(isError)
    expect(errors.map(({ code, file }) => `${code} ${file}`)).toEqual(['WRONG_TYPE practice.yaml'])
  })
})

describe('a page with one title in two languages', () => {
  const copiesIn = (codes: readonly string[]) => {
    const folder = copyOf(monolingual)
    for (const code of codes) {
      appendFileSync(join(folder, 'languages.yaml'), `- { code: ${code}, name: ${code} }\n`)
      writeFileSync(join(folder, `ui/${code}.yaml`), '{}\n')
    }
    const about = join(folder, 'pages/about.yaml')
    const draft = parse(readFileSync(about, 'utf8'))
    for (const code of codes)
      draft[code] = { ...draft.en, title: '近視與老花眼', description: `${draft.en.description} ${code}` }
    writeFileSync(about, stringify(draft))
    const copies = loaded(folder).problems.filter(({ message }) => message.includes('has the same title as'))
    return copies
      .filter(({ file }) => file === 'pages/about.yaml')
      .map(({ severity, message, fix }) => [severity, /^\S+/.exec(message)?.[0], fix])
  }

  it('may be nothing but names: it is only likely to be a mistake, and none where both are scripts of one language', () => {
    const fix = 'Write it in Traditional Chinese, unless it is only names.'
    expect(copiesIn(['ja', 'zh-Hant'])).toEqual([['warning', '/zh-hant/about', fix]])
    expect(copiesIn(['zh-Hans', 'zh-Hant'])).toEqual([])
    expect(copiesIn(['zh', 'zh-TW'])).toEqual([])
  })
})

describe('a service without words in a language', () => {
  it('is reported once, not for its pages in the cities and its visit sheets', () => {
    const folder = copyOf(clearwater)
    const draft = readDraft(folder)
    delete list(draft['services.yaml'])[0]!.es
    writeDraft(draft, folder)
    const { problems } = loaded(folder)
    const untranslated = problems.filter(({ code, file }) => code === 'UNTRANSLATED' && !file.startsWith('pages/'))
    expect(untranslated.map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringMatching(/^services.yaml \/es\/services\/[^/]+ shows the English text$/),
    ])
  })
})

describe('an entry whose halves differ in two ways', () => {
  it('is reported once: fixing the first often fixes the second', () => {
    const folder = world('base')
    const draft = readDraft(folder)
    const english = list(draft['services.yaml'])[0]!.en as Entry
    texts(english, 'expertise').push('We answer the phone ourselves.')
    list(english.questions).push({ question: 'Do you see children?', answer: 'We do.' })
    writeDraft(draft, folder)
    const { problems } = loaded(folder)
    expect(problems.filter(({ code }) => code === 'DIFFERENT_SHAPE')).toHaveLength(1)
  })
})

describe('an address among the Spanish words of a page', () => {
  it.each(['sobre-nosotros', '/sobre-nosotros', '/es/sobre-nosotros'])(
    'becomes one that is right at once: %s',
    (url) => {
      const folder = editText(world('base'), 'pages/about.yaml', /^es:$/m, `es:\n  url: ${url}`)
      const fixes = loaded(folder).problems.flatMap(({ code, fix }) => (code === 'UNKNOWN_KEY' ? [fix] : []))
      expect(fixes).toEqual(['Remove it, and write "path: { es: /es/sobre-nosotros }" on a line above "es:".'])
    },
  )
})

describe('an address in the entry of a service, or among its words', () => {
  it.each([
    [/^- slug: (.*)$/m, '- url: /services/exams\n  slug: $1'],
    [/^ {2}es:$/m, '  es:\n    slug: examenes'],
  ])('comes from its slug: %s', (before, after) => {
    const folder = editText(world('base'), 'services.yaml', before, after)
    expect(loaded(folder).problems.filter(isError)).toMatchObject([
      { code: 'UNKNOWN_KEY', fix: expect.stringContaining('comes from "slug:", in every language.') },
    ])
  })
})

describe('addresses in a language that gets another prefix', () => {
  it('are to have it in place of the old one', () => {
    const folder = editText(world('base'), 'languages.yaml', 'code: es\n', 'code: es\n  prefix: espanol\n')
    const fixes = loaded(folder).problems.flatMap(({ code, fix }) => (code === 'BAD_PAGE_ID' ? [fix] : []))
    expect(fixes).toEqual(['Write "/espanol/condiciones/queratocono".'])
  })
})

describe('a file with null bytes', () => {
  const reported = (change: (text: string) => Buffer | string) => {
    const folder = world('base')
    const file = join(folder, 'drive-times.yaml')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    return loaded(folder).problems.flatMap(({ code, message }) => (code === 'YAML_SYNTAX' ? [message] : []))
  }

  it('is in another encoding if there is one beside each letter, and damaged otherwise', () => {
    expect(reported((text) => Buffer.from(text.replace(/[^ -~\n]/g, '-'), 'utf16le'))).toEqual([
      'the file is not saved as UTF-8',
    ])
    for (const damage of ['\0', '\0'.repeat(512)])
      expect(reported((text) => text + damage)).toEqual(['there is a null byte here, which is no part of any text'])
  })
})

describe('a slug that is a number', () => {
  it('is the only mistake reported for a city that has the name of another', () => {
    const folder = world('base')
    appendFileSync(join(folder, 'cities.yaml'), '- { name: Alder Bay, slug: 7 }\n')
    expect(loaded(folder).problems.filter(isError)).toMatchObject([{ code: 'WRONG_TYPE', file: 'cities.yaml' }])
  })
})

/** Codes without a fixture, and why. */
const withoutFixture: Partial<Record<ProblemCode, string>> = {
  YAML_TOO_DEEP: 'its files are too large to keep: the tests below write them',
  SAME_HOST_NAME: 'it takes two manifests: edge-chain.test.ts has them',
  NOT_A_FILE: 'git keeps no pipes, and links as they are on one machine: refused-files.test.ts makes them',
  PUBLIC_FILE: 'its file is next to the manifest: public-files.test.ts writes it',
  TOO_LARGE: 'its files are too large to keep: refused-files.test.ts writes them',
}

describe('the catalogue of problems', () => {
  let shown = new Set<string>()
  // Read only now: with -u, the tests above have just written some of these.
  beforeAll(() => {
    const expected = worldNames.map(expectedFile).filter((file) => existsSync(file))
    shown = new Set(
      expected.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=(error|warning) )[A-Z_]+$/gm) ?? []),
    )
  })

  it.each(Object.keys(catalogue) as ProblemCode[])('has a fixture that shows %s', (code) => {
    if (code in withoutFixture) expect(shown, `the exception for ${code} is stale: remove it`).not.toContain(code)
    else
      expect(
        shown.has(code),
        `add a folder to tests/fixtures/manifests whose mistake is ${code}; after its first run, run again`,
      ).toBe(true)
  })

  it('makes no exception for a code that does not exist', () => {
    for (const code of Object.keys(withoutFixture)) expect(catalogue).toHaveProperty(code)
  })
})

describe('a list pasted from a table of a hundred columns', () => {
  it.runIf(isSoak)('is reported whole, though a function takes no 130,000 arguments', () => {
    const folder = world('base')
    const columns = Array.from({ length: 100 }, (_, index) => `column${index}: a`).join(', ')
    writeFileSync(join(folder, 'testimonials.yaml'), `- {${columns}}\n`.repeat(1300))
    expect(loaded(folder).problems.length).toBeGreaterThan(130_000)
  })
})

describe('a file nested 20,000 deep', () => {
  const depth = 20_000
  const shapes: [name: string, text: string][] = [
    ['in brackets', '['.repeat(depth) + ']'.repeat(depth)],
    ['in braces', '{a: '.repeat(depth) + '}'.repeat(depth)],
    ['in dashes on one line', `${'- '.repeat(depth)}x`],
    ['in brackets that are never closed', '['.repeat(depth)],
    // Each line is longer than the one before: 2,000 of them are 2 MB.
    ['line by line', Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ]

  it.each(shapes)('%s is refused, and nothing else is', (_, text) => {
    const folder = world('base')
    writeFileSync(join(folder, 'pages/about.yaml'), text)
    const { problems } = loaded(folder)
    expect(problems.map(({ code, file, message }) => ({ code, file, message }))).toEqual([
      { code: 'YAML_TOO_DEEP', file: 'pages/about.yaml', message: 'nested too deeply to read' },
    ])
  })

  it.each([
    ['in brackets', '['.repeat(depth)],
    ['in dashes on one line', `${'- '.repeat(depth)}x`],
  ])('%s is shown on the line that goes too deep', (_, line) => {
    const folder = world('base')
    writeFileSync(join(folder, 'pages/about.yaml'), `# One\nkind: prose\nen:\n${line}\n`)
    expect(loaded(folder).problems.map((each) => each.line)).toEqual([4])
  })
})
