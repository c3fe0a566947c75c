import { execSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { drawings } from '../../../generator/checks/languages/known-words.ts'
import { add } from '../../../generator/commands/add.ts'
import { check } from '../../../generator/commands/check.ts'
import { type InitOptions, init } from '../../../generator/commands/init.ts'
import { failureOf } from '../../../generator/commands/terminal/failure.ts'
import type { Io } from '../../../generator/commands/terminal/io.ts'
import { root } from '../../../generator/folders.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { labelGroups } from '../../../generator/parse/own-words.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { shellWord } from '../../../generator/problems/shell-word.ts'
import { readPublished } from '../../rules/published-site.ts'
import { rules } from '../../rules/rules.ts'
import { editText } from '../../support/edit-text.ts'
import { forget, publish, treeOf } from '../../support/published.ts'
import { clearwater, emptyFolder, pageAt, siteOf, world } from '../../support/world.ts'

const portland = {
  name: 'Rose City Eye Care',
  city: 'Portland, OR',
  phone: '503 555 0142',
  website: 'www.rose-city-eyes.example',
  languages: 'en,es',
}
const sanAntonio = {
  ...portland,
  name: 'Ojos: Misión #1',
  city: 'San Antonio, Texas',
  phone: '(210) 555-0142',
  website: 'www.ojos-misión.example',
  languages: 'es',
}

function ioFor(manifest: string, more: Partial<Io> = {}): Io & { said: string[] } {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  return { manifest, out: join(manifest, '../dist'), json: false, print, note: print, ...more, said }
}

async function made(options: InitOptions): Promise<string> {
  const folder = join(emptyFolder(), 'manifest')
  expect(await init(ioFor(folder), options)).toBe(0)
  return folder
}

const unchanged = new Map<InitOptions, Promise<string>>()

/** The same, made once for all tests that only read it. */
function madeOnce(options: InitOptions): Promise<string> {
  const folder = unchanged.get(options) ?? made(options)
  unchanged.set(options, folder)
  return folder
}

function symlinkToNowhere(): string {
  const folder = join(emptyFolder(), 'manifest')
  symlinkSync('nowhere', folder)
  return folder
}

/** Places around the practice that this project was first built for. */
const elsewhere = /orange county|condado de orange|santa ana|irvine|tustin|anaheim|newport beach|costa mesa|california/i

describe.each([
  ['in Portland, Oregon, in English and Spanish', portland],
  ['in San Antonio, Texas, in Spanish alone', sanAntonio],
])('a new practice %s', async (_, answers) => {
  const folder = await madeOnce(answers)
  const out = join(folder, '../dist')
  const run = await publish(folder, out)
  const published = readPublished(folder, out, { preview: false })
  afterAll(() => forget(out))

  it('passes the check', async () => {
    expect(await check(ioFor(folder), {})).toBe(0)
    expect(loadSite(folder).problems.filter(isError)).toEqual([])
  })

  it('is published with a page for each service in its city, and no page falls back to another language', () => {
    expect(run.code).toBe(0)
    const { routes, manifest } = siteOf(folder)
    expect(manifest.services.length).toBeGreaterThan(2)
    for (const { slug } of manifest.services)
      expect(routes.findUrl(`/services/${slug}/${manifest.cities[0]!.slug}`)).toBeDefined()
    expect(Array.from(routes).filter(({ state }) => state === 'fallback')).toEqual([])
    expect(existsSync(join(out, 'index.html'))).toBe(true)
  })

  it('cites sources as what they are, documents in English', () => {
    const { sources } = siteOf(folder).manifest
    expect([...new Set(sources.map(({ language }) => language))]).toEqual(['en'])
  })

  it.each(rules)('keeps the rule that $name', ({ broken }) => {
    expect(broken(published)).toEqual([])
  })

  it('mentions no place of another practice anywhere on its site', () => {
    const told = [...treeOf(out)].filter(([, bytes]) => elsewhere.test(bytes.toString('latin1'))).map(([file]) => file)
    expect(told).toEqual([])
    const written = [...treeOf(folder)].filter(([, bytes]) => elsewhere.test(bytes.toString())).map(([file]) => file)
    expect(written).toEqual([])
  })

  it('is refused a release while stand-ins are left, and each is reported with its place', async () => {
    const io = ioFor(folder, { json: true })
    expect(await check(io, { release: true })).toBe(1)
    const standIns = io.said.map((line) => JSON.parse(line)).filter(({ code }) => code === 'PLACEHOLDER')
    const files = new Set(standIns.map(({ file }) => file))
    expect(files).toEqual(new Set(['practice.yaml', 'pages/privacy-policy.yaml', 'pages/terms-of-service.yaml']))
    expect(standIns.map(({ message }) => message).join()).toMatch(/address.*hours/)
  })
})

describe('a new practice with another mark than the eye it began with', () => {
  /** Where it still has words about eyes, with these replaced. */
  const leftWith = async (edits: Readonly<Record<string, readonly [string, string][]>>) => {
    const folder = await made(portland)
    for (const [file, replaced] of Object.entries(edits)) {
      for (const [before, after] of replaced) editText(folder, file, before, after)
    }
    return loadSite(folder).problems.filter(({ code }) => code === 'STARTER_WORDS')
  }
  const ofDentist: [string, string][] = [
    ['mark: eye', 'mark: tooth'],
    ['specialty: Optometric', 'specialty: Dentistry'],
  ]

  it('is told what its vertical.yaml still says, and the credentials once its doctor is no placeholder', async () => {
    const doctor = /(?<=O\.D\.\n.*\n) {2}placeholder: true\n/.exec(
      readFileSync(join(await madeOnce(portland), 'practice.yaml'), 'utf8'),
    )!
    const named = await leftWith({ 'vertical.yaml': ofDentist, 'practice.yaml': [[doctor[0], '']] })
    const told = (file: string) => named.filter((each) => each.file === file).map(({ message }) => message)
    expect(told('vertical.yaml')).toEqual([
      expect.stringMatching(/^2 texts are still about/),
      expect.stringMatching(/^"placeSuffix" is still about/),
    ])
    expect(told('practice.yaml')).toEqual([expect.stringMatching(/^"doctor.credentials" is still about/)])
    const unnamed = await leftWith({ 'vertical.yaml': ofDentist })
    expect(unnamed.map(({ file }) => file)).not.toContain('practice.yaml')
  })

  it.each([
    ['an ophthalmologist', 'specialty: Optometric', 'specialty: Ophthalmology'],
    ['an optician', 'businessType: MedicalClinic\nspecialty: Optometric', 'businessType: Optician'],
  ])('is told nothing if it is %s', async (_, before, after) => {
    const edits: [string, string][] = [
      ['mark: eye', 'mark: cross'],
      [before, after],
    ]
    expect(await leftWith({ 'vertical.yaml': edits })).toEqual([])
  })
})

it('init lists what only the owner knows, and only counts the texts to write in a language without any', async () => {
  const io = ioFor(join(emptyFolder(), 'manifest'))
  expect(await init(io, { ...portland, languages: 'en,es,vi' })).toBe(0)
  const listed = io.said
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('  '))
  expect(listed).toContainEqual(expect.stringMatching(/practice\.yaml:\d+ "hours" is a placeholder$/))
  expect(listed).toContainEqual(expect.stringMatching(/signs\.yaml: \d+ placeholders$/))
  expect(listed).not.toContainEqual(expect.stringMatching(/signs\.yaml:\d/))
})

