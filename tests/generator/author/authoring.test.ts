import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { addLanguage } from '../../../generator/author/add-language.ts'
import { addCity, addNeighborhood } from '../../../generator/author/add-place.ts'
import { addPage, addService } from '../../../generator/author/add-skeleton.ts'
import { finalAddress } from '../../../generator/author/compare-sites.ts'
import { type Draft, openDraft } from '../../../generator/author/draft.ts'
import { removeMentions } from '../../../generator/author/mentions.ts'
import { nameMentions } from '../../../generator/author/name-mentions.ts'
import { remove } from '../../../generator/author/remove.ts'
import { rename } from '../../../generator/author/rename.ts'
import { type Moves, repoint } from '../../../generator/author/repoint.ts'
import { schemaLine } from '../../../generator/author/schema-line.ts'
import { settle } from '../../../generator/author/settle.ts'
import type { Thing } from '../../../generator/author/things.ts'
import { allProblems } from '../../../generator/commands/check.ts'
import { type Loaded, loadSite } from '../../../generator/load-site.ts'
import { ownWords } from '../../../generator/parse/own-words.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { UserError } from '../../../generator/problems/user-error.ts'
import type { Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater, copyOf, dental, monolingual } from '../../support/world.ts'

type Change = (draft: Draft, site: Site) => Moves

const renaming =
  (thing: Thing, old: string, now: string): Change =>
  (draft) =>
    rename(draft, thing, old, now).moves

const removing =
  (thing: Thing, name: string): Change =>
  (draft, site) =>
    remove(draft, thing, name, { site }).moves

const adding =
  (add: (draft: Draft) => unknown): Change =>
  (draft) => {
    add(draft)
    return new Map()
  }

let last: Loaded | undefined

/** Reads only files that differ from the last manifest read, usually one: see load-again.test.ts. */
function load(folder: string): Loaded {
  last = loadSite(folder, { before: last })
  return last
}

/** Applies a change to the manifest in `folder` as the command does, and writes it; false when it is refused. */
function make(folder: string, change: Change): boolean {
  const before = load(folder)
  if (before.site === undefined)
    throw new Error(
      before.problems
        .filter(isError)
        .map(({ message }) => message)
        .join('\n'),
    )
  const draft = openDraft(before.sources)
  let moves: Moves
  try {
    moves = change(draft, before.site)
  } catch (error) {
    if (error instanceof UserError) return false
    throw error
  }
  if ('refused' in settle(folder, draft, moves, { ...before, site: before.site })) return false
  for (const { file, from, after } of draft.changes()) {
    if (after === undefined) rmSync(join(folder, file))
    else {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), after)
    }
    if (from !== undefined) rmSync(join(folder, from))
  }
  return true
}

const siteIn = (folder: string): Site => load(folder).site!

const unanswered = (urls: Iterable<string>, site: Site) =>
  [...urls].filter((url) => finalAddress(url, site) === undefined)

const urlsOf = (site: Site) => Array.from(site.routes, ({ url }) => url)

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

const redirectsOf = (folder: string) => parse(textOf(folder, 'redirects.yaml')) as { from: string }[]

