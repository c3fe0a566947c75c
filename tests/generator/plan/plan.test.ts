import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PlanOptions, plan } from '../../../generator/commands/plan.ts'
import { filesBelow } from '../../../generator/disk/files-below.ts'
import { exitCodes } from '../../../generator/exit-codes.ts'
import { compareFiles } from '../../../generator/plan/compare-files.ts'
import { compareRedirects } from '../../../generator/plan/compare-redirects.ts'
import { detailsOf } from '../../../generator/plan/describe-change.ts'
import { excerpt } from '../../../generator/plan/excerpt.ts'
import { foldCities } from '../../../generator/plan/fold-cities.ts'
import { matchTexts } from '../../../generator/plan/match-texts.ts'
import type { PageChange } from '../../../generator/plan/plan.ts'
import { urlOfFile } from '../../../generator/urls.ts'
import { command, here, objectsIn } from '../../support/command.ts'
import { editText } from '../../support/edit-text.ts'
import { hashesOf, publish } from '../../support/published.ts'
import { someOf } from '../../support/soak.ts'
import { copyOf, emptyFolder, trilingual, world, worldsFolder } from '../../support/world.ts'

/** The base world, published once. */
const published = join(emptyFolder(), 'dist')

beforeAll(async () => {
  expect((await publish(world('base'), published)).code).toBe(exitCodes.ok)
})

type Edit = (manifest: string) => void

const manifest = join(emptyFolder(), 'manifest')

/** Makes the manifest the base world again, in the same folder: what was read of it is kept. */
function restore(): void {
  rmSync(manifest, { recursive: true, force: true })
  cpSync(join(worldsFolder, 'base'), manifest, { recursive: true })
}

/** What the plan prints for the base world after an edit. */
async function planOf(edit: Edit, options: PlanOptions & { out?: string; json?: boolean } = {}) {
  restore()
  edit(manifest)
  return here((io) => plan(io, options), { manifest, out: published, ...options })
}

interface Told {
  event: string
  action?: string
  url?: string
  [key: string]: unknown
}

/** The same as objects, without the warnings at the end. */
async function objectsOf(edit: Edit, out = published) {
  const said = await planOf(edit, { json: true, out })
  const [summary, ...told] = objectsIn<Told>(said.out).filter(({ event }) => event !== undefined)
  const urls = (action: string) =>
    told.filter((each) => each.event === 'page' && each.action === action).map(({ url }) => url!)
  const page = (url: string) =>
    told.find((each) => each.event === 'page' && each.url === url) as Told & { change: PageChange }
  return {
    code: said.code,
    summary: summary as Told,
    told,
    added: urls('added').sort(),
    changed: urls('changed').sort(),
    removed: urls('removed').sort(),
    page,
    proposals: told.filter(({ event }) => event === 'proposal').map(({ yaml }) => yaml),
    pairs: told
      .filter(({ event }) => event === 'pair')
      .map(({ action, original, translation }) => `${action} ${original} ${translation}`),
    redirects: told
      .filter(({ event }) => event === 'redirect')
      .map(({ action, from, to }) => `${action} ${from} ${to}`),
  }
}

const replace =
  (file: string, from: string, to: string): Edit =>
  (manifest) =>
    void editText(manifest, file, from, to)

const append =
  (file: string, text: string): Edit =>
  (manifest) =>
    appendFileSync(join(manifest, file), text)

const rename =
  (from: string, to: string): Edit =>
  (manifest) =>
    renameSync(join(manifest, 'pages', from), join(manifest, 'pages', to))

const all =
  (...edits: Edit[]): Edit =>
  (manifest) => {
    for (const edit of edits) edit(manifest)
  }

const withoutSpanish: Edit = (manifest) => {
  const path = join(manifest, 'pages/conditions/dry-eye.yaml')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, text.indexOf('\nes:') + 1))
}