it('init names the next commands so that a shell finds the folder', async () => {
  const io = ioFor(join(emptyFolder(), 'Práxis Süd'))
  expect(await init(io, portland)).toBe(0)
  const [, folder] = /Next: npx sightline dev --manifest (.*), npx sightline add/.exec(io.said.join('\n'))!
  expect(execSync(`ls ${folder}`).toString()).toContain('practice.yaml')
})

describe('the manifest of a new practice', () => {
  const practiceOf = async (answers: InitOptions) =>
    parse(readFileSync(join(await madeOnce(answers), 'practice.yaml'), 'utf8')) as Record<string, unknown>

  it('has the coordinates of its city, and the time zone of that part of the state', async () => {
    expect(await practiceOf(portland)).toMatchObject({
      coordinates: { lat: expect.closeTo(45.5, 0), lon: expect.closeTo(-122.7, 0) },
      timeZone: 'America/Los_Angeles',
      address: { city: 'Portland', state: 'OR', zip: expect.stringMatching(/^97/) },
      phones: { default: { number: '(503) 555-0142' } },
    })
    expect(await practiceOf({ ...sanAntonio, city: 'El Paso, TX' })).toMatchObject({ timeZone: 'America/Denver' })
  })

  it('has a gate that lets in visitors around the office but not far from it', async () => {
    const { geoGate } = await practiceOf(portland)
    const { north, south, east, west } = (geoGate as { box: Record<string, number> }).box
    expect(south!).toBeLessThan(45.5)
    expect(north!).toBeGreaterThan(45.5)
    expect(west!).toBeLessThan(-122.7)
    expect(east!).toBeGreaterThan(-122.7)
    expect(north! - south!).toBeLessThan(4)
  })

  it('keeps a name with YAML syntax in it as it is', async () => {
    expect(await practiceOf(sanAntonio)).toMatchObject({ name: { value: 'Ojos: Misión #1' } })
  })

  it('has the address of its website as browsers send it', async () => {
    expect(await practiceOf(sanAntonio)).toMatchObject({ url: 'https://www.xn--ojos-misin-obb.example' })
  })
})