/** The files that refer to a page, apart from redirects and interface words. */
const leadingTo = (folder: string, id: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('redirects.yaml') && !file.startsWith('ui'))
    .filter((file) => new RegExp(`(?<![\\w/])${id}(?![\\w/-])`).test(textOf(folder, file).replace(/(^|\s)#.*$/gm, '')))

describe('renaming a service', () => {
  it('redirects its short addresses in all languages at once', () => {
    const folder = copyOf(clearwater)
    const before = siteIn(folder)
    expect(make(folder, renaming('service', 'optometrist-near-me', 'Eye exams'))).toBe(true)
    const written = redirectsOf(folder).map(({ from }) => from)
    expect(written).toContain('/optometrist-near-me/irvine')
    expect(written.filter((from) => from.startsWith('/es/'))).toEqual([])
    const after = siteIn(folder)
    expect(finalAddress('/es/optometrist-near-me/irvine', after)).toBe('/es/services/eye-exams/irvine')
    expect(unanswered(urlsOf(before), after)).toEqual([])
  })

  it('calls it by its new name in the first language, and finds the texts that use the old one', () => {
    const folder = copyOf(clearwater)
    const draft = openDraft(load(folder).sources)
    const [first] = siteIn(folder).manifest.services
    const { names } = rename(draft, 'service', first!.slug, 'Eye exams')
    expect(names).toEqual({ old: first!.text.en!.name, now: 'Eye exams' })
    expect(parse(draft.source('services.yaml')!.text)[0]).toMatchObject({
      slug: 'eye-exams',
      en: { name: 'Eye exams' },
      es: { name: first!.text.es!.name },
    })
    expect(rename(draft, 'service', 'eye-exams', 'exams').names).toBeUndefined()
  })
})

describe('renaming a city', () => {
  const folder = copyOf(clearwater)
  const before = siteIn(folder)
  const isMade = make(folder, renaming('city', 'Irvine', 'Old Irvine'))
  const after = siteIn(folder)

  it('moves all its pages in every language, and every old address still works', () => {
    expect(isMade).toBe(true)
    expect(after.routes.findUrl('/locations/irvine-eye-doctor')).toBeUndefined()
    expect(finalAddress('/locations/irvine-eye-doctor', after)).toBe('/locations/old-irvine-eye-doctor')
    expect(finalAddress('/es/services/dry-eye-doctor-near-me/irvine', after)).toBe(
      '/es/services/dry-eye-doctor-near-me/old-irvine',
    )
    expect(unanswered(urlsOf(before), after)).toEqual([])
  })

  it('updates its references: neighborhoods, drive time, links and the file of its services', () => {
    expect(textOf(folder, 'neighborhoods.yaml')).toContain('partOf: old-irvine')
    expect(textOf(folder, 'drive-times.yaml')).toMatch(/^ {2}old-irvine: /m)
    expect(existsSync(join(folder, 'services-in-cities/irvine.yaml'))).toBe(false)
    expect(existsSync(join(folder, 'services-in-cities/old-irvine.yaml'))).toBe(true)
    expect(leadingTo(folder, '/locations/irvine-eye-doctor')).toEqual([])
  })

  it('back to its old name removes the redirects that would shadow pages', () => {
    const copy = copyOf(folder)
    expect(make(copy, renaming('city', 'Old Irvine', 'Irvine'))).toBe(true)
    const again = siteIn(copy)
    expect(urlsOf(again).sort()).toEqual(urlsOf(before).sort())
    expect(finalAddress('/locations/old-irvine-eye-doctor', again)).toBe('/locations/irvine-eye-doctor')
  })

  it.each([
    ['renamed', renaming('city', 'Tustin', 'Old Tustin'), '/es/locations/old-tustin-eye-doctor'],
    ['removed', removing('city', 'Tustin'), '/es/ciudades/santa-ana-oculista'],
  ])('keeps a redirect to its page in another language working when it is %s', (_, change, to) => {
    const copy = copyOf(clearwater)
    const redirect = '- { from: /tustin-es, to: /es/locations/tustin-eye-doctor }\n'
    appendFileSync(join(copy, 'redirects.yaml'), redirect)
    expect(make(copy, change)).toBe(true)
    expect(finalAddress('/tustin-es', siteIn(copy))).toBe(to)
  })

  it('can write a name with an apostrophe, colon or comma into text quoted in any style', () => {
    const source = { file: 'x.yaml', text: `- 'In Irvine''s heart'\n- Irvine - north\n- [From Irvine, "by Irvine"]\n` }
    for (const now of ["O'Fallon", 'Irvine: East', 'Fallon, West']) {
      const draft = openDraft([{ ...source, value: undefined }])
      const edits = nameMentions(draft, { old: 'Irvine', now }).flatMap(({ edit }) => edit ?? [])
      draft.edit('x.yaml', () => edits)
      expect(draft.source('x.yaml')?.value).toEqual([
        `In ${now}'s heart`,
        `${now} - north`,
        [`From ${now}`, `by ${now}`],
      ])
    }
  })
})

describe('renaming a page', () => {
  const folder = copyOf(clearwater)
  const before = siteIn(folder)
  make(folder, renaming('page', '/conditions/dry-eye', '/eyes/dry-eye'))
  const after = siteIn(folder)

  it('by its address in another language says which page that is, and where its address is given', () => {
    const draft = openDraft(load(clearwater).sources)
    expect(() => rename(draft, 'page', '/es/avisos', '/es/notas')).toThrow(
      /\/es\/avisos is the page \/notices in another language.* "path:" in pages\/notices\.yaml/,
    )
  })

  it('to another depth fixes the path to its schema', () => {
    const draft = openDraft(load(clearwater).sources)
    const file = 'pages/conditions/dry-eye.yaml'
    draft.write(file, `${schemaLine(file, 'page')}\n${draft.source(file)!.text}`)
    rename(draft, 'page', '/conditions/dry-eye', '/dry-eye')
    expect(draft.source('pages/dry-eye.yaml')!.text).toContain('$schema=../.schema/page.json\n')
    rename(draft, 'page', '/dry-eye', '/eyes/dry/eye')
    expect(draft.source('pages/eyes/dry/eye.yaml')!.text).toContain('$schema=../../../.schema/page.json\n')
  })

  it('moves its file, and updates links in all texts', () => {
    expect(existsSync(join(folder, 'pages/conditions/dry-eye.yaml'))).toBe(false)
    expect(existsSync(join(folder, 'pages/eyes/dry-eye.yaml'))).toBe(true)
    expect(leadingTo(folder, '/conditions/dry-eye')).toEqual([])
    expect(leadingTo(folder, '/eyes/dry-eye')).not.toEqual([])
  })

  it('keeps its Spanish address, and every other address still works', () => {
    const spanish = before.routes.find('/conditions/dry-eye', 'es')!.url
    expect(after.routes.find('/eyes/dry-eye', 'es')!.url).toBe(spanish)
    expect(unanswered(urlsOf(before), after)).toEqual([])
  })
})

describe('renaming a service', () => {
  const folder = copyOf(clearwater)
  const before = siteIn(folder)
  make(folder, renaming('service', 'myopia-control', 'slowing-myopia'))
  const after = siteIn(folder)

  it('keeps the old addresses of its pages in all cities working, and the short ones a wildcard redirected', () => {
    expect(unanswered(urlsOf(before), after)).toEqual([])
    expect(finalAddress('/myopia-control', after)).toBe('/services/slowing-myopia')
    expect(finalAddress('/es/myopia-control/irvine', after)).toBe('/es/services/slowing-myopia/irvine')
  })
})

describe('renaming', () => {
  it('a city renames it in the list of the geo gate', () => {
    const folder = editText(copyOf(clearwater), 'practice.yaml', '- Los Angeles', '- Irvine')
    const draft = openDraft(load(folder).sources)
    rename(draft, 'city', 'Irvine', 'Old Irvine')
    expect(draft.source('practice.yaml')!.text).toContain('- Old Irvine\n    - San Diego\n')
  })

  it('a neighborhood renames it in those that are part of it', () => {
    const folder = copyOf(clearwater)
    appendFileSync(join(folder, 'neighborhoods.yaml'), '\n- { name: North Woodbridge, partOf: woodbridge }\n')
    const draft = openDraft(load(folder).sources)
    rename(draft, 'neighborhood', 'Woodbridge', 'Old Woodbridge')
    expect(draft.source('neighborhoods.yaml')!.text).toContain('partOf: old-woodbridge')
  })

  it('a neighborhood that shares its name with a city leaves the parts of that city alone', () => {
    const folder = copyOf(clearwater)
    const city = '\n- { name: Old Town, coordinates: { lat: 33.7, lon: -117.8 }, locationPage: false }\n'
    const neighborhoods = '\n- { name: Old Town, partOf: tustin }\n- { name: North End, partOf: old-town }\n'
    appendFileSync(join(folder, 'cities.yaml'), city)
    appendFileSync(join(folder, 'neighborhoods.yaml'), neighborhoods)
    const draft = openDraft(load(folder).sources)
    rename(draft, 'neighborhood', 'Old Town', 'Older Town')
    expect(draft.source('neighborhoods.yaml')!.text).toContain('partOf: old-town }')
    expect(make(folder, removing('neighborhood', 'Old Town'))).toBe(true)
  })

  it('a city leaves the references to one whose name begins like its own', () => {
    const folder = copyOf(clearwater)
    appendFileSync(join(folder, 'neighborhoods.yaml'), '\n- { name: North End, partOf: irvine-hills }\n')
    const draft = openDraft(load(folder).sources)
    rename(draft, 'city', 'Irvine', 'Old Irvine')
    expect(draft.source('neighborhoods.yaml')!.text).toContain('partOf: irvine-hills')
  })

  it('finds a city by its name where its slug does not come from that', () => {
    const folder = copyOf(clearwater)
    appendFileSync(join(folder, 'cities.yaml'), '\n- { name: Đà Nẵng, slug: the-harbor }\n')
    const draft = openDraft(load(folder).sources)
    rename(draft, 'city', 'Đà Nẵng', 'The Harbor')
    expect(draft.source('cities.yaml')!.text).toContain('{ name: The Harbor, slug: the-harbor }')
  })

  it('a city moves its pages even if its address does not come from its name', () => {
    const folder = copyOf(clearwater)
    appendFileSync(join(folder, 'cities.yaml'), '\n- { name: Harbor, slug: the-harbor }\n')
    const draft = openDraft(load(folder).sources)
    const { moves } = rename(draft, 'city', 'Harbor', 'Bay')
    expect(draft.source('cities.yaml')!.text).toContain('{ name: Bay, slug: bay }')
    expect(moves.get('/services/myopia-control/the-harbor')).toBe('/services/myopia-control/bay')
  })

  it('a page keeps the part of it that links lead to', () => {
    const text = '- See [the end](/a/b#the-end).\n- page: /a/b#the-end\n- "/a/b#the-end"\n'
    const draft = openDraft([{ file: 'x.yaml', text, value: undefined }])
    repoint(draft, new Map([['/a/b', '/c']]))
    expect(draft.source('x.yaml')!.text).toBe(text.replaceAll('/a/b', '/c'))
  })

  it('a city to another spelling of its name changes no address', () => {
    const folder = copyOf(clearwater)
    const before = urlsOf(siteIn(folder))
    expect(make(folder, renaming('city', 'Irvine', 'IRVINE'))).toBe(true)
    expect(siteIn(folder).manifest.cities.map(({ name }) => name)).toContain('IRVINE')
    expect(urlsOf(siteIn(folder))).toEqual(before)
  })

  it.each<[Thing, string, string]>([
    ['city', 'irvine', 'Irvine'],
    ['service', 'myopia-control', 'myopia-control'],
  ])('a %s to its current name is refused, as there is nothing to write', (thing, old, now) => {
    const { sources, site } = load(clearwater)
    expect(() => renaming(thing, old, now)(openDraft(sources), site!)).toThrow(/ is already called /)
  })
})

describe('adding a language', () => {
  it.each(['sp', 'xx', 'vie', 'nom', 'English'])('is refused for %s, which is not a language code', (code) => {
    expect(() => addLanguage(openDraft(load(clearwater).sources), code)).toThrow(/is not a language code/)
  })

  it.each([
    ['vn', 'vi'],
    ['jp', 'ja'],
    ['mx', 'es'],
  ])('is refused for %s, the code of a country, and the language there is named', (country, code) => {
    expect(() => addLanguage(openDraft(load(clearwater).sources), country)).toThrow(`Did you mean ${code}?`)
  })

  it("comes with Sightline's own words where it has them", () => {
    const folder = copyOf(monolingual)
    make(
      folder,
      adding((draft) => addLanguage(draft, 'es')),
    )
    const { label } = ownWords('es')!.search as Record<string, string>
    expect(siteIn(folder).layout('es').words('search.label')).toBe(label)
    expect(textOf(folder, 'ui/es.yaml')).toContain(`  label: ${label}\n`)
  })

  it.each(['fr', 'pl', 'vi'])('lists each word to translate in the plural forms of the language: %s', (code) => {
    const folder = copyOf(monolingual)
    make(
      folder,
      adding((draft) => addLanguage(draft, code)),
    )
    const file = `ui/${code}.yaml`
    const words = textOf(folder, file).replaceAll(/^# (?= *[\w-]+:)/gm, '')
    expect(words).toMatch(/^ {2}pages_other: /m)
    writeFileSync(join(folder, file), words)
    expect(load(folder).problems.filter((each) => each.code === 'PLURAL_FORMS' || each.code === 'YAML_SYNTAX')).toEqual(
      [],
    )
  })

  it('leaves the signs to be translated, and check says so until they are', () => {
    const folder = copyOf(clearwater)
    make(
      folder,
      adding((draft) => addLanguage(draft, 'fr')),
    )
    const found = () => allProblems(load(folder), {}).filter(({ file }) => file === 'signs.yaml')
    const signs = load(folder).loose.lists['signs.yaml']
    expect(found()).toMatchObject([
      { code: 'UNTRANSLATED_WORD', message: `French readers see ${signs.length} signs in another language` },
    ])
    const text = textOf(folder, 'signs.yaml')
    writeFileSync(join(folder, 'signs.yaml'), text.replaceAll(/^ {4}placeholder: true\n/gm, ''))
    expect(found().filter(({ code }) => code === 'UNTRANSLATED_WORD')).toEqual([])
  })

  it('fills in texts in braces too', () => {
    const folder = copyOf(monolingual)
    writeFileSync(join(folder, 'prices.yaml'), '- { id: exam, from: 120, en: { name: An exam } }\n')
    make(
      folder,
      adding((draft) => addLanguage(draft, 'fr')),
    )
    expect(siteIn(folder).manifest.prices[0]!.text.fr).toEqual({ name: 'An exam' })
    expect(textOf(folder, 'prices.yaml')).toContain('\n  # To be translated.\n  fr: { name: An exam } }\n')
  })
})

describe('removing a city', () => {
  it('is refused while neighborhoods are part of it, and names them', () => {
    const { sources, site } = load(clearwater)
    expect(() => removing('city', 'irvine')(openDraft(sources), site!)).toThrow(/Woodbridge is part of/)
  })

  it('is refused while an alias repeats a part of it', () => {
    const own = editText(copyOf(clearwater), 'cities.yaml', 'name: Tustin', 'name: &own Tustin')
    appendFileSync(join(own, 'cities.yaml'), '\n- name: *own\n  slug: another\n')
    const site = siteIn(own)
    expect(() => removing('city', 'tustin')(openDraft(load(own).sources), site)).toThrow(/by an alias/)
  })

  it('redirects its page to the nearest city, and its services to their own pages', () => {
    const folder = copyOf(clearwater)
    const before = siteIn(folder)
    expect(make(folder, removing('city', 'Tustin'))).toBe(true)
    const after = siteIn(folder)
    expect(finalAddress('/locations/tustin-eye-doctor', after)).toBe('/locations/santa-ana-eye-doctor')
    expect(finalAddress('/services/myopia-control/tustin', after)).toBe('/services/myopia-control')
    expect(unanswered(urlsOf(before), after)).toEqual([])
  })

  it('removes the file of its services', () => {
    const { sources, site } = load(clearwater)
    const draft = openDraft(sources)
    draft.write('services-in-cities/tustin.yaml', '[]\n')
    removing('city', 'Tustin')(draft, site!)
    expect(draft.source('services-in-cities/tustin.yaml')).toBeUndefined()
  })

  it('cannot redirect its addresses to a page that is removed with it', () => {
    const { sources, site } = load(clearwater)
    const to = '/locations/santa-ana-eye-doctor'
    expect(() => remove(openDraft(sources), 'city', 'Santa Ana', { site: site!, to })).toThrow(/would be removed too/)
  })
})

describe('removing a neighborhood', () => {
  it('is refused while others are part of it, and names them', () => {
    const folder = copyOf(clearwater)
    appendFileSync(join(folder, 'neighborhoods.yaml'), '\n- { name: North Woodbridge, partOf: woodbridge }\n')
    const { sources, site } = load(folder)
    const change = removing('neighborhood', 'woodbridge')
    expect(() => change(openDraft(sources), site!)).toThrow(/North Woodbridge is part of/)
  })

  it('returns the name that texts may still have, and redirects its page to that of its city', () => {
    const { sources, site } = load(clearwater)
    const { moves, names } = remove(openDraft(sources), 'neighborhood', 'woodbridge', { site: site! })
    expect(names).toEqual({ old: 'Woodbridge' })
    expect([...moves.values()]).toEqual(['/locations/irvine-eye-doctor'])
  })
})

describe('removing a service', () => {
  it('removes its texts in cities and those of no other, and a file that has no others', () => {
    const { sources, site } = load(clearwater)
    const draft = openDraft(sources)
    draft.write('services-in-cities/tustin.yaml', '- service: myopia-control\n  en: { note: Near. }\n')
    draft.write(
      'services-in-cities/brea.yaml',
      '- service: myopia-control\n  en: { note: Far. }\n- service: myopia-control-2\n',
    )
    removing('service', 'myopia-control')(draft, site!)
    expect(draft.source('services-in-cities/tustin.yaml')).toBeUndefined()
    expect(draft.source('services-in-cities/brea.yaml')!.value).toEqual([{ service: 'myopia-control-2' }])
  })

  it('leaves lists of services with fewer entries, even where only one is left', () => {
    const folder = copyOf(monolingual)
    expect(make(folder, removing('service', 'contact-lenses'))).toBe(true)
    const { services } = siteIn(folder).manifest
    expect(services.map(({ slug, related }) => [slug, related])).toEqual([['eye-exams', []]])
    expect(parse(textOf(folder, 'pages/index.yaml')).services).toEqual(['eye-exams'])
  })
})

describe('removing a page', () => {
  const folder = copyOf(clearwater)
  make(folder, removing('page', '/conditions/astigmatism'))

  it('keeps the words of a link without the link, and never points them elsewhere', () => {
    expect(leadingTo(folder, '/conditions/astigmatism')).toEqual([])
    expect(finalAddress('/conditions/astigmatism', siteIn(folder))).toBe('/conditions')
  })

  it('keeps those words intact where YAML would take them for a key or a comment', () => {
    const text = '- Read [Note:](/a/b) first\n- See [#1 fact](/a/b) first\n- Plain [words](/a/b)\n'
    const draft = openDraft([{ file: 'x.yaml', text, value: undefined }])
    repoint(draft, new Map([['/a/b', undefined]]))
    expect(draft.source('x.yaml')?.value).toEqual(['Read Note: first', 'See #1 fact first', 'Plain words'])
    expect(draft.source('x.yaml')?.text).toContain('- Plain words\n')
  })

  it('lists the texts that have lost a link, and no comments', () => {
    const commented = '# Was: [this page](/conditions/astigmatism).\n$&'
    const before = editText(copyOf(clearwater), 'pages/about.yaml', /^kind:/m, commented)
    const draft = openDraft(load(before).sources)
    const { unlinked } = remove(draft, 'page', '/conditions/astigmatism', { site: siteIn(before) })
    expect(unlinked).not.toEqual([])
    for (const { file, line, text } of unlinked) {
      expect(draft.source(file)!.text.split('\n')[line - 1]).toContain(text)
      expect(text).not.toMatch(/\]\(|Was/)
    }
  })

  it('leaves the other pages of a list that names it, or its sheet, in several ways', () => {
    const pages = '[{ page: /a }, /visit-pack/a, /b, { page: /c }, /a]'
    const text = `hubs:\n  - page: /all\n    pages: ${pages}\n`
    const draft = openDraft([{ file: 'navigation.yaml', text, value: parse(text) }])
    removeMentions(draft, 'UNKNOWN_PAGE', (id) => ['/a', '/visit-pack/a'].includes(id))
    expect(draft.source('navigation.yaml')!.value).toEqual({ hubs: [{ page: '/all', pages: ['/b', { page: '/c' }] }] })
  })

  it('is refused while menus and buttons link to it', () => {
    expect(make(folder, removing('page', '/contact'))).toBe(false)
  })
})

describe('adding', () => {
  const added = (change: Change) => {
    const folder = copyOf(clearwater)
    const before = siteIn(folder)
    expect(make(folder, change)).toBe(true)
    return { folder, before, after: siteIn(folder) }
  }

  it('a city writes its name and nothing else, and strips the state from the name', () => {
    const { folder } = added(adding((draft) => addCity(draft, 'Mission Viejo, CA')))
    expect(textOf(folder, 'cities.yaml')).toBe(`${textOf(clearwater, 'cities.yaml')}- name: Mission Viejo\n`)
  })

  it('a city strips any region from the name, such as one in parentheses', () => {
    const address = { country: 'CA', state: 'Québec (QC)' }
    const draft = openDraft([{ file: 'practice.yaml', text: '', value: { address } }])
    addCity(draft, 'Laval, Québec (QC)')
    expect(draft.source('cities.yaml')?.value).toEqual([{ name: 'Laval' }])
  })

  it('a city, and the redirects of a later change, are written into lists in brackets', () => {
    const folder = copyOf(clearwater)
    for (const file of ['cities.yaml', 'redirects.yaml']) {
      const list: unknown = parse(textOf(folder, file))
      writeFileSync(join(folder, file), stringify(list, { collectionStyle: 'flow' }))
    }
    make(
      folder,
      adding((draft) => addCity(draft, 'Mission Viejo')),
    )
    make(folder, renaming('city', 'mission-viejo', 'Old Mission'))
    expect(textOf(folder, 'cities.yaml')).toMatch(/\{ name: Old Mission \}\n\]\n$/)
    expect(finalAddress('/locations/mission-viejo-eye-doctor', siteIn(folder))).toBe(
      '/locations/old-mission-eye-doctor',
    )
  })

  it('a neighborhood creates the file if there is none', { tags: ['soak'] }, () => {
    const folder = copyOf(clearwater)
    for (const name of ['Woodbridge', 'Balboa Island', 'Downtown Huntington Beach'])
      make(folder, removing('neighborhood', name))
    rmSync(join(folder, 'neighborhoods.yaml'))
    expect(
      make(
        folder,
        adding((draft) => addNeighborhood(draft, 'Quail Hill', 'Irvine')),
      ),
    ).toBe(true)
    expect(textOf(folder, 'neighborhoods.yaml')).toMatch(/\$schema=.*\n- name: Quail Hill\n {2}partOf: irvine\n$/)
  })

  it.each(['guide', 'faq', 'condition', 'topic', 'comparison', 'prose', 'referral', 'eyewear'])(
    'a page of the kind %s writes all required values in every language, as stand-ins that are not indexed',
    (kind) => {
      const { before, after } = added(adding((draft) => addPage(draft, kind, '/new/page')))
      const urls = ['/new/page', '/es/new/page']
      for (const url of urls) {
        expect(before.routes.findUrl(url)).toBeUndefined()
        expect(after.routes.findUrl(url)!.indexed).toBe(false)
      }
      expect(after.routes.findUrl('/es/new/page')!.state).toBe('translated')
    },
  )

  it.each([
    ['/conditions/pterygium', '/conditions/pterygium'],
    ['conditions/pterygium', '/conditions/pterygium'],
    ['pterygium', '/conditions/pterygium'],
    ['eyes/Red Eye', '/eyes/red-eye'],
    ['/eyes/red-eye/', '/eyes/red-eye'],
    ['pages/eyes/red-eye.yaml', '/eyes/red-eye'],
    ['manifest/pages/eyes/red-eye.yaml', '/eyes/red-eye'],
    ['eyes/red-eye.yaml', '/eyes/red-eye'],
    ['pterygium.yaml', '/conditions/pterygium'],
    ['https://www.eyes.example/eyes/red-eye', '/eyes/red-eye'],
  ])('a page named %s becomes %s', (name, id) => {
    expect(addPage(openDraft(load(clearwater).sources), 'condition', name)).toBe(id)
  })

  it('a page below the address of a language is in this language only', () => {
    const { after } = added(adding((draft) => addPage(draft, 'faq', '/es/preguntas')))
    expect(after.routes.findUrl('/es/preguntas')).toMatchObject({ language: 'es', state: 'original', indexed: false })
  })

  it.each(['/eyes/Red Eye', '/ojo/úlcera', '/'])('a page cannot be at %s, and the message says what can', (name) => {
    const { sources } = load(clearwater)
    expect(() => addPage(openDraft(sources), 'condition', name)).toThrow(/a-z, 0-9, hyphens .*: \/conditions\/dry-eye$/)
  })

  it('names the kind that a misspelled one stands for', () => {
    const { sources } = load(clearwater)
    expect(() => addPage(openDraft(sources), 'guid', 'lens-care')).toThrow('Did you mean "guide"?')
  })

  it('a page causes no warning that its stand-ins are in another language', () => {
    const { folder } = added(adding((draft) => addPage(draft, 'condition', 'pterygium')))
    const codes = load(folder).problems.map(({ code }) => code)
    expect(codes).not.toContain('OTHER_LANGUAGE')
  })

  it('a service gets its pages in every city, and a sheet to bring', () => {
    const { before, after } = added(adding((draft) => addService(draft, 'vision-therapy')))
    const { cities } = after.manifest
    expect(after.routes.length - before.routes.length).toBe(2 * (2 + cities.length))
    expect(after.routes.findUrl(`/services/vision-therapy/${cities[0]!.slug}`)!.indexed).toBe(false)
  })

  it('a third service joins the lists of services that have room for it', () => {
    const folder = copyOf(monolingual)
    const add = adding((draft) => addService(draft, 'third'))
    expect(make(folder, add)).toBe(true)
    const [first, second] = siteIn(folder).manifest.services
    expect(first!.related).toEqual([second!.slug, 'third'])
    expect(second!.related).toEqual([first!.slug, 'third'])
    expect(parse(textOf(folder, 'pages/index.yaml'))).toMatchObject({ services: [first!.slug, second!.slug, 'third'] })
  })

  it('a service joins the menu that has all others, and no other menu', () => {
    const menuOf = (folder: string) => parse(textOf(folder, 'navigation.yaml')).servicesMenu as { page: string }[]
    const folder = copyOf(monolingual)
    const before = menuOf(folder)
    const all = siteIn(folder).manifest.services.map(({ slug }) => `/services/${slug}`)
    expect(before.map(({ page }) => page)).toEqual(expect.arrayContaining(all))
    make(
      folder,
      adding((draft) => addService(draft, 'third')),
    )
    expect(menuOf(folder)).toEqual([...before, { page: '/services/third' }])
    const { folder: other } = added(adding((draft) => addService(draft, 'third')))
    expect(menuOf(other)).toEqual(menuOf(clearwater))
  })

  it('a service has the icon of its profession, if there is one, and never that of another', () => {
    const iconIn = (folder: string) => {
      const draft = openDraft(load(folder).sources)
      addService(draft, 'second-opinion')
      return loadSite(folder, { unsaved: draft.unsaved() }).site!.manifest.services.at(-1)!.icon
    }
    expect(iconIn(clearwater)).toBe('eye')
    expect(iconIn(dental)).toBe('calendar')
  })

  it('a service keeps the name that it is added by', () => {
    const { after } = added(adding((draft) => addService(draft, 'Vision therapy')))
    expect(after.manifest.services.find(({ slug }) => slug === 'vision-therapy')!.text.en!.name).toBe('Vision therapy')
  })
})

describe('what was removed', () => {
  it.each<[string, Change, Change]>([
    ['a city', removing('city', 'Riverside'), adding((draft) => addCity(draft, 'Riverside'))],
    [
      'a neighborhood',
      removing('neighborhood', 'Woodbridge'),
      adding((draft) => addNeighborhood(draft, 'Woodbridge', 'Irvine')),
    ],
    [
      'a page',
      removing('page', '/conditions/ortho-k'),
      adding((draft) => addPage(draft, 'condition', '/conditions/ortho-k')),
    ],
    ['a service', removing('service', 'myopia-control'), adding((draft) => addService(draft, 'myopia-control'))],
  ])('can be added again, at the addresses that redirected meanwhile: %s', (_, away, again) => {
    const folder = copyOf(clearwater)
    const before = siteIn(folder)
    expect([make(folder, away), make(folder, again)]).toEqual([true, true])
    expect(urlsOf(siteIn(folder)).sort()).toEqual(urlsOf(before).sort())
  })

  it('keeps the redirect of a sheet if the page added in its place has none: a guide', { tags: ['soak'] }, () => {
    const folder = copyOf(clearwater)
    const sheet = '/visit-pack/conditions/astigmatism'
    expect(siteIn(folder).routes.findUrl(sheet)).toBeDefined()
    make(folder, removing('page', '/conditions/astigmatism'))
    make(
      folder,
      adding((draft) => addPage(draft, 'guide', '/conditions/astigmatism')),
    )
    expect(siteIn(folder).routes.findUrl('/conditions/astigmatism')).toBeDefined()
    expect(finalAddress(sheet, siteIn(folder))).toBe('/conditions')
  })
})

describe('any sequence of changes', () => {
  const cities = ['irvine', 'tustin', 'santa-ana', 'riverside', 'mission-viejo', 'brea', 'old-town']
  const services = ['optometrist-near-me', 'dry-eye-doctor-near-me', 'myopia-control', 'eye-exams', 'lenses']
  const pages = [
    '/conditions/dry-eye',
    '/conditions/lasik',
    '/conditions/cataract',
    '/about-eyes',
    '/new/place',
    '/about',
  ]
  const places = ['woodbridge', 'balboa-island', 'quail-hill', 'north-end']
  const one = (names: readonly string[]) => fc.constantFrom(...names)
  const named: [Thing, readonly string[]][] = [
    ['city', cities],
    ['service', services],
    ['page', pages],
    ['neighborhood', places],
  ]
  const changes = fc.oneof(
    ...named.map(([thing, names]) =>
      fc
        .tuple(one(names), one(names))
        .map(([old, now]) => ({ told: `rename ${thing} ${old} ${now}`, change: renaming(thing, old, now) })),
    ),
    ...named.map(([thing, names]) =>
      one(names).map((name) => ({ told: `remove ${thing} ${name}`, change: removing(thing, name) })),
    ),
    one(cities).map((name) => ({ told: `add city ${name}`, change: adding((draft) => addCity(draft, name)) })),
    fc.tuple(one(places), one(cities)).map(([name, city]) => ({
      told: `add neighborhood ${name} in ${city}`,
      change: adding((draft) => addNeighborhood(draft, name, city)),
    })),
    one(services).map((name) => ({ told: `add service ${name}`, change: adding((draft) => addService(draft, name)) })),
    one(pages).map((name) => ({ told: `add page ${name}`, change: adding((draft) => addPage(draft, 'guide', name)) })),
  )
  const lineEnds = fc.constantFrom('\n', '\r\n')

  it('leaves no error, keeps every address that ever existed working, and preserves line endings', () => {
    let made = 0
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 6 }), lineEnds, (steps, lineEnd) => {
        const folder = copyOf(clearwater)
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          file.endsWith('.yaml'),
        )
        for (const file of files) writeFileSync(join(folder, file), textOf(folder, file).replace(/\r?\n/g, lineEnd))
        const ever = new Set(urlsOf(siteIn(folder)))
        for (const { change } of steps) {
          if (!make(folder, change)) continue
          made += 1
          const { problems, site } = load(folder)
          expect(problems.filter(isError)).toEqual([])
          expect(unanswered(ever, site!)).toEqual([])
          for (const url of urlsOf(site!)) ever.add(url)
        }
        for (const file of files.filter((each) => existsSync(join(folder, each))))
          expect(
            textOf(folder, file)
              .replaceAll('\r\n', '')
              .includes(lineEnd === '\n' ? '\r' : '\n'),
          ).toBe(false)
        rmSync(folder, { recursive: true })
      }),
      // A fixed seed makes a failure reproducible.
      { numRuns: isSoak ? 15 : 6, seed: 20_261_122 },
    )
    expect(made).toBeGreaterThan(5)
  })
})