/** Changes only titles and descriptions, which must differ from those in Spanish. */
const inArabic = (text: string) => text.replace(/(title|description): ("?)/g, '$1: $2بالعربية ')

/** Adds a third language, in which no page is written yet. */
const withArabic: Edit = (manifest) => {
  appendFileSync(join(manifest, 'languages.yaml'), '\n- code: ar\n  name: العربية\n')
  const spanish = readFileSync(join(manifest, 'ui/es.yaml'), 'utf8')
  // Spanish has half of the plural forms that Arabic needs.
  const inSixForms = spanish.replace(/^( +\w+_)other(: .*)$/gm, '$&\n$1zero$2\n$1two$2\n$1few$2')
  writeFileSync(join(manifest, 'ui/ar.yaml'), inArabic(inSixForms))
}

const nothing: Edit = () => {}
const addCity = append('cities.yaml', '\n- name: Dover Town\n')
const newWords = replace('pages/about.yaml', 'We take time and explain', 'We take our time and explain')
const renameLasik = rename('conditions/lasik.yaml', 'conditions/laser-surgery.yaml')
const lasikLine = '- { from: /conditions/lasik, to: /conditions/laser-surgery }'
const inBoth = (urls: string[]) => urls.flatMap((url) => [url, url === '/' ? '/es' : `/es${url}`]).sort()

describe('a plan', () => {
  it('says that nothing would change, and exits 0, when the manifest is the published one', async () => {
    const { code, out } = await planOf(nothing)
    expect(code).toBe(0)
    expect(out).toMatch(/^\+0 pages {2}~0 changed {2}-0\nNothing would change: .*dist has 50 pages\.\n$/)
  })

  it('says so too when only a comment was added, which changes the manifest but no page', async () => {
    const { code, out } = await planOf(append('cities.yaml', '\n# a note to ourselves\n'))
    expect(code).toBe(0)
    expect(out).toContain('Nothing would change')
  })

  it('says why every page would change if the folder contains a preview but the plan is for the site, or the reverse', {
    tags: ['soak'],
  }, async () => {
    const preview = join(emptyFolder(), 'dist')
    expect((await publish(world('base'), preview, { preview: true })).code).toBe(exitCodes.ok)
    const nothing = () => undefined
    expect((await planOf(nothing, { out: preview })).err).toContain(
      'dist contains a preview, so every page would change: plan with --preview',
    )
    expect((await planOf(nothing, { preview: true })).err).toContain(
      'dist contains no preview, so every page would change: plan without --preview',
    )
    const same = await planOf(nothing, { out: preview, preview: true })
    expect([same.code, same.err]).toEqual([exitCodes.ok, expect.not.stringContaining('preview')])
  })

  it('says so too for a copy of the site without a record, from its bytes alone, ignoring what Git keeps there', async () => {
    const out = join(emptyFolder(), 'dist')
    cpSync(published, out, { recursive: true })
    mkdirSync(join(out, '.git'))
    writeFileSync(join(out, '.git/HEAD'), 'ref: refs/heads/main')
    const unchanged = { added: 0, changed: 0, removed: 0 }
    expect((await objectsOf(nothing, out)).summary).toMatchObject({ ...unchanged, files: unchanged })
  })

  it('adds every page when nothing is published, and creates no folder', async () => {
    const out = join(emptyFolder(), 'dist')
    const { code, out: text } = await planOf(nothing, { out })
    expect(code).toBe(10)
    expect(text).toMatch(/^\+50 pages {2}~0 changed {2}-0 /)
    expect(text).toContain('every page is new')
    expect(readdirSync(dirname(out))).toEqual([])
  })

  it('reports an edited text on its page only, before and after, under the file it is in', async () => {
    const { code, changed, page } = await objectsOf(newWords)
    expect({ code, changed }).toEqual({ code: 10, changed: ['/about'] })
    expect(page('/about').change).toEqual({
      areas: ['body'],
      body: {
        removed: ['We take time and explain what we find.'],
        added: ['We take our time and explain what we find.'],
      },
    })
    const { out } = await planOf(newWords)
    expect(out).toMatch(/^\+0 pages {2}~1 changed {2}-0\n/)
    expect(out).toMatch(
      /\/pages\/about\.yaml:1\n {2}~ \/about {2}body\n {6}body: "We take time and explain\.\.\." -> "We/,
    )
  })

  it('reports a changed title and description, and what else repeats them', async () => {
    const { page } = await objectsOf(
      all(
        replace('pages/about.yaml', 'About Our Practice and Its Doctor', 'Our Practice, Our Doctor'),
        replace('pages/about.yaml', 'Meet the optometrist behind', 'Get to know the optometrist behind'),
      ),
    )
    expect(page('/about').change).toMatchObject({
      areas: ['title', 'description', 'structured data'],
      title: { before: 'About Our Practice and Its Doctor | Harbor Eye Care', after: expect.stringMatching(/^Our Pr/) },
      description: { before: expect.stringMatching(/^Meet/), after: expect.stringMatching(/^Get to know/) },
      structuredData: ['AboutPage'],
    })
  })

  it('reports a link with a new target, even if its words stay', async () => {
    const { page } = await objectsOf(
      replace('pages/conditions/dry-eye.yaml', '[keratoconus](/conditions/keratoconus)', '[keratoconus](/about)'),
    )
    expect(page('/conditions/dry-eye').change).toEqual({
      areas: ['links'],
      links: { removed: ['/conditions/keratoconus'], added: ['/about'] },
    })
  })

  it('reports only the frame of pages as changed when the footer or header changes', async () => {
    const edit = replace('navigation.yaml', 'en: Practice', 'en: Our practice')
    const { changed, page } = await objectsOf(edit)
    expect(changed).toHaveLength(24)
    expect(changed.filter((url) => url.startsWith('/es'))).toEqual([])
    expect(page('/about').change).toEqual({ areas: ['frame'] })
    expect((await planOf(edit)).out).toContain('~ 24 other pages (24 en)  header and footer')
    const inHeader = await objectsOf(replace('navigation.yaml', 'en: Contact', 'en: Write to us'))
    expect(inHeader.page('/about').change).toEqual({ areas: ['frame'] })
  })

  it('trusts the record as generate does: a page recorded as unchanged is not rendered', async () => {
    const out = join(emptyFolder(), 'dist')
    await publish(world('base'), out)
    const path = join(out, 'contact.html')
    // Keeps its mtime to the last digit, which Node cannot set.
    const clock = join(emptyFolder(), 'clock')
    spawnSync('touch', ['-r', path, clock])
    editText(out, 'contact.html', '<h1>', '<H1>')
    spawnSync('touch', ['-r', clock, path])
    expect((await objectsOf(newWords, out)).changed).toEqual(['/about'])
  })

  it('lists places in one file in the order of their lines', async () => {
    const { out } = await planOf(all(addCity, replace('cities.yaml', 'look for the blue door', 'look for a blue door')))
    expect([...out.matchAll(/\/cities\.yaml:(\d+)$/gm)].map(([, line]) => line)).toEqual(['2', '19'])
  })

  it('reports a published page that was changed by hand, as generate would restore it', async () => {
    const out = join(emptyFolder(), 'dist')
    cpSync(published, out, { recursive: true })
    appendFileSync(join(out, 'about.html'), '<!-- by hand -->')
    expect((await objectsOf(nothing, out)).changed).toEqual(['/about'])
  })

  it('reports a stylesheet that was changed by hand, although its name is the same', async () => {
    const out = join(emptyFolder(), 'dist')
    cpSync(published, out, { recursive: true })
    const file = filesBelow(out).find((each) => each.startsWith('assets/') && each.endsWith('.css'))!
    appendFileSync(join(out, file), '/* by hand */')
    const { code, told } = await objectsOf(nothing, out)
    expect({ code, told }).toEqual({ code: exitCodes.changes, told: [{ event: 'file', action: 'changed', file }] })
  })

  it('reports a file of redirects that differs although it redirects in the same way', async () => {
    const out = join(emptyFolder(), 'dist')
    cpSync(published, out, { recursive: true })
    appendFileSync(join(out, '_redirects'), '# by hand\n')
    expect((await objectsOf(nothing, out)).told).toEqual([{ event: 'file', action: 'changed', file: '_redirects' }])
  })

  it('reports a damaged picture for shared links, but not one that was only written again', async () => {
    const out = join(emptyFolder(), 'dist')
    expect((await publish(world('base'), out)).code).toBe(exitCodes.ok)
    const file = filesBelow(out).find((each) => each.startsWith('og/'))!
    const picture = readFileSync(join(out, file))
    writeFileSync(join(out, file), Buffer.alloc(picture.length))
    expect((await objectsOf(nothing, out)).told).toEqual([{ event: 'file', action: 'changed', file }])
    writeFileSync(join(out, file), picture)
    expect((await objectsOf(nothing, out)).told).toEqual([])
  })
})

describe('an added city', () => {
  const pages = [
    '/locations/dover-town-eye-doctor',
    '/services/dry-eye-care/dover-town',
    '/services/eye-exams/dover-town',
  ]
  const lists = ['/', '/contact', '/services/dry-eye-care', '/services/eye-exams', '/sitemap']

  it('adds its pages in both languages, and changes those that list cities', async () => {
    const { code, added, changed, removed, summary } = await objectsOf(addCity)
    expect({ code, added, changed, removed }).toEqual({
      code: 10,
      added: inBoth(pages),
      changed: inBoth(lists),
      removed: [],
    })
    expect(summary).toMatchObject({ added: 6, changed: 10, removed: 0, pairs: { appears: 1, breaks: 0 } })
  })

  it('is reported as published without words of its own, in text and as objects', async () => {
    const { out } = await planOf(addCity)
    expect(out).toContain('+6 pages, 4 of them without words of their own: published with noindex')
    const { summary } = await objectsOf(addCity)
    expect(summary).toMatchObject({ newPages: { bare: 4, alike: 2, orphans: 0 } })
  })

  it('is counted first, then listed at its line, with its service pages folded', async () => {
    const { out } = await planOf(addCity)
    expect(out).toMatch(/^\+6 pages {2}~10 changed {2}-0 {3}language pairs \+1 {3}other files ~3\n/)
    const group = out.split('\n\n').find((each) => /\/cities\.yaml:19\n/.test(`${each}\n`))!
    expect(group).toMatch(/\+ \/locations\/dover-town-eye-doctor +Eye/)
    expect(group).toContain('+ /services/*/dover-town (2 en, 2 es)')
    expect(group).not.toContain('/services/eye-exams/dover-town')
    expect(out).toMatch(/sitemap\.xml +\+2 -0 addresses\n/)
  })
})

it('a sitemap is reported with the addresses it gets and loses', () => {
  const sitemapOf = (...addresses: string[]) => addresses.map((each) => `<loc>${each}</loc>`).join('')
  const noteOn = (before: string, after: string) => {
    const read = () => Buffer.from(before)
    return compareFiles(new Map([['sitemap.xml', after]]), [], { files: [], read }, undefined)[0]?.note
  }
  expect(noteOn(sitemapOf('/a', '/b'), sitemapOf('/b'))).toBe('+0 -1 addresses')
  expect(noteOn(sitemapOf('/a'), sitemapOf('/b', '/c'))).toBe('+2 -1 addresses')
  expect(noteOn(sitemapOf('/a', '/b'), sitemapOf('/b', '/a'))).toBe('same addresses')
})

describe('a removed page', () => {
  const edit: Edit = (manifest) => rmSync(join(manifest, 'pages/conditions/lasik.yaml'))

  it('is reported with where its visitors would be redirected', async () => {
    const { code, removed, proposals } = await objectsOf(edit)
    expect({ code, removed, proposals }).toEqual({
      code: 10,
      removed: ['/conditions/lasik', '/es/conditions/lasik'],
      proposals: [],
    })
    expect((await planOf(edit)).out).toMatch(/No longer in the manifest\n {2}- \/conditions\/lasik +not redirected\n/)
    const redirected = all(edit, append('redirects.yaml', '- { from: /conditions/lasik, to: /conditions }\n'))
    expect((await planOf(redirected)).out).toMatch(/- \/conditions\/lasik +redirected to \/conditions\n/)
  })

  it('counts once on a host where a small page beside each forwards to it', async () => {
    const out = join(emptyFolder(), 'dist')
    await publish(world('base'), out, { host: 'github-pages' })
    const { out: said } = await planOf(edit, { out, host: 'github-pages', json: true })
    const [summary] = objectsIn<Told>(said).filter(({ event }) => event === 'plan')
    expect(summary).toMatchObject({ removed: 2 })
    expect(said).not.toContain('/index"')
  })

  it('is not mistaken for another page that is added at the same time', async () => {
    const other = all(
      renameLasik,
      replace('pages/conditions/laser-surgery.yaml', 'LASIK: Who It Suits and Who Should Wait', 'Glaucoma and You'),
      replace('pages/conditions/laser-surgery.yaml', 'We do not operate. We check you before and after.', 'Pressure.'),
      replace('pages/conditions/laser-surgery.yaml', 'Adults whose glasses have not changed for a year.', 'Anybody.'),
      replace('pages/conditions/laser-surgery.yaml', 'Before surgery', 'What we do'),
      replace('pages/conditions/laser-surgery.yaml', 'We map the cornea and test your tears.', 'We measure.'),
      rename('conditions/laser-surgery.yaml', 'conditions/glaucoma.yaml'),
    )
    const { added, removed, proposals } = await objectsOf(other)
    expect(added).toEqual(['/conditions/glaucoma', '/es/conditions/glaucoma'])
    expect(removed).toEqual(['/conditions/lasik', '/es/conditions/lasik'])
    expect(proposals).toEqual([])
  })
})

describe('a page that moves to another address', () => {
  it('makes the plan propose one line that redirects the old one, for both languages', async () => {
    const { code, removed, proposals } = await objectsOf(renameLasik)
    expect({ code, removed, proposals }).toEqual({
      code: 10,
      removed: ['/conditions/lasik', '/es/conditions/lasik'],
      proposals: [lasikLine],
    })
    const { out } = await planOf(renameLasik)
    expect(out).toMatch(new RegExp(`add this line to .*/redirects\\.yaml\n${lasikLine.replace('{', '\\{')}\n$`))
  })

  it('is recognized by its words even if its title and some of them change', async () => {
    const edit = all(
      renameLasik,
      replace('pages/conditions/laser-surgery.yaml', 'Who It Suits and Who Should Wait', 'For Whom, and for Whom Not'),
      replace('pages/conditions/laser-surgery.yaml', 'Whom it suits', 'Who can have it'),
    )
    expect((await objectsOf(edit)).proposals).toEqual([lasikLine])
  })

  it('needs no proposal when a redirect covers it already', async () => {
    const { proposals, redirects, told } = await objectsOf(all(renameLasik, append('redirects.yaml', `${lasikLine}\n`)))
    expect(proposals).toEqual([])
    expect(redirects).toEqual([
      'added /conditions/lasik /conditions/laser-surgery',
      'added /es/conditions/lasik /es/conditions/laser-surgery',
    ])
    expect(told).toContainEqual(
      expect.objectContaining({ url: '/es/conditions/lasik', leadsTo: '/es/conditions/laser-surgery' }),
    )
  })

  it('may move in Spanish only: the proposed line leads to the Spanish page', async () => {
    const edit = replace('pages/conditions/keratoconus.yaml', 'condiciones/queratocono', 'condiciones/cornea-conica')
    const { removed, proposals, pairs } = await objectsOf(edit)
    expect(removed).toEqual(['/es/condiciones/queratocono'])
    expect(pairs).toEqual([
      'appears /conditions/keratoconus /es/condiciones/cornea-conica',
      'breaks /conditions/keratoconus /es/condiciones/queratocono',
    ])
    const line = '- { from: /es/condiciones/queratocono, to: /conditions/keratoconus }'
    expect(proposals).toEqual([line])
    const after = await objectsOf(all(edit, append('redirects.yaml', `${line}\n`)))
    expect(after.proposals).toEqual([])
    expect(after.redirects).toEqual([
      // A redirect to the page by its id follows it automatically.
      'changed /es/keratoconus /es/condiciones/cornea-conica',
      'added /es/condiciones/queratocono /es/condiciones/cornea-conica',
    ])
  })

  it('may take the address that an unpublished language leaves', { tags: ['soak'] }, async () => {
    const edit = all(
      replace('languages.yaml', 'locale: en-US', 'locale: en-US\n  published: false'),
      replace('pages/conditions/lasik.yaml', '\nen:', '\nes:'),
      replace('testimonials.yaml', '\n  en: I left', '\n  es: I left'),
    )
    const { removed, proposals } = await objectsOf(edit)
    expect(proposals).toEqual(
      expect.arrayContaining([
        '- { from: /es, to: / }',
        '- { from: /es/about, to: /about }',
        '- { from: /es/condiciones/queratocono, to: /conditions/keratoconus }',
      ]),
    )
    const after = await objectsOf(all(edit, append('redirects.yaml', `${proposals.join('\n')}\n`)))
    const led = after.told.filter(({ leadsTo }) => leadsTo !== undefined).map(({ url }) => url)
    expect(led).toEqual(expect.arrayContaining(removed.filter((url) => url.startsWith('/es/services/'))))
  })

  it('may be that of a city whose slug changes: a line for each of its pages', async () => {
    const { removed, proposals } = await objectsOf(
      replace('cities.yaml', '- name: Cedar Point', '- name: Cedar Point\n  slug: cedar-cape'),
    )
    expect(removed).toHaveLength(6)
    expect(proposals).toEqual([
      '- { from: /locations/cedar-point-eye-doctor, to: /locations/cedar-cape-eye-doctor }',
      '- { from: /services/dry-eye-care/cedar-point, to: /services/dry-eye-care/cedar-cape }',
      '- { from: /services/eye-exams/cedar-point, to: /services/eye-exams/cedar-cape }',
    ])
  })

  it('may be that of a city whose name changes and whose words stay', async () => {
    const slug = ['drive-times.yaml', 'navigation.yaml', 'neighborhoods.yaml'].map((file) =>
      replace(file, 'alder-bay', 'elm-harbor'),
    )
    const { proposals } = await objectsOf(all(replace('cities.yaml', 'name: Alder Bay', 'name: Elm Harbor'), ...slug))
    expect(proposals).toEqual([
      '- { from: /locations/alder-bay-eye-doctor, to: /locations/elm-harbor-eye-doctor }',
      '- { from: /services/dry-eye-care/alder-bay, to: /services/dry-eye-care/elm-harbor }',
      '- { from: /services/eye-exams/alder-bay, to: /services/eye-exams/elm-harbor }',
    ])
  })

  it('may be that of a city whose name gets longer and whose words are about little but its name', {
    tags: ['soak'],
  }, async () => {
    const words = (name: string) =>
      replace(
        'cities.yaml',
        '- name: Cedar Point',
        `- name: ${name}\n  en: { intro: Cedar Point is quiet., route: Take Cedar Point Road., local: Cedar Point gardens. }`,
      )
    const before = join(emptyFolder(), 'dist')
    const manifest = world('base')
    words('Cedar Point')(manifest)
    await publish(manifest, before)
    const { proposals } = await objectsOf(words('Cedar Point Hills'), before)
    expect(proposals).toEqual([
      '- { from: /locations/cedar-point-eye-doctor, to: /locations/cedar-point-hills-eye-doctor }',
      '- { from: /services/dry-eye-care/cedar-point, to: /services/dry-eye-care/cedar-point-hills }',
      '- { from: /services/eye-exams/cedar-point, to: /services/eye-exams/cedar-point-hills }',
    ])
  })

  it('may lead to the nearest city and to the services when a city is removed, for a person to decide', {
    tags: ['soak'],
  }, async () => {
    const before = join(emptyFolder(), 'dist')
    const manifest = world('base')
    replace(
      'cities.yaml',
      '- name: Cedar Point',
      '- name: Cedar Point\n  coordinates: { lat: 33.79, lon: -117.88 }',
    )(manifest)
    await publish(manifest, before)
    const { proposals, told } = await objectsOf(replace('cities.yaml', '\n- name: Cedar Point', ''), before)
    expect(proposals).toEqual([])
    expect(told.filter(({ event }) => event === 'instead').map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/locations/cedar-point-eye-doctor /locations/brook-hill-eye-doctor',
      '/services/dry-eye-care/cedar-point /services/dry-eye-care',
      '/services/eye-exams/cedar-point /services/eye-exams',
    ])
  })

  it('is not assumed when one city takes the place of another', { tags: ['soak'] }, async () => {
    // Two cities with a drive time that no other has would look alike.
    const edit = all(
      replace('cities.yaml', 'name: Cedar Point', 'name: Dover Town'),
      append('drive-times.yaml', '  dover-town: 25-30\n'),
    )
    const { removed, proposals } = await objectsOf(edit)
    expect(removed).toHaveLength(6)
    expect(proposals).toEqual([])
  })
})

describe('a plan for languages', () => {
  it('reports the pair that breaks when a page loses its Spanish words', { tags: ['soak'] }, async () => {
    const edit = withoutSpanish
    const { code, pairs, page } = await objectsOf(edit)
    expect({ code, pairs }).toEqual({ code: 10, pairs: ['breaks /conditions/dry-eye /es/conditions/dry-eye'] })
    expect(page('/conditions/dry-eye').change.areas).toContain('languages')
    expect(page('/es/conditions/dry-eye').change.canonical?.after).toMatch(/example\/conditions\/dry-eye$/)
    expect((await planOf(edit)).out).toMatch(/- \/conditions\/dry-eye {2}breaks with \/es\/conditions\/dry-eye\n/)
  })

  it('reports the pair that appears when Spanish words are written', async () => {
    const out = join(emptyFolder(), 'dist')
    const manifest = world('base')
    withoutSpanish(manifest)
    await publish(manifest, out)
    expect((await objectsOf(nothing, out)).pairs).toEqual(['appears /conditions/dry-eye /es/conditions/dry-eye'])
  })

  it('reports a pair for each page written in a third language, and none that breaks', { tags: ['soak'] }, async () => {
    const edit = all(withArabic, (manifest) => {
      const file = join(manifest, 'pages/about.yaml')
      const text = `${readFileSync(file, 'utf8')}\n`
      const spanish = text.slice(text.indexOf('\nes:'))
      writeFileSync(file, text + inArabic(spanish).replace('es:', 'ar:'))
    })
    const { code, pairs, told } = await objectsOf(edit)
    expect(code).toBe(10)
    expect(pairs).toContain('appears /about /ar/about')
    expect(pairs.filter((pair) => pair.includes('/conditions/'))).toEqual([])
    expect(pairs.filter((pair) => !/^appears (\/\S*) \/ar\1$/.test(pair))).toEqual([])
    const languages = told.filter(({ event }) => event === 'pair').map(({ language, whole }) => ({ language, whole }))
    expect(languages).toEqual(pairs.map(() => ({ language: 'ar', whole: false })))
  })

  it('reports the one pair that breaks when a page in three languages loses the words of one', {
    tags: ['soak'],
  }, async () => {
    const out = join(emptyFolder(), 'dist')
    const manifest = copyOf(trilingual)
    expect((await publish(manifest, out)).code).toBe(exitCodes.ok)
    const about = join(manifest, 'pages/about.yaml')
    const text = readFileSync(about, 'utf8')
    const without = (code: string) => text.replace(new RegExp(`^${code}:\\n(?: .*\\n|\\n)*`, 'm'), '')
    const pairsAfter = async (changed: string) => {
      writeFileSync(about, changed)
      const { out: said } = await here((io) => plan(io, {}), { manifest, out, json: true })
      return objectsIn<Told>(said)
        .filter(({ event }) => event === 'pair')
        .map(({ action, original, translation, language }) => `${action} ${original} ${translation} ${language}`)
    }
    expect(await pairsAfter(without('ar'))).toEqual(['breaks /about /ar/about ar'])
    expect(await pairsAfter(without('es'))).toEqual(['breaks /about /es/about es'])
  })
})

describe('a plan for redirects', () => {
  it('reports an added one, in both languages, and nothing else', async () => {
    const edit = append('redirects.yaml', '- { from: /team, to: /about }\n')
    const { code, told, redirects } = await objectsOf(edit)
    expect({ code, redirects }).toEqual({ code: 10, redirects: ['added /team /about', 'added /es/team /es/about'] })
    expect(told).toHaveLength(2)
    expect((await planOf(edit)).out).toMatch(
      /Redirects\n {2}\+ \/team +-> \/about\n {2}\+ \/es\/team +-> \/es\/about\n$/,
    )
  })

  it('reports a removed one, and one with a new target', async () => {
    const { redirects } = await objectsOf(
      all(
        replace('redirects.yaml', '- { from: /our-doctor, to: /about }\n', ''),
        replace('redirects.yaml', 'to: /conditions/keratoconus', 'to: /conditions'),
      ),
    )
    expect(redirects).toContain('removed /our-doctor /about')
    expect(redirects).toContain('changed /keratoconus /conditions')
  })

  it('counts a duplicate once, as the first', () => {
    const twice = [
      { from: '/a', to: '/first' },
      { from: '/a', to: '/second' },
    ]
    const once = twice.slice(0, 1)
    expect([compareRedirects(once, twice), compareRedirects(twice, once)]).toEqual([[], []])
  })
})

describe('the output of a plan', () => {
  it('is one JSON object per line, with the counts of all others first', async () => {
    const { out } = await planOf(all(addCity, renameLasik, newWords), { json: true })
    const [summary, ...rest] = objectsIn(out)
    const count = (event: string, action?: string) =>
      rest.filter((each) => each.event === event && (action === undefined || each.action === action)).length
    expect(summary).toEqual({
      event: 'plan',
      out: expect.any(String),
      published: true,
      pages: 56,
      added: count('page', 'added'),
      newPages: { bare: 4, alike: 2, thin: 2, orphans: 0 },
      changed: count('page', 'changed'),
      removed: count('page', 'removed'),
      redirects: { added: 0, changed: 0, removed: 0 },
      pairs: { appears: count('pair', 'appears'), breaks: 0 },
      files: { added: 1, changed: count('file', 'changed'), removed: 1 },
      proposals: count('proposal'),
    })
    expect(summary).toMatchObject({ added: 8, removed: 2, proposals: 1 })
    // Warnings come last, as in check.
    expect(rest.at(-1)).toMatchObject({ code: 'UNTRANSLATED', severity: 'warning' })
  })

  it('is one Markdown table, whatever words the pages have', async () => {
    const edit = all(
      addCity,
      renameLasik,
      replace('pages/about.yaml', 'We take time', 'We | take 1 <2 and 3> time, so`, (#1) @you'),
    )
    const { code, out } = await planOf(edit, { markdown: true })
    expect(code).toBe(10)
    expect(out).toMatch(
      /^\*\*`\+8 pages {2}~\d+ changed {2}-2`\*\*, language pairs \\\+1, other files \\\+1 \\~3 \\-1\n/,
    )
    const rows = out.split('\n').filter((line) => line.startsWith('|'))
    const cells = rows.map((row) => row.replaceAll('\\|', '').split('|').length)
    expect(cells).toEqual(rows.map(() => 6))
    expect(rows.length).toBeGreaterThan(8)
    const edited = rows.find((row) => row.includes('`/about`'))!
    expect(edited).toContain('We \\| take 1 &lt;2 and 3\\> time, so\\`, \\(\\#1\\) @\u2060you')
    expect(out).toContain(`\`\`\`yaml\n${lasikLine}\n\`\`\``)
  })

  it('says in Markdown too that nothing would change', async () => {
    const { code, out } = await planOf(nothing, { markdown: true })
    expect({ code, out }).toEqual({ code: 0, out: '**`+0 pages  ~0 changed  -0`**\n\nNothing would change.\n' })
  })

  it('shows the words in which two texts differ, with a few around them', () => {
    const before = 'one two three four five six seven eight nine ten'
    expect(excerpt({ before, after: before.replace('six', '6') })).toEqual({
      before: '...three four five six seven eight nine...',
      after: '...three four five 6 seven eight nine...',
    })
    expect(excerpt({ before: '', after: 'new' })).toEqual({ before: '', after: 'new' })
    expect(excerpt({ before: 'a b c d very e f g h', after: 'a b c d very very e f g h' })).toEqual({
      before: '...c d very e f g...',
      after: '...c d very very e f g...',
    })
  })

  it('shows a canonical address as a path, unless it is on another host', () => {
    const details = (before: string, after: string) => {
      const change: PageChange = { areas: ['canonical'], canonical: { before, after } }
      const page = { url: '/a', language: 'en', kind: 'prose' as const, title: 'A', change }
      const place = { file: 'pages/a.yaml', line: 1, column: 1 }
      return detailsOf({ pages: [{ ...page, place }] })
    }
    const [old, renamed, moved] = ['https://eyes.example/a', 'https://eyes.example/b', 'https://sight.example/a']
    expect(details(old, renamed)).toEqual(['address for search engines: /a -> /b'])
    expect(details(old, moved)).toEqual([`address for search engines: ${old} -> ${moved}`])
  })

  it('puts an edited text next to its old version, and not next to another', () => {
    const removed = ['Bring your glasses.', 'Call us before noon.']
    const added = ['Call us before ten.', 'A new line.', 'Bring your glasses and lenses.']
    expect(matchTexts({ removed, added })).toEqual([
      { before: 'Bring your glasses.', after: 'Bring your glasses and lenses.' },
      { before: 'Call us before noon.', after: 'Call us before ten.' },
      { before: '', after: 'A new line.' },
    ])
  })

  it('folds services in cities by service if most cities change, otherwise by city', () => {
    const page = (service: string, city: string) => ({ inCity: { service, city } })
    const inMost = [page('a', '1'), page('a', '2'), page('a', '3')]
    const pages = [...inMost, page('b', '1'), page('c', '1'), page('d', '3'), page('d', '4')]
    expect(foldCities(pages, 4).map(({ service, city, pages }) => [service, city, pages.length])).toEqual([
      ['a', undefined, 3],
      [undefined, '1', 2],
      ['d', '3', 1],
      ['d', '4', 1],
    ])
  })
})

const edits: [string, Edit][] = [
  ['a city', addCity],
  ['a text', newWords],
  ['a new address', renameLasik],
  ['no more Spanish', withoutSpanish],
  ['another phone number', replace('practice.yaml', '(714) 555-0100', '(714) 555-0199')],
]

describe('a plan and generate', () => {
  it.each(someOf(edits, 4))('agree on what %s does', async (_, edit) => {
    const out = join(emptyFolder(), 'dist')
    cpSync(published, out, { recursive: true })
    const before = hashesOf(out)
    const { added, changed, removed } = await objectsOf(edit, out)
    const manifest = world('base')
    edit(manifest)
    expect((await publish(manifest, out)).code).toBe(exitCodes.ok)
    const after = hashesOf(out)
    const pages = (files: readonly string[]) =>
      files
        .filter((file) => file.endsWith('.html'))
        .map(urlOfFile)
        .sort()
    const [old, now] = [Object.keys(before), Object.keys(after)]
    expect(added).toEqual(pages(now.filter((file) => !(file in before))))
    expect(removed).toEqual(pages(old.filter((file) => !(file in after))))
    expect(changed).toEqual(pages(old.filter((file) => file in after && before[file] !== after[file])))
  })
})

describe('a plan for a worker that renders its pages', () => {
  const out = join(emptyFolder(), 'dist')
  const onWorker = (edit: Edit) => all(append('practice.yaml', 'host: cloudflare-worker\n'), edit)
  const changesOf = async (edit: Edit, folder = published) => {
    const { summary: _, page: __, told, ...changes } = await objectsOf(edit, folder)
    return { ...changes, told: told.filter(({ event }) => event !== 'file') }
  }

  beforeAll(async () => {
    const manifest = world('base')
    onWorker(nothing)(manifest)
    expect((await publish(manifest, out)).code).toBe(exitCodes.ok)
  })

  it.each(someOf(edits, 5))('lists what %s does to pages, as for a host of files', async (_, edit) => {
    expect(await changesOf(onWorker(edit), out)).toEqual({ ...(await changesOf(edit)), code: exitCodes.changes })
  })

  it('counts the files of the worker as files', { tags: ['soak'] }, async () => {
    expect((await planOf(onWorker(append('cities.yaml', '\n# a note\n')), { out })).out).toContain(
      'Nothing would change',
    )
    const { out: text } = await planOf(onWorker(newWords), { out })
    expect(text).toMatch(/^\+0 pages {2}~1 changed {2}-0 {3}other files ~1\n/)
    expect(text).toContain('~ _worker/practice.json')
  })

  it('adds and removes no page where only the host changes', { tags: ['soak'] }, async () => {
    const toWorker = await changesOf(onWorker(nothing))
    const fromWorker = await changesOf(nothing, out)
    for (const { added, removed, pairs } of [toWorker, fromWorker])
      expect({ added, removed, pairs }).toEqual({ added: [], removed: [], pairs: [] })
  })

  it('says so if the worker has other code, or its practice cannot be read', { tags: ['soak'] }, async () => {
    const copy = join(emptyFolder(), 'dist')
    cpSync(out, copy, { recursive: true })
    appendFileSync(join(copy, '_worker/index.js'), '// older')
    const { out: text } = await planOf(onWorker(nothing), { out: copy })
    expect(text).toMatch(/~ _worker\/index\.js +different code, which may change any page/)
    writeFileSync(join(copy, '_worker/practice.json'), '{')
    const { out: unread, err } = await planOf(onWorker(nothing), { out: copy })
    expect(unread).toMatch(/^\+50 pages/)
    expect(err).toContain('The published _worker/practice.json cannot be read: every page counts as new.')
  })
})

describe('a plan, which is read-only,', () => {
  it('changes nothing in the published folder, next to it, or in its record', async () => {
    const folder = dirname(published)
    const before = hashesOf(folder)
    await planOf(all(addCity, renameLasik))
    expect(hashesOf(folder)).toEqual(before)
    // The record is still valid: generate finds nothing to do.
    const { counts } = await publish(world('base'), published)
    expect(counts).toMatchObject({ rendered: 0, written: 0, removed: 0 })
  })

  it('does not wait for a command that is publishing', async () => {
    const lock = `${published}.lock`
    writeFileSync(lock, String(process.pid))
    try {
      expect((await objectsOf(newWords)).changed).toEqual(['/about'])
      expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    } finally {
      rmSync(lock)
    }
  })

  it('reports mistakes in the manifest as check does, and no changes', async () => {
    const { code, out, err } = await planOf(replace('drive-times.yaml', 'brook-hill', 'brok-hill'))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/drive-times\.yaml:4:3 error UNKNOWN_CITY/)
    expect(err).toContain('Did you mean "brook-hill"?')
  })

  it('refuses a folder that Sightline did not make, as generate does', async () => {
    const out = join(emptyFolder(), 'dist')
    mkdirSync(out)
    writeFileSync(join(out, 'thesis.txt'), 'mine')
    const { code, err } = await planOf(nothing, { out })
    expect(code).toBe(2)
    expect(err).toContain('files that Sightline did not make')
  })
})

describe('on the command line', () => {
  it('the exit code is 10 when something would change', async () => {
    const manifest = world('base')
    newWords(manifest)
    const { code, out } = await command(['plan', '--manifest', manifest, '--out', published])
    expect(code).toBe(10)
    expect(out).toMatch(/^\+0 pages {2}~1 changed {2}-0\n/)
  })

  it('--json and --markdown together are refused', async () => {
    const { code, out } = await command(['plan', '--json', '--markdown'])
    expect(code).toBe(2)
    expect(JSON.parse(out).error).toMatchObject({ kind: 'usage', message: expect.stringContaining('--markdown') })
  })
})