describe('a new practice in another country', () => {
  const london = {
    ...portland,
    country: 'UK',
    city: 'London',
    phone: '+44 20 7946 0958',
    coordinates: '51.52° N, 0.12° W',
    currency: 'gbp',
    emergency: '999',
  }
  const guadalajara = {
    ...london,
    country: 'MX',
    city: 'Guadalajara, Jal.',
    phone: '33 1234 5678',
    coordinates: '20.67,-103.35',
    currency: 'MXN',
    emergency: '911',
  }

  it.each([
    [
      'London',
      london,
      { city: 'London', zip: '00000', country: 'GB', placeholder: true },
      { phones: { default: { number: '020 7946 0958' } }, currency: 'GBP', timeZone: 'Europe/London' },
      ['en-GB', 'es-GB'],
      '{miles} mi',
    ],
    [
      'Guadalajara, whose numbers only an international form tells from North American ones',
      guadalajara,
      { city: 'Guadalajara', state: 'Jal.', zip: '00000', country: 'MX', placeholder: true },
      { phones: { default: { number: '+52 33 1234 5678' } }, currency: 'MXN', timeZone: 'America/Mexico_City' },
      ['en-MX', 'es-MX'],
      '{kilometers} km',
    ],
  ])(
    'has the address, phone, currency and units of %s, and passes the check',
    async (_, answers, address, facts, locales, far) => {
      const folder = await madeOnce(answers)
      const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'))
      expect(read('practice.yaml')).toMatchObject(facts)
      expect(read('practice.yaml').address).toEqual({ street: '1 Main Street', ...address })
      expect(read('languages.yaml')).toEqual([
        { code: 'en', name: 'English', locale: locales[0] },
        { code: 'es', name: 'Español', locale: locales[1] },
      ])
      for (const code of ['en', 'es']) {
        const { drive, map } = read(`ui/${code}.yaml`)
        expect([map.miles, drive.distance]).toEqual([far, expect.stringContaining(far)])
      }
      expect(loadSite(folder).problems.map(({ code }) => code)).toEqual([])
    },
  )

  it('gives its own emergency number everywhere, and has no notices that only American law requires', async () => {
    const folder = await madeOnce(london)
    const texts = [...treeOf(folder)].filter(([file]) => file.endsWith('.yaml')).map(([, bytes]) => bytes.toString())
    const american = /\b911\b|HIPAA|Medicaid|Social Security|\bUS\sphone|EE\.\sUU\.|\(714\)/
    expect(texts.filter((text) => american.test(text))).toEqual([])
    expect(readFileSync(join(folder, 'signs.yaml'), 'utf8')).toContain('If {sign}, call 999 now.')
  })

  it('names no other country where it has the same emergency number', async () => {
    const folder = await madeOnce(guadalajara)
    expect(readFileSync(join(folder, 'pages/out-of-service-area.yaml'), 'utf8')).not.toMatch(/911|United States/)
  })

  it('keeps its emergency number and unit of distance in a language added later', { tags: ['soak'] }, async () => {
    const folder = await made({ ...guadalajara, languages: 'en', emergency: '112' })
    expect(await add(ioFor(folder), 'language', ['es'], { yes: true })).toBe(0)
    const words = readFileSync(join(folder, 'ui/es.yaml'), 'utf8')
    expect(words).toContain('llame al 112')
    expect(words).toContain('{kilometers} km al')
    expect(words).not.toMatch(/\b911\b|\{miles\}/)
  })

  it('takes a region in parentheses, as addresses in French have it, for the region and not for the name', {
    tags: ['soak'],
  }, async () => {
    const folder = await made({ ...guadalajara, city: 'Guadalajara (Jalisco)', languages: 'en' })
    const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'))
    expect(read('practice.yaml').address).toMatchObject({ city: 'Guadalajara', state: 'Jalisco' })
    expect(read('cities.yaml')[0].name).toBe('Guadalajara')
  })

  it('writes dates and prices as the country does in a language added later, where it has a way of its own', {
    tags: ['soak'],
  }, async () => {
    const folder = await made({ ...guadalajara, country: 'CA', phone: '514 555 0142', languages: 'en,fr' })
    expect(await add(ioFor(folder), 'language', ['vi'], { yes: true })).toBe(0)
    expect(parse(readFileSync(join(folder, 'languages.yaml'), 'utf8'))).toEqual([
      { code: 'en', name: 'English', locale: 'en-CA' },
      { code: 'fr', name: 'Français', locale: 'fr-CA' },
      { code: 'vi', name: 'Tiếng Việt' },
    ])
  })

  it('keeps a town and a region as they are that need quotes in YAML', { tags: ['soak'] }, async () => {
    const folder = await made({ ...london, city: "'s-Gravenhage, 12" })
    const { city, state } = parse(readFileSync(join(folder, 'practice.yaml'), 'utf8')).address
    expect([city, state]).toEqual(["'s-Gravenhage", '12'])
    expect(parse(readFileSync(join(folder, 'cities.yaml'), 'utf8'))[0].name).toBe("'s-Gravenhage")
  })

  it('must be given everything that the gazetteer does not know', async () => {
    const folder = join(emptyFolder(), 'manifest')
    await expect(init(ioFor(folder), { country: 'CA' })).rejects.toThrow(
      /--city.*\n.*--coordinates.*\n.*--currency.*\n.*--emergency/,
    )
    const wrong = { coordinates: '51.52', phone: '555', currency: 'pounds', emergency: 'ambulance' }
    await expect(init(ioFor(folder), { ...london, ...wrong })).rejects.toThrow(
      /"51.52" is not a latitude.*\n"555" is not a phone number in the United Kingdom.*\n"pounds".*\n"ambulance"/,
    )
    await expect(init(ioFor(folder), { ...guadalajara, coordinates: '20.67,103.35' })).rejects.toThrow(
      '20.67,103.35 is not in Mexico, by its time zone. West and south have a minus. Did you mean 20.67,-103.35?',
    )
    await expect(init(ioFor(folder), { ...london, country: 'Atlantis' })).rejects.toThrow('such as US, CA or GB')
    await expect(init(ioFor(folder), { ...london, city: 'لندن' })).rejects.toThrow(
      '"لندن" has no letters a-z to make an address from. Give it in Latin letters.',
    )
  })
})

it.each(['US', 'usa', 'United States'])(
  'a new practice in a country called %s need not say what the gazetteer knows',
  async (country) => {
    const asked = /^Give --name: .*\nGive --city: .*state.*\nGive --phone: .*\nGive --website: .*$/
    await expect(init(ioFor(join(emptyFolder(), 'manifest')), { country })).rejects.toThrow(asked)
  },
)

it('a new practice names no state for a city that may lie across the border', async () => {
  const folder = await made(portland)
  editText(folder, 'practice.yaml', '  cities: []', '  cities: []\n  states: [WA]')
  expect(await add(ioFor(folder), 'city', ['Vancouver'], { yes: true })).toBe(0)
  const site = siteOf(folder)
  const titleOf = (url: string) => pageAt(url, site).head.title
  for (const prefix of ['', '/es']) {
    expect(titleOf(`${prefix}/locations/portland-eye-doctor`)).toContain('Portland, OR')
    expect(titleOf(`${prefix}/locations/vancouver-eye-doctor`)).not.toContain('OR')
  }
})

describe('languages of a new practice', () => {
  it('are the only ones in the examples that its comments give', async () => {
    const text = readFileSync(join(await made({ ...portland, languages: 'es' }), 'practice.yaml'), 'utf8')
    expect(text).toContain('{ day: 2026-12-24, through: 2026-12-25, es: Cerrado por Navidad }')
    expect(text).toContain('opens: "09:00", closes: "13:00", es: Abierto de 9 a. m. a 1 p. m. }')
  })

  it('may include one without any words: its pages wait for their translation', { tags: ['soak'] }, async () => {
    const folder = await made({ ...portland, languages: 'en,vi' })
    const states = new Set(Array.from(siteOf(folder).routes, ({ language, state }) => `${language} ${state}`))
    expect(states).toContain('vi fallback')
    expect(states).not.toContain('es original')
    expect(existsSync(join(folder, 'ui/es.yaml'))).toBe(false)
    expect(readFileSync(join(folder, 'signs.yaml'), 'utf8')).not.toMatch(/^ {2}es:/m)
  })

  it('have the interface words of every other practice, or a page would show a key', () => {
    const keys = (value: unknown, path = ''): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, each]) => keys(each, `${path}.${key}`))
        : [path]
    for (const code of ['en', 'es']) {
      const words = (folder: string) => new Set(keys(parse(readFileSync(join(folder, `ui/${code}.yaml`), 'utf8'))))
      const own = words(join(root, 'generator/starter'))
      expect([...words(clearwater)].filter((key) => !own.has(key))).toEqual([])
    }
  })

  it('name its profession only in texts whose English has a word that check looks for', () => {
    const read = (code: string) =>
      parse(readFileSync(join(root, `generator/starter/ui/${code}.yaml`), 'utf8')) as object
    const texts = (value: unknown, path = ''): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, each]) => texts(each, path === '' ? key : `${path}.${key}`))
        : [[path, String(value)]]
    const english = new Map(texts(read('en')))
    // Drawings and labels of ids are shown only by a practice that names them.
    const isChosen = (path: string) =>
      Object.hasOwn(drawings, path.split('.')[0]!) ||
      Object.keys(labelGroups).some((group) => path.startsWith(`${group}.`))
    const named = /\b(eyes?|lens(es)?|glasses|eyewear|ojos?|lentes|anteojos)\b/i
    const unnoticed = ['en', 'es'].flatMap((code) =>
      texts(read(code)).filter(
        ([path, text]) => !isChosen(path) && named.test(text) && !/\beyes?\b/i.test(english.get(path) ?? ''),
      ),
    )
    expect(unnoticed).toEqual([])
  })
})

describe('sightline init', () => {
  it('asks for what no option gives, in order and until it is answered, where an empty answer is the default', async () => {
    const folder = join(emptyFolder(), 'manifest')
    const asked: string[] = []
    const answers = ['', 'Rose City Eye Care']
    const ask = async (question: string) => {
      asked.push(question)
      return answers.shift()
    }
    const given = { city: portland.city, phone: portland.phone }
    await expect(init(ioFor(folder, { ask }), given)).rejects.toThrow('--website')
    const name = 'What is the practice called? '
    expect(asked).toEqual([name, name, 'What is the address of its website? '])
    expect(existsSync(folder)).toBe(false)
    answers.unshift('Rose City Eye Care', 'rose-city-eyes.example', '')
    expect(await init(ioFor(folder, { ask }), given)).toBe(0)
    expect(siteOf(folder).manifest.languages.map(({ code }) => code)).toEqual(['en', 'es'])
    // Otherwise a French practice learns it from an error, with all its answers lost.
    expect(asked.at(-1)).toContain('the default, en or es for now')
  })

  it('asks a question again whose answer cannot be right, and keeps the other answers', {
    tags: ['soak'],
  }, async () => {
    const folder = join(emptyFolder(), 'manifest')
    const answers = [portland.name, portland.city, '555', portland.phone, portland.website, 'fr', 'en']
    const asked: string[] = []
    const said: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return answers.shift()!
    }
    expect(await init({ ...ioFor(folder, { ask }), note: (line) => said.push(line) }, {})).toBe(0)
    expect(asked[3]).toBe(asked[2])
    expect(asked[6]).toBe(asked[5])
    expect(said.slice(0, 2)).toEqual([
      expect.stringContaining('"555" is not a phone number'),
      expect.stringContaining('The first language must be one of en, es'),
    ])
    expect(siteOf(folder).manifest.practice.name.value).toBe(portland.name)
  })

  it('reports options that cannot be right together with those that are missing, before it asks', async () => {
    const ask = () => Promise.reject(new Error('nothing may be asked'))
    const wrong = { ...portland, phone: '555', website: 'our site' }
    await expect(init(ioFor(emptyFolder(), { ask }), wrong)).rejects.toThrow(/"555" is not .*\n"our site" is not /)
    const lacking = { phone: '555', website: portland.website }
    await expect(init(ioFor(emptyFolder()), lacking)).rejects.toThrow(/"555" is not .*\nGive --name: .*\nGive --city: /)
  })

  it.each<[string, InitOptions, RegExp]>([
    ['a city without a state', { city: 'Portland' }, /Portland, OR/],
    ['a state that does not exist', { city: 'Portland, XX' }, /Portland, OR.*another country.*--country CA/],
    ['an unknown city', { city: 'Hollow Oak Village, OR' }, /Give its location: --coordinates/],
    ['a misspelled city', { city: 'Portlnd, OR' }, /Did you mean Portland\? If not, give its location/],
    ['an invalid phone number', { phone: '555' }, /\(503\) 555-0142/],
    ['a phone number with an extension', { phone: '(503) 555-0142 ext. 5' }, /without an extension/],
    ['a territory for a state', { city: 'San Juan, PR' }, /Puerto Rico, add --country PR/],
    ['a website with a path', { website: 'example.com/eyes' }, /www\.your-practice\.com/],
    ['a website without an ending', { website: 'rose-city-eyes' }, /"rose-city-eyes" is not.*www\.your-practice\.com/],
    ['a first language it has no words in', { languages: 'vi' }, /en, es.* as in en,vi\./],
    ['a language that does not exist', { languages: 'en, spanish!' }, /spanish!/],
    ['languages by name', { languages: 'English, ESPAÑOL, FR' }, /Did you mean en\?\n.*mean es\?\n.*mean fr\?/],
  ])('says what is wrong with %s, and writes nothing', async (_, wrong, told) => {
    const folder = join(emptyFolder(), 'manifest')
    await expect(init(ioFor(folder), { ...portland, ...wrong })).rejects.toThrow(told)
    expect(existsSync(folder)).toBe(false)
  })

  it('reports everything that is wrong or missing at once', async () => {
    const folder = join(emptyFolder(), 'manifest')
    const wrong = { phone: '555', website: 'example.com/eyes', languages: 'spanish!' }
    await expect(init(ioFor(folder), { ...portland, ...wrong })).rejects.toThrow(
      /"555".*\n"example.com\/eyes".*\n"spanish!"/,
    )
    await expect(init(ioFor(folder), { city: portland.city })).rejects.toThrow(/--name.*\n.*--phone.*\n.*--website/)
  })

  it('uses the coordinates of a town that the gazetteer lacks for its city too', { tags: ['soak'] }, async () => {
    const folder = await made({ ...portland, city: 'Hollow Oak Village, OR', coordinates: '45.5,-122.6' })
    expect(loadSite(folder).problems.map(({ code }) => code)).not.toContain('UNKNOWN_PLACE')
  })

  it('takes a folder with nothing but hidden files, such as those of Git, for an empty one', async () => {
    const folder = emptyFolder()
    mkdirSync(join(folder, '.git'))
    expect(await init(ioFor(folder), portland)).toBe(0)
  })

  it('leaves a folder that is not empty alone', async () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    await expect(init(ioFor(folder), portland)).rejects.toThrow('not empty')
    await expect(init(ioFor(join(folder, 'notes.txt')), portland)).rejects.toThrow(
      /notes\.txt is a file\. Name another folder: npx sightline init <folder>$/,
    )
  })

  it.each([
    [
      'where the folder is a broken symlink',
      symlinkToNowhere,
      /^The manifest could not be written: a file is where .* so move it away or choose another folder and run/,
    ],
    [
      'where no folder can be created',
      () => '/proc/nowhere/manifest',
      /^The manifest could not be written: nothing can be created .* so choose another and run/,
    ],
  ])('says what it could not write %s, and suggests no option it lacks', async (_, place, why) => {
    const folder = place()
    const failed = await init(ioFor(folder), portland).catch((error: Error) => error)
    const { code, message } = failureOf(failed, 'init', false)
    expect(code).toBe(3)
    expect(message).toMatch(why)
  })

  it('is suggested where there is no manifest yet', () => {
    const folder = join(emptyFolder(), 'My Practice')
    expect(() => loadSite(folder)).toThrow(`"npx sightline init '${folder}'"`)
    mkdirSync(folder)
    expect(() => loadSite(folder)).toThrow(`"npx sightline init '${folder}'"`)
  })

  it('is not suggested inside or above a practice: the hint names that practice instead', () => {
    const place = emptyFolder()
    const folder = join(place, 'ours')
    cpSync(world('base'), folder, { recursive: true })
    const option = `--manifest ${shellWord(relative('.', folder))}`
    expect(() => loadSite(join(folder, 'pages/manifest'))).toThrow(`The YAML is in ${folder}: say so with ${option}`)
    expect(() => loadSite(place)).toThrow(`The practice is not in ${place} itself: name its folder with ${option}`)
  })
})
