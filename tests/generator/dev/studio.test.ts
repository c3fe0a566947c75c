import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { parse } from 'yaml'
import { filesAfter } from '../../../generator/dev/studio/edited.ts'
import { gitState } from '../../../generator/dev/studio/git.ts'
import { markedSite } from '../../../generator/dev/studio/mark-texts.ts'
import { receive } from '../../../generator/dev/studio/receive.ts'
import { spotsNow } from '../../../generator/dev/studio/text-places.ts'
import { writeSchemas } from '../../../generator/json-schema/write-schemas.ts'
import { type Loaded, loadSite } from '../../../generator/load-site.ts'
import { ownWords } from '../../../generator/parse/own-words.ts'
import { locate } from '../../../generator/read/locate.ts'
import { valueAt } from '../../../generator/read/raw-values.ts'
import {
  type Change,
  type Refusal,
  type StudioApi,
  type StudioCall,
  studioPath,
  tokenHeader,
  writePlace,
} from '../../../src/shared/studio.ts'
import { failDisk } from '../../support/faults.mjs'
import { someOf } from '../../support/soak.ts'
import { clearwater, copyOf, emptyFolder } from '../../support/world.ts'

const token = 'the token of this run'
const origin = 'http://localhost:4173'
const headers = { host: 'localhost:4173', origin, 'content-type': 'application/json', [tokenHeader]: token }

let folder: string
let cache: string
let loaded: Loaded

beforeEach(() => {
  folder = copyOf(clearwater)
  cache = emptyFolder()
  loaded = loadSite(folder, { before: loaded, preview: true })
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  address?: string
  body?: string
}

function send(call: string, asked: unknown, { method = 'POST', address = '127.0.0.1', ...sent }: Sent = {}) {
  const body = method === 'GET' ? {} : { body: sent.body ?? JSON.stringify(asked) }
  const request = new Request(`${origin}${studioPath}${call}`, {
    method,
    headers: { ...headers, ...sent.headers },
    ...body,
  })
  const context = () => ({
    folder,
    out: `${folder}-dist`,
    history: join(cache, 'saves.json'),
    loaded,
    shown: loaded.sources,
    today: '2026-11-22',
  })
  const logError = (error: unknown) => {
    throw error
  }
  return receive(request, { address, token, context, logError })
}

/** The answer to a call that is not refused. */
async function ask<C extends StudioCall>(call: C, asked: StudioApi[C]['asks']): Promise<StudioApi[C]['answers']> {
  const response = await send(call, asked)
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

const about = 'pages/about.yaml'
const place = (language: string, key: string, file = about) => writePlace({ file, path: [language, key] })
const read = (file = about) => readFileSync(join(folder, file), 'utf8')
const write = (text: string, file = about) => writeFileSync(join(folder, file), text)

async function headingTo(text: string, language = 'en'): Promise<Change> {
  const { texts } = await ask('text', { place: place(language, 'heading') })
  const before = texts.find((each) => each.language === language)!.text!
  return { place: place(language, 'heading'), before, text }
}

describe('a text', () => {
  it('comes in every language, with its file and line and its maximum length', async () => {
    const source = loaded.sources.find(({ file }) => file === about)!
    const { texts } = await ask('text', { place: place('es', 'heading') })
    expect(texts.map(({ language, name, file, line }) => ({ language, name, file, line }))).toEqual([
      { language: 'en', name: 'English', file: about, line: locate(source, ['en', 'heading']).line },
      { language: 'es', name: 'Español', file: about, line: locate(source, ['es', 'heading']).line },
    ])
    const asked = loaded.sources.find(({ text }) => /^ {2}ask:/m.test(text))!
    const { limit } = await ask('text', { place: writePlace({ file: asked.file, path: ['en', 'ask', 0] }) })
    expect(limit).toBe(72)
  })

  it('of the interface comes from the file of each language, and pages share it', async () => {
    const asked = { place: writePlace({ file: 'ui/es.yaml', path: ['skip', 'toContent'] }) }
    const { texts, isShared } = await ask('text', asked)
    expect(texts.map(({ file }) => file)).toEqual(['ui/en.yaml', 'ui/es.yaml'])
    expect(isShared).toBe(true)
    expect((await ask('text', { place: place('es', 'heading') })).isShared).toBeUndefined()
  })

  it('comes with what its file says about it, which may no longer be so once it has changed', async () => {
    const standing = async (...path: (string | number)[]) =>
      (await ask('text', { place: writePlace({ file: 'practice.yaml', path }) })).standing
    expect(await standing('phones', 'default', 'number')).toBe('placeholder')
    expect(await standing('claims', 0, 'en')).toBe('confirmed')
    expect(await standing('address', 'street')).toBeUndefined()
  })

  it('that makes many others wrong comes with the first few of them, and how many more there are', async () => {
    const blocks = Array.from({ length: 6 }, (_, index) => `        - On Monday ${index} people come at 9 am.\n`).join(
      '',
    )
    write(read().replace('  sections:\n', `$&    - id: new\n      heading: New\n      blocks:\n${blocks}`))
    loaded = loadSite(folder, { before: loaded, preview: true })
    const day = { file: 'practice.yaml', path: ['hours', 'days', 0] }
    const change = (key: string, before: string, text: string) => ({
      place: writePlace({ ...day, path: [...day.path, key] }),
      before,
      text,
    })
    const { problems } = await ask('try', {
      changes: [
        change('opens', '09:00', '08:00'),
        change('en', 'Monday to Thursday, 9 am to 6 pm', 'Monday to Thursday, 8 am to 6 pm'),
        change('es', 'Lunes a jueves, de 9 am a 6 pm', 'Lunes a jueves, de 8 am a 6 pm'),
      ],
    })
    const alike = problems.filter(({ code }) => code === 'OTHER_HOURS')
    expect(alike).toHaveLength(3)
    expect(alike.map(({ more }) => more)).toEqual([
      undefined,
      undefined,
      expect.stringMatching(/^\d+ more like this: (.+:\d+, ){2}/),
    ])
  })

  it('about opening hours comes with the times next to it, and is saved with them', async () => {
    const hours = { file: 'practice.yaml', path: ['hours', 'days', 0] }
    const source = loaded.sources.find(({ file }) => file === hours.file)!
    const { texts } = await ask('text', { place: writePlace({ ...hours, path: [...hours.path, 'en'] }) })
    const entry = valueAt(source.value, hours.path) as Record<string, string>
    expect(texts.map(({ text }) => text)).toEqual(['en', 'es', 'opens', 'closes'].map((key) => entry[key]))
    const [english, spanish, , closes] = texts.map(({ place, text }) => ({ place, before: text!, text: text! }))
    const changes = [
      { ...english!, text: english!.before.replace('6 pm', '7 pm') },
      { ...spanish!, text: spanish!.before.replace('6 pm', '7 pm') },
      { ...closes!, text: '19:00' },
    ]
    expect((await send('save', { changes: changes.slice(0, 2) })).status).toBe(422)
    await ask('save', { changes })
    expect(read(hours.file)).toContain('closes: 19:00\n')
  })

  it.each(['../secret.yaml', '/etc/passwd', 'pages/../../secret.yaml', 'pages/about.yml', ''])(
    'is refused in %j, which is not a file of the manifest',
    async (file) => {
      writeFileSync(join(folder, '../secret.yaml'), 'en: { heading: Secret }\n')
      for (const [call, asked] of [
        ['text', { place: place('en', 'heading', file) }],
        ['save', { changes: [{ place: place('en', 'heading', file), before: 'Secret', text: 'Mine' }] }],
      ] as const)
        expect((await send(call, asked)).status, call).toBe(404)
      expect(readFileSync(join(folder, '../secret.yaml'), 'utf8')).toContain('Secret')
      rmSync(join(folder, '../secret.yaml'))
    },
  )

  it('is shown with facts filled in, links, strong words, and how hard it is to read', async () => {
    const { texts } = await ask('text', { place: place('en', 'intro') })
    const text = 'Read **this** at [home](/). {doctor} explains comprehensively.'
    const { texts: measured } = await ask('try', {
      changes: [{ place: place('en', 'intro'), before: texts[0]!.text!, text }],
    })
    const { shown, reading } = measured[0]!
    expect(shown.slice(0, 4)).toEqual([
      { text: 'Read ' },
      { text: 'this', as: 'strong' },
      { text: ' at ' },
      { text: 'home', as: 'link' },
    ])
    expect(shown.at(-1)!.text).toContain(loaded.site!.manifest.practice.doctor.value)
    expect(reading).toMatchObject({ scale: 'school grade', limit: 8 })
  })
})

describe('the rating', () => {
  it.each([
    ['the sentence that shows it', writePlace({ file: 'ui/en.yaml', path: ['testimonials', 'rating_other'] })],
    ['a claim that repeats it', ''],
  ])('is changed together with the claims that repeat it, and stays a number: from %s', async (_, sentence) => {
    const { claims } = parse(readFileSync(join(folder, 'practice.yaml'), 'utf8'))
    const index = claims.findIndex(({ id }: { id: string }) => id === 'rating-value')
    const claim = (code: string) => writePlace({ file: 'practice.yaml', path: ['claims', index, code] })
    const { texts } = await ask('text', { place: sentence || claim('en') })
    const figures = texts.filter(({ text }) => text === '4.9')
    expect(figures.map((each) => each.place).sort()).toEqual(
      [claim('en'), claim('es'), writePlace({ file: 'practice.yaml', path: ['rating', 'value'] })].sort(),
    )
    await ask('save', { changes: figures.map((each) => ({ place: each.place, before: '4.9', text: '4.8' })) })
    const now = parse(readFileSync(join(folder, 'practice.yaml'), 'utf8'))
    expect([now.rating.value, now.claims[index].en, now.claims[index].es]).toEqual([4.8, '4.8', '4.8'])
  })

  it('is not changed to words', async () => {
    const place = writePlace({ file: 'practice.yaml', path: ['rating', 'value'] })
    const refused = await send('save', { changes: [{ place, before: '4.9', text: 'good' }] })
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([422, expect.stringContaining('number')])
  })
})

describe('words that are no text of their own', () => {
  const holdersOf = async (words: string, language = 'en', around = '') => {
    const { holders, isWhole } = await ask('holders', { words, around, url: '/about', language })
    return { isWhole, holders: holders.map(({ place, thing }) => [decodeURIComponent(place), thing !== undefined]) }
  }

  it.each([
    ['a telephone number', '(714)\u00a0555\u20110100', 'practice.yaml#/phones/default/number'],
    ['a name', 'Clearwater Eye Care', 'practice.yaml#/name/value'],
    ['a text in a drawing', 'Saturday by appointment only', 'practice.yaml#/hours/days/2/en'],
  ])('are found in their file: %s', async (_, words, place) => {
    expect(await holdersOf(words)).toEqual({ isWhole: true, holders: [[place, false]] })
    const { texts } = await ask('text', { place })
    expect(texts[0]!.name).toBe(texts.length === 1 ? 'In every language' : 'English')
  })

  it('are found in the language of the page only', async () => {
    expect((await holdersOf('Sábado solo con cita', 'es')).isWhole).toBe(true)
    expect(await holdersOf('Sábado solo con cita', 'en')).toEqual({ isWhole: false, holders: [] })
  })

  it('are told apart from names that make addresses', async () => {
    expect((await holdersOf('Newport Beach')).holders).toContainEqual(['cities.yaml#/1/name', true])
  })

  it.each([
    ['Mon', 'en', [0]],
    ['vie', 'es', [1]],
    ['9 am', 'en', [0, 1]],
    ['6 p. m.', 'es', [0]],
    ['7 am', 'en', []],
  ])('are found in the opening hours that the drawn week shows them for: %s', async (words, language, rows) => {
    const lines = rows.map((row) => [`practice.yaml#/hours/days/${row}/${language}`, false])
    expect((await holdersOf(words, language)).holders).toEqual(lines)
  })

  it('are found in parts where Sightline puts them together', async () => {
    expect(await holdersOf('Dr. Jordan Avery, O.D.')).toEqual({
      isWhole: false,
      holders: [
        ['practice.yaml#/doctor/value', false],
        ['practice.yaml#/doctor/credentials', false],
      ],
    })
    expect((await holdersOf('12-15 min')).holders).toEqual([
      ['drive-times.yaml#/cities/irvine', false],
      ['ui/en.yaml#/map/minutes', false],
    ])
    // Not also in "{first} to {last}", which makes many a sentence.
    expect((await holdersOf('Up to 15 minutes by car')).holders).toEqual([['ui/en.yaml#/map/within', false]])
  })

  it('are not looked for in the texts of other pages', async () => {
    write(read().replace('About our practice', 'Chosen words'))
    loaded = loadSite(folder, { before: loaded, preview: true })
    const onPage = async (url: string) => ask('holders', { words: 'Chosen words', around: '', url, language: 'en' })
    expect((await onPage('/about')).isWhole).toBe(true)
    expect(await onPage('/contact')).toEqual({ isWhole: false, holders: [] })
  })

  it('are found in the entry of which more is around them', async () => {
    const entry = (author: string) =>
      `- { id: ${author}, author: ${author}, location: Brea, sample: true, about: [], en: { quote: Good }, es: { quote: Bien } }\n`
    write(['Ann', 'Bob', 'Eve'].map(entry).join(''), 'testimonials.yaml')
    loaded = loadSite(folder, { before: loaded, preview: true })
    const { holders } = await holdersOf('Brea', 'en', 'Good Bob Brea')
    expect(holders.filter(([place]) => String(place).startsWith('testimonials'))).toEqual([
      ['testimonials.yaml#/1/location', false],
    ])
    expect((await holdersOf('Brea')).holders.length).toBeGreaterThan(2)
    const address = await holdersOf('Santa Ana, CA 92705', 'en', '801 North Tustin Ave #404\nSanta Ana, CA 92705')
    expect(address.holders.slice(0, 2)).toEqual([
      ['practice.yaml#/address/city', false],
      ['practice.yaml#/address/zip', false],
    ])
  })
})

it('a fallback for a word that the file lacks is shown, and cannot be edited there', () => {
  const file = 'ui/es.yaml'
  const { label, close } = ownWords('es')!.search as Record<string, string>
  write(read(file).replace(`  label: ${label}\n`, ''), file)
  const { site, sources } = loadSite(folder)
  const { words } = markedSite(site!, sources).layout('es')
  expect(words('search.label')).toBe(label)
  expect(words('search.close')).not.toBe(close)
  expect(words('search.close')).toContain(close)
})

describe('saving', () => {
  it('changes the bytes of the text and no others, in every language at once', async () => {
    const before = read()
    const changes = [await headingTo('Who we are: 20/20'), await headingTo('Quiénes somos', 'es')]
    await ask('save', { changes })
    const wanted = before
      .replace(`heading: ${changes[0]!.before}`, 'heading: "Who we are: 20/20"')
      .replace(`heading: ${changes[1]!.before}`, 'heading: Quiénes somos')
    expect(read()).toBe(wanted)
    expect(readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('keeps line endings, a byte order mark and the mode of the file', async () => {
    write(`\uFEFF${read().replaceAll('\n', '\r\n')}`)
    // The group may write, which new files rarely allow.
    chmodSync(join(folder, about), 0o664)
    loaded = loadSite(folder, { before: loaded, preview: true })
    const [before, { mode }] = [read(), statSync(join(folder, about))]
    const change = await headingTo('New words')
    await ask('save', { changes: [change] })
    expect(read()).toBe(before.replace(`heading: ${change.before}`, 'heading: New words'))
    expect(statSync(join(folder, about)).mode).toBe(mode)
  })

  it('is refused with the problem when it would break the site, and nothing is written', async () => {
    const before = read()
    const changes = [
      await headingTo('Call {phoen}'),
      { place: place('en', 'name'), before: 'About', text: '' },
      await headingTo('Llame al {phoen}', 'es'),
    ]
    const tried = await ask('try', { changes })
    // Each is shown next to its text.
    expect(tried.problems).toMatchObject([
      { severity: 'error', code: 'UNKNOWN_FILL_IN', file: about, place: place('en', 'heading') },
      { severity: 'error', code: 'EMPTY_TEXT', file: about, place: place('en', 'name') },
      { severity: 'error', code: 'UNKNOWN_FILL_IN', file: about, place: place('es', 'heading') },
    ])
    const response = await send('save', { changes })
    expect(response.status).toBe(422)
    expect(((await response.json()) as Refusal).problems).toEqual(tried.problems)
    expect(read()).toBe(before)
  })

  it('is allowed despite a problem that the text already had, which is reported all the same', async () => {
    const { before } = await headingTo('')
    write(read().replace(`heading: ${before}`, 'heading: Call us us at {phoen}'))
    loaded = loadSite(folder, { before: loaded, preview: true })
    const older = (code: string) => ({ code, place: place('en', 'heading'), isOlder: true })
    const change = await headingTo('Please call us us at {phoen}')
    for (const text of [change.before, change.text]) {
      const { problems } = await ask('try', { changes: [{ ...change, text }] })
      expect(problems).toMatchObject([older('DOUBLED_WORD'), older('UNKNOWN_FILL_IN')])
    }
    await ask('save', { changes: [change] })
    expect(read()).toContain('heading: Please call us us at {phoen}\n')
  })

  it.each([
    ['A typo: {phoen}', 'A typo: {phone}'],
    ['What nobody\u2028sees\u200b, and &amp;', 'What nobody sees, and &amp;'],
    ['A typo\non two lines: {phoen}', 'A typo\non two lines: {phone}'],
    ['An entity\non two lines: &amp;', 'An entity\non two lines: &'],
    ['What takes a decision: {nowhere}', undefined],
  ])('offers the fix of a problem that needs no decision: %j', async (from, to) => {
    const { problems } = await ask('try', { changes: [await headingTo(from)] })
    expect(problems[0]!.mended).toEqual(to === undefined ? undefined : { from, to })
  })

  it('is refused when the text was changed on disk meanwhile, and returns the current one', async () => {
    const change = await headingTo('Mine')
    const theirs = read().replace(`heading: ${change.before}`, 'heading: Theirs')
    write(theirs)
    const response = await send('save', { changes: [change] })
    expect([response.status, await response.json()]).toMatchObject([409, { now: 'Theirs' }])
    expect(read()).toBe(theirs)
  })

  describe('of a text in a list', () => {
    const file = 'pages/notes.yaml'
    const notes = (...texts: string[]) => `en:\n  notes:\n${texts.map((text) => `    - ${text}\n`).join('')}`
    const [first, second, twin] = ['{ says: One, of: a }', '{ says: Two, of: b }', '{ says: Two, of: c }']
    const spot = { place: writePlace({ file, path: ['en', 'notes', 1, 'says'] }) }

    it.each([
      ['after entries were added above', [first, first, second, twin], [first, first, '{ says: Mine, of: b }', twin]],
      ['after those above were removed', [second, twin], ['{ says: Mine, of: b }', twin]],
      ['after it was moved down', [first, twin, second], [first, twin, '{ says: Mine, of: b }']],
      [
        'after other texts of its entry and of adjacent entries were edited',
        ['{ says: Un, of: a }', '{ says: Two, of: B }', twin],
        ['{ says: Un, of: a }', '{ says: Mine, of: B }', twin],
      ],
      ['after it was removed, although the next says the same', [first, twin], undefined],
      ['after it was removed and the next was edited', [first, '{ says: Two, of: d }'], undefined],
      ['after it was edited and others were added beside it', [first, '{ says: 2, of: b }', first, twin], undefined],
      ['after its file was removed', undefined, undefined],
    ])('%s changes the right one or is refused', (_, texts, wanted) => {
      const sources = (text: string) => [{ file, text, value: parse(text) }]
      const [before] = [sources(notes(first, second, twin))]
      const [opened] = spotsNow([spot], before)
      const now = texts === undefined ? [] : sources(notes(...texts))
      const save = () => filesAfter([{ ...opened!, before: 'Two', text: 'Mine' }], now)
      if (wanted !== undefined) return expect(save()[0]!.after).toBe(notes(...wanted))
      expect(spotsNow([opened!], now)).toEqual([null])
      expect(save).toThrow(expect.objectContaining({ refusal: expect.objectContaining({ isGone: true }) }))
    })
  })

  it('is refused while the file cannot be read, and says so', async () => {
    const change = await headingTo('Mine')
    write(read().replace('heading: About our practice', 'heading: "About our practice'))
    const response = await send('save', { changes: [change] })
    expect(response.status).toBe(422)
    expect(((await response.json()) as Refusal).error).toContain(`${about} cannot be read`)
  })

  it('that the disk refuses is reported with the cause and what to do, and leaves the file as it was', async () => {
    const [before, changes] = [read(), [await headingTo('Whole')]]
    for (const [only, code, why] of [
      ['write', 'ENOSPC', /^pages\/about\.yaml was not changed: the disk is full, so free some space and try again\.$/],
      ['rename', 'EROFS', /the disk is read-only/],
      ['rename', 'EPERM', /this user has no permission, so grant it/],
    ] as const) {
      const restore = failDisk({ under: [folder], only, at: 1, code })
      const response = await send('save', { changes })
      restore()
      expect([response.status, await response.json()]).toEqual([422, { error: expect.stringMatching(why) }])
      expect(read()).toBe(before)
      expect(readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.tmp'))).toEqual([])
    }
  })

  it('keeps what was saved elsewhere in the file meanwhile', async () => {
    const change = await headingTo('Mine')
    const theirs = `${read()}# A note\n`
    write(theirs)
    await ask('save', { changes: [change] })
    expect(read()).toBe(theirs.replace(`heading: ${change.before}`, 'heading: Mine'))
  })
})

it('an internal error is answered in a line, and its stack printed in the terminal', async () => {
  const logError = vi.fn()
  const cause = new Error('the site is gone')
  const request = new Request(`${origin}${studioPath}saves`, { method: 'POST', headers, body: '{}' })
  const context = () => {
    throw cause
  }
  const response = await receive(request, { address: '127.0.0.1', token, context, logError })
  expect([response.status, await response.json()]).toEqual([500, { error: 'the site is gone' }])
  expect(logError.mock.calls).toEqual([[cause]])
})

it('a save succeeds even when the disk has no room for the list of saves', async () => {
  const changes = [await headingTo('Whole')]
  const restore = failDisk({ under: [cache], only: 'write', at: 1, code: 'ENOSPC', lasting: true })
  await ask('save', { changes })
  restore()
  expect(read()).toContain('heading: Whole')
  expect(await ask('saves', {})).toEqual({ saves: [] })
  expect(readdirSync(cache)).toEqual([])
})

describe('a new entry', () => {
  const faq = 'pages/lasik-faq-orange-county.yaml'
  const readFile = (file: string) => readFileSync(join(folder, file), 'utf8')
  const question = { place: writePlace({ file: faq, path: ['en', 'questions', 0, 'answer'] }) }

  it('comes after the one that was clicked, in every language, and nothing else in the file changes', async () => {
    const before = readFile(faq)
    const { what, parts } = await ask('entry', question)
    expect([what, parts.map(({ name, fields }) => [name, fields.map(({ key }) => key)])]).toEqual([
      'question',
      [
        ['English', ['question', 'answer']],
        ['Español', ['question', 'answer']],
      ],
    ])
    const texts = { 'en/question': 'Why: "so"?', 'en/answer': 'Because.', 'es/question': '¿Y?', 'es/answer': ' Pues. ' }
    const { save } = await ask('add', { ...question, texts })
    const after = readFile(faq)
    const lines = (text: string) => text.split('\n')
    expect(lines(after).filter((line) => !lines(before).includes(line))).toEqual([
      `    - question: 'Why: "so"?'`,
      '      answer: Because.',
      '    - question: ¿Y?',
      '      answer: Pues.',
    ])
    const [{ en, es }, old] = [parse(after), parse(before)]
    expect([en, es].map((words) => words.questions[1])).toEqual([
      { question: 'Why: "so"?', answer: 'Because.' },
      { question: '¿Y?', answer: 'Pues.' },
    ])
    expect(en.questions.toSpliced(1, 1)).toEqual(old.en.questions)
    loaded = loadSite(folder, { before: loaded, preview: true })
    await ask('undo', { id: save.id, url: '/' })
    expect(readFile(faq)).toBe(before)
  })

  it('is not added while it lacks something, and what it lacks is said', async () => {
    const before = readFile(faq)
    const refused = await send('add', { ...question, texts: { 'en/question': 'Why?', 'es/question': '¿Y?' } })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(await refused.json())).toContain('answer')
    const empty = await send('add', { ...question, texts: { 'en/question': ' ' } })
    expect(await empty.json()).toEqual({ error: 'Nothing has been written yet.' })
    expect(readFile(faq)).toBe(before)
  })

  it.each([
    ['where there are others', '- day: 2099-07-04', (text: string) => text],
    [
      'where there are none yet',
      '- day: 2099-07-04',
      (text: string) => text.replace(/^ {2}special:\n.*?(?=^ {2}disputed:)/ms, ''),
    ],
    [
      'where others are in braces',
      '- { day: 2099-07-04, en: "Closed, all day", es: Cerrado }',
      (text: string) =>
        text.replace(
          /^ {2}special:\n.*?(?=^ {2}disputed:)/ms,
          '  special:\n    - { day: 2099-01-02, en: "A", es: B }\n',
        ),
    ],
  ])('is a day with other hours when begun from the opening hours: %s', async (_, line, made) => {
    writeFileSync(join(folder, 'practice.yaml'), made(readFile('practice.yaml')))
    loaded = loadSite(folder, { before: loaded, preview: true })
    const hours = { place: writePlace({ file: 'practice.yaml', path: ['hours', 'days', 0, 'en'] }) }
    expect((await ask('text', hours)).adds).toBe('special hours')
    const texts = { 'en/day': '2099-07-04', 'en/en': 'Closed, all day', 'es/es': 'Cerrado' }
    await ask('add', { ...hours, texts })
    expect(readFile('practice.yaml')).toContain(`\n    ${line}\n`)
    expect(parse(readFile('practice.yaml')).hours.special.at(-1)).toEqual({
      day: '2099-07-04',
      en: 'Closed, all day',
      es: 'Cerrado',
    })
  })

  it.each([
    ['a paragraph', about, ['en', 'sections', 0, 'blocks', 0], 'paragraph'],
    ['a neighborhood', 'neighborhoods.yaml', [0, 'en', 'intro'], 'neighborhood'],
    ['an insurance plan', 'practice.yaml', ['insurers', 0, 'plans', 0], 'entry'],
    ['not a section, which is more than texts', about, ['en', 'sections', 0, 'heading'], undefined],
    ['not a city, which has a tool of its own', 'cities.yaml', [0, 'en', 'intro'], undefined],
    ['not a text that is in no list', about, ['en', 'heading'], undefined],
  ])('may be %s', async (_, file, path, adds) => {
    expect((await ask('text', { place: writePlace({ file, path }) })).adds).toBe(adds)
  })
})

describe('removing an entry', () => {
  const faq = 'pages/lasik-faq-orange-county.yaml'
  const at = (...path: (string | number)[]) => ({ place: writePlace({ file: faq, path }) })
  const remove = async (spot: { place: string }) => {
    const { fingerprint } = await ask('removal', spot)
    return send('remove', { ...spot, fingerprint, url: '/' })
  }

  it('removes it in every language, after showing it, and leaves all other bytes', async () => {
    const before = read(faq)
    const texts = { 'en/question': 'Why: "so"?', 'en/answer': 'Because.', 'es/question': '¿Y?', 'es/answer': 'Pues.' }
    await ask('add', { ...at('en', 'questions', 0, 'answer'), texts })
    const added = read(faq)
    const spot = at('es', 'questions', 1, 'question')
    const { what, parts, kept, fingerprint } = await ask('removal', spot)
    expect([what, parts.map(({ name, text }) => `${name}: ${text}`), kept]).toEqual([
      'question',
      ['English: Why: "so"? Because.', 'Español: ¿Y? Pues.'],
      [],
    ])
    const { save } = await ask('remove', { ...spot, fingerprint, url: '/' })
    expect([read(faq), save.what]).toEqual([before, 'Removed question "Why: "so"? Because."'])
    loaded = loadSite(folder, { before: loaded, preview: true })
    await ask('undo', { id: save.id, url: '/' })
    expect(read(faq)).toBe(added)
  })

  it('takes the comments of the entry with it, and leaves those of its neighbors', async () => {
    const original = read(faq)
    const noted = (text: string, note: string) => text.replace(/^( *)- question: (?=Does it hurt)/m, `$1# ${note}\n$&`)
    write(noted(original, 'Asked often'), faq)
    await remove(at('en', 'questions', 1, 'question'))
    expect(read(faq)).toContain('# Asked often')
    await remove(at('en', 'questions', 1, 'question'))
    expect(read(faq)).not.toContain('Asked often')
  })

  it('is refused for an entry that has changed since it was shown', async () => {
    const spot = at('en', 'questions', 0, 'question')
    const { fingerprint } = await ask('removal', spot)
    write(read(faq).replace('question: Am I a candidate?', 'question: Am I one?'), faq)
    const changed = read(faq)
    const refused = await send('remove', { ...spot, fingerprint, url: '/' })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: `This question was changed in ${faq} since you opened it.` },
    ])
    expect(read(faq)).toBe(changed)
  })

  it('is refused where the list would be too short, and nothing is written', async () => {
    const plan = { place: writePlace({ file: 'practice.yaml', path: ['insurers', 0, 'plans', 0] }) }
    write(read('practice.yaml').replace(/^( {4}plans:)\n(?: {6}- .*\n)+/m, '$1 [One]\n'), 'practice.yaml')
    const before = read('practice.yaml')
    const refused = await remove(plan)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      {
        error: 'Its list would be too short, so this entry was not removed.',
        problems: [{ message: '"plans" must have at least 1 entry, but has 0' }],
      },
    ])
    expect(read('practice.yaml')).toBe(before)
  })

  it('shows what readers see of it, and not ids, marks of sources or names to be filled in', async () => {
    const answers = /^( {4}- question: (?:Am I a|¿Soy) candidat[eo]\?\n {6}answer: ).*$/gm
    write(read(faq).replace(answers, '$1Ask **{practice}**, or [call](/contact).[[fda-when-lasik-not]]'), faq)
    const [english] = (await ask('removal', at('en', 'questions', 0, 'question'))).parts
    expect(english!.text).toBe(`Am I a candidate? Ask ${parse(read('practice.yaml')).name.value}, or call.`)
    const file = 'neighborhoods.yaml'
    const [{ name, partOf }] = parse(read(file))
    expect(partOf).toBeDefined()
    const { parts } = await ask('removal', { place: writePlace({ file, path: [0, 'en', 'intro'] }) })
    expect(parts.map(({ text }) => text)).toEqual([name])
  })

  it('names a command only for an entry that has a page of its own', async () => {
    const path = ['en', 'benefits', 0]
    const { what, command } = await ask('removal', { place: writePlace({ file: 'services.yaml', path: [0, ...path] }) })
    expect([what, command]).toEqual(['entry', undefined])
  })

  it('names the page to go to if the open one is gone with it, and so does an undo that takes a page back', async () => {
    const spot = { place: writePlace({ file: 'neighborhoods.yaml', path: [0, 'en', 'intro'] }) }
    const { slug, partOf } = loaded.site!.manifest.neighborhoods[0]!
    const urls = (from: Loaded) => Array.from(from.site!.routes, ({ url }) => url)
    const own = urls(loaded).filter((url) => url.includes(`/neighborhoods/${slug}-`))
    expect(own).toHaveLength(2)
    for (const url of own) {
      const { fingerprint } = await ask('removal', spot)
      const { save, instead } = await ask('remove', { ...spot, fingerprint, url })
      expect(instead).toMatch(new RegExp(`^(/es)?/locations/${partOf}`))
      expect(instead!.startsWith('/es')).toBe(url.startsWith('/es'))
      loaded = loadSite(folder, { before: loaded, preview: true })
      const { done, instead: none } = await ask('undo', { id: save.id, url: instead! })
      expect(none).toBeUndefined()
      loaded = loadSite(folder, { before: loaded, preview: true })
      expect(urls(loaded)).toContain(url)
      expect((await ask('undo', { id: done.id, url })).instead).toBe(instead)
      await ask('undo', { id: save.id, url: '/' })
      loaded = loadSite(folder, { before: loaded, preview: true })
    }
  })

  it('is refused while something else names the entry, and says where', async () => {
    const file = 'neighborhoods.yaml'
    const spot = { place: writePlace({ file, path: [0, 'en', 'intro'] }) }
    const name = parse(read(file))[0].name
    const { command } = await ask('removal', spot)
    expect(command).toBe(`npx sightline remove neighborhood "${name}"`)
    const { pages } = await ask('pages', {})
    const { url } = pages.find(({ kind, place: of }) => kind === 'neighborhood' && of === file)!
    write(read().replace(/^( {2}intro: ).*$/m, `$1See [it](${url}).`))
    const refused = await remove(spot)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      {
        error: 'Other parts of the site need this neighborhood, so it was not removed.',
        problems: [{ code: 'UNKNOWN_PAGE', file: about }],
      },
    ])
  })

  it('keeps it in a language whose list has another length, and says so', async () => {
    const original = read(faq)
    const [first] = parse(original).es.questions
    const es = original.indexOf('\nes:')
    write(original.slice(0, es) + original.slice(es).replace(/^ {4}- question: .*\n {6}answer: .*\n/m, ''), faq)
    const spot = at('en', 'questions', 0, 'question')
    const { parts, kept } = await ask('removal', spot)
    expect([parts.map(({ name }) => name), kept]).toEqual([['English'], ['Español']])
    const spanish = parse(read(faq)).es
    expect(spanish.questions).not.toContainEqual(first)
    await remove(spot)
    expect(parse(read(faq)).es).toEqual(spanish)
  })

  it('is offered for a holiday, and not for the hours of a week', async () => {
    const hours = (...path: (string | number)[]) => ({
      place: writePlace({ file: 'practice.yaml', path: ['hours', ...path] }),
    })
    expect((await ask('text', hours('days', 0, 'en'))).removes).toBeUndefined()
    expect((await ask('text', hours('special', 0, 'en'))).removes).toBe('special hours')
    const [first, ...others] = parse(read('practice.yaml')).hours.special
    expect((await ask('removal', hours('special', 0, 'en'))).parts.map(({ text }) => text).join(' ')).toContain(
      first.en,
    )
    await remove(hours('special', 0, 'en'))
    expect(parse(read('practice.yaml')).hours.special).toEqual(others)
    expect((await send('removal', hours('days', 0, 'en'))).status).toBe(404)
  })
})

describe('undo', () => {
  it('reverts any save, whatever was saved in the same file later', async () => {
    const original = read()
    const heading = await headingTo('First')
    const { save: first } = await ask('save', { changes: [heading] })
    loaded = loadSite(folder, { before: loaded, preview: true })
    const { save: second } = await ask('save', { changes: [await headingTo('Segundo', 'es')] })
    expect((await ask('saves', {})).saves.slice(0, 2)).toEqual([second, first])
    await ask('undo', { id: first.id, url: '/' })
    expect(read()).toContain('heading: Segundo')
    expect(read()).toContain(`heading: ${heading.before}`)
    await ask('undo', { id: second.id, url: '/' })
    expect(read()).toBe(original)
    expect((await ask('saves', {})).saves.map(({ id }) => id)).not.toContain(second.id)
  })

  it('can itself be undone, and the save it undid can then be undone again', async () => {
    const original = read()
    const { save } = await ask('save', { changes: [await headingTo('First')] })
    const saved = read()
    const { done } = await ask('undo', { id: save.id, url: '/' })
    expect([read(), done]).toMatchObject([original, { what: '"First"', isUndo: true }])
    const { done: again } = await ask('undo', { id: done.id, url: '/' })
    expect([read(), again.id]).toEqual([saved, save.id])
    expect((await ask('saves', {})).saves).toEqual([again])
    await ask('undo', { id: save.id, url: '/' })
    expect(read()).toBe(original)
  })

  it('reverts a save in two languages after one of the lines between them was saved', { tags: ['soak'] }, async () => {
    const changes = [await headingTo('First'), await headingTo('Primero', 'es')]
    const { save } = await ask('save', { changes })
    const [description] = (await ask('text', { place: place('en', 'description') })).texts
    const change = { place: description!.place, before: description!.text!, text: `${description!.text} Ask us.` }
    await ask('save', { changes: [change] })
    const later = read()
    await ask('undo', { id: save.id, url: '/' })
    expect(read()).toBe(
      later
        .replace('heading: First', `heading: ${changes[0]!.before}`)
        .replace('heading: Primero', `heading: ${changes[1]!.before}`),
    )
  })

  it('still works after a crash during the next save: the list is replaced, never written in place', async () => {
    const { save } = await ask('save', { changes: [await headingTo('First')] })
    const before = join(cache, 'before.json')
    linkSync(join(cache, 'saves.json'), before)
    await ask('undo', { id: save.id, url: '/' })
    expect(readFileSync(before, 'utf8')).toContain(save.id)
    expect(readdirSync(cache).sort()).toEqual(['before.json', 'saves.json'])
  })

  it('is refused when the file no longer exists, and says so', { tags: ['soak'] }, async () => {
    const { save } = await ask('save', { changes: [await headingTo('New words')] })
    rmSync(join(folder, about))
    const response = await send('undo', { id: save.id, url: '/' })
    expect([response.status, await response.json()]).toEqual([409, { error: `${about} no longer exists.` }])
  })

  it('is refused when the same words were changed again', { tags: ['soak'] }, async () => {
    const change = await headingTo('First')
    const { save } = await ask('save', { changes: [change] })
    write(read().replace('heading: First', 'heading: Later'))
    const later = read()
    expect((await send('undo', { id: save.id, url: '/' })).status).toBe(409)
    expect(read()).toBe(later)
  })

  it('is refused with the problem when it would break the site, and nothing is written', async () => {
    const { places } = await ask('nearby', {})
    const { save, url } = await ask('city', { name: places[0]!.name })
    const [intro] = (await ask('text', { place: place('en', 'intro') })).texts
    await ask('save', {
      changes: [{ place: intro!.place, before: intro!.text!, text: `${intro!.text} See [it](${url}).` }],
    })
    const [cities, { length }] = [read('cities.yaml'), (await ask('saves', {})).saves]
    const response = await send('undo', { id: save.id, url: '/' })
    const { error, problems } = (await response.json()) as Refusal
    expect([response.status, problems]).toMatchObject([422, [{ severity: 'error', code: 'UNKNOWN_PAGE', file: about }]])
    expect(error).toBe(
      `Undoing this would break the site, so nothing was changed. ${about}:${problems![0]!.line}: ${problems![0]!.message}`,
    )
    expect(read('cities.yaml')).toBe(cities)
    expect((await ask('saves', {})).saves).toHaveLength(length)
  })
})

test('pages come with what is left to do on them, and with their place in the manifest', async () => {
  const { before } = await headingTo('')
  write(read().replace(`heading: ${before}`, 'heading: About our our office'))
  loaded = loadSite(folder, { before: loaded, preview: true })
  const { pages } = await ask('pages', {})
  const home = pages.find(({ url }) => url === '/about')!
  expect(home).toMatchObject({ kind: 'prose', language: 'en', state: 'original', place: about, line: 1 })
  expect(home.problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('twice') }])
  expect(home.ownShare).toBeGreaterThan(0)
  expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['en', 'es']))
  expect(pages.filter(({ reviewDue }) => reviewDue !== undefined).length).toBeGreaterThan(0)
})

test('a page without a translation says so itself, and the language it is written in has no problem', async () => {
  write(read().replace(/^es:\n(?: .*\n|\n)*/m, ''))
  loaded = loadSite(folder, { before: loaded, preview: true })
  const pages = (await ask('pages', {})).pages.filter(({ place }) => place === about)
  expect(pages).toMatchObject([
    { language: 'en', state: 'original', problems: [] },
    { language: 'es', state: 'fallback', problems: [] },
  ])
})

describe('a city', () => {
  const milesIn = (distance: string) => Number(/^(\d+\.\d) mi$/.exec(distance)![1])

  it('is offered with its distance in kilometers where the site has kilometers', async () => {
    const [first] = (await ask('nearby', {})).places
    for (const language of ['en', 'es']) {
      const file = `ui/${language}.yaml`
      write(read(file).replace('{miles} mi"', '{kilometers} km"').replaceAll('{miles}', '{kilometers}'), file)
    }
    loaded = loadSite(folder, { before: loaded, preview: true })
    const [same] = (await ask('nearby', {})).places
    expect(same!.name).toBe(first!.name)
    expect(Number.parseFloat(same!.distance) / milesIn(first!.distance)).toBeCloseTo(1.6, 1)
    expect(same!.distance).toMatch(/ km$/)
  })

  it('is offered by distance, unless it is listed already, and added by its name alone', async () => {
    const before = read('cities.yaml')
    const { places } = await ask('nearby', {})
    const miles = places.map(({ distance }) => milesIn(distance))
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    const names = loaded.site!.manifest.cities.map(({ name }) => name)
    expect(places.filter(({ name }) => names.includes(name))).toEqual([])
    const { name } = places[0]!
    // Sent with its state, which pages add by themselves.
    const { url } = await ask('city', { name: `${name}, ${loaded.site!.manifest.practice.address.state}` })
    expect(read('cities.yaml').startsWith(before)).toBe(true)
    expect(read('cities.yaml').slice(before.length)).toContain(`- name: ${name}\n`)
    const { site } = loadSite(folder, { before: loaded, preview: true })
    expect(site!.routes.findUrl(url!)?.source.madeOf?.city?.name).toBe(name)
  })

  it('offered for a click on the map is near the point that was clicked', async () => {
    const { areaMap } = await import('../../../generator/maps/area-map.ts')
    const [known] = loaded.site!.manifest.cities.filter(({ coordinates }) => coordinates !== undefined)
    const context = { site: loaded.site!, bodyLanguage: 'en' } as Parameters<typeof areaMap>[0]
    const dot = areaMap(context)!.cities.find(({ name }) => name === known!.name)!
    // The city itself is listed already, so the places nearest to its dot are as far away as from the city.
    const { placesIn } = await import('../../../generator/gazetteer/us-places.ts')
    const { milesBetween } = await import('../../../generator/drive/miles.ts')
    const { places } = await ask('nearby', { x: dot.x, y: dot.y })
    const all = placesIn(loaded.site!.manifest.practice.address.state!)
    expect(places.length).toBeGreaterThan(2)
    for (const { name, distance } of places.slice(0, 3)) {
      const nearest = Math.min(
        ...all.filter((each) => each.name === name).map((each) => milesBetween(known!.coordinates!, each.coordinates)),
      )
      expect(Math.abs(nearest - milesIn(distance))).toBeLessThan(0.5)
    }
  })

  it('of an unknown or odd name is added, with doubts that say what may be meant but not what else to write', async () => {
    const [known, meant] = (await ask('nearby', {})).places.filter(({ name }) => name.length > 8)
    expect((await ask('city', { name: known!.name })).doubts).toEqual([])
    const { doubts } = await ask('city', { name: `${meant!.name.toLowerCase()}${meant!.name.at(-1)}` })
    expect(doubts.join(' ')).toContain(`Did you mean "${meant!.name}"?`)
    expect(doubts.join(' ')).toContain('it has no capital letter. Write "')
    const unlike = await ask('city', { name: 'Zzyzxqville' })
    expect(unlike.doubts).toEqual([expect.stringMatching(/^no place called Zzyzxqville is known: .*[^.]\.$/)])
    expect([...doubts, ...unlike.doubts].join(' ')).not.toContain('coordinates:')
  })

  it('that is listed already is refused, and nothing is written', async () => {
    const before = read('cities.yaml')
    expect((await send('city', { name: loaded.site!.manifest.cities[0]!.name })).status).toBe(422)
    expect(read('cities.yaml')).toBe(before)
  })
})

describe('a commit', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
  const init = () => {
    git('init', '--quiet', '--initial-branch', 'main')
    git('config', 'user.name', 'A marketer')
    git('config', 'user.email', 'marketer@practice.example')
  }
  let repository: string

  beforeEach(() => {
    repository = emptyFolder()
    execFileSync('cp', ['-r', folder, join(repository, 'manifest')])
    folder = join(repository, 'manifest')
    writeFileSync(join(repository, 'other.txt'), 'one\n')
    init()
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Start')
    loaded = loadSite(folder, { before: loaded, preview: true })
  })

  it('on a new branch contains the changes of the manifest, and leaves other staged work staged', async () => {
    writeFileSync(join(repository, 'other.txt'), 'two\n')
    git('add', 'other.txt')
    await ask('save', { changes: [await headingTo('New words')] })
    writeFileSync(join(folder, 'pages/new-page.yaml'), read())
    const { branch, files } = await ask('commit', { branch: 'new-words', message: 'Say it better\n\nAs asked.' })
    expect([branch, files]).toEqual(['new-words', [about, 'pages/new-page.yaml']])
    expect(git('branch', '--show-current')).toBe('new-words')
    expect(git('log', '-1', '--format=%B')).toBe('Say it better\n\nAs asked.')
    expect(git('show', '--name-only', '--format=').split('\n')).toEqual([
      `manifest/${about}`,
      'manifest/pages/new-page.yaml',
    ])
    expect(git('status', '--porcelain')).toBe('M  other.txt')
  })

  it('that a hook refuses leaves the old branch and every file unchanged', async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    writeFileSync(join(repository, '.git/hooks/pre-commit'), '#!/bin/sh\necho no such day >&2\nexit 1\n', {
      mode: 0o755,
    })
    const response = await send('commit', { branch: 'new-words', message: 'Say it better' })
    const error = 'A hook of this git repository refused: no such day'
    expect([response.status, await response.json()]).toEqual([422, { error }])
    expect(git('branch', '--format=%(refname:short)')).toBe('main')
    expect(git('status', '--porcelain')).toBe(`M manifest/${about}`)
    expect(read()).toContain('heading: New words')
  })

  it('that a hook refuses leaves staged what was staged before, in the manifest too', { tags: ['soak'] }, async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    git('add', '--all')
    writeFileSync(join(folder, 'pages/new-page.yaml'), read())
    writeFileSync(join(repository, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect((await send('commit', { branch: 'new-words', message: 'Say it better' })).status).toBe(422)
    expect(git('status', '--porcelain').split('\n')).toEqual([
      `M  manifest/${about}`,
      '?? manifest/pages/new-page.yaml',
    ])
  })

  it('waits until a merge is finished, and says so before Git advises aborting it', { tags: ['soak'] }, async () => {
    git('switch', '--quiet', '--create', 'other')
    git('commit', '--quiet', '--allow-empty', '--message', 'Other')
    git('switch', '--quiet', 'main')
    git('merge', '--quiet', '--no-ff', '--no-commit', 'other')
    await ask('save', { changes: [await headingTo('New words')] })
    const response = await send('commit', { branch: 'new-words', message: 'Say it better' })
    const { error } = (await response.json()) as { error: string }
    expect([response.status, error]).toEqual([422, expect.stringContaining('is not finished')])
    expect(existsSync(join(repository, '.git/MERGE_HEAD'))).toBe(true)
  })

  it('is made even if a hook fails after the branch has been made', { tags: ['soak'] }, async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    writeFileSync(join(repository, '.git/hooks/post-checkout'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const { branch } = await ask('commit', { branch: 'new-words', message: 'Say it better' })
    expect(git('log', '-1', '--format=%D: %s')).toBe(`HEAD -> ${branch}: Say it better`)
  })

  it('that a hook refuses leaves no branch behind where none was checked out', { tags: ['soak'] }, async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    git('checkout', '--quiet', '--detach')
    for (const hook of ['post-checkout', 'pre-commit'])
      writeFileSync(join(repository, '.git/hooks', hook), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect((await send('commit', { branch: 'new-words', message: 'Say it better' })).status).toBe(422)
    expect(git('log', '-1', '--format=%D')).toBe('HEAD, main')
    expect(git('status', '--porcelain')).toBe(`M manifest/${about}`)
  })

  it('asked for in two tabs at once is made once, and stays', async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    const begun = join(repository, '.git/begun')
    const hook = `#!/bin/sh\ntouch ${begun}\nsleep 0.5\n`
    writeFileSync(join(repository, '.git/hooks/post-checkout'), hook, { mode: 0o755 })
    const first = send('commit', { branch: 'first', message: 'Say it better' })
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), 60_000)
    const second = send('commit', { branch: 'second', message: 'Say it better' })
    expect([(await first).status, (await second).status]).toEqual([200, 422])
    expect(git('log', '-1', '--format=%D: %s')).toBe('HEAD -> first: Say it better')
    expect(git('branch', '--format=%(refname:short)').split('\n')).toEqual(['first', 'main'])
  })

  it('leaves out the schemas, which are made from the manifest', { tags: ['soak'] }, async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    writeSchemas(folder, loaded.loose)
    expect(existsSync(join(folder, '.schema/cities.json'))).toBe(true)
    const { files } = await ask('commit', { branch: 'new-words', message: 'Say it better' })
    expect(files.filter((file) => file.startsWith('.schema'))).toEqual([])
    expect(git('status', '--porcelain')).toBe('')
  })

  it('that cannot be the first one leaves the repository as it was, and says what Git says', {
    tags: ['soak'],
  }, async () => {
    rmSync(join(repository, '.git'), { recursive: true })
    init()
    writeFileSync(join(repository, '.git/hooks/pre-commit'), '#!/bin/sh\necho no such day >&2\nexit 1\n', {
      mode: 0o755,
    })
    const response = await send('commit', { branch: 'new-words', message: 'Say it better' })
    const error = 'A hook of this git repository refused: no such day'
    expect([response.status, await response.json()]).toEqual([422, { error }])
    expect(git('branch', '--show-current')).toBe('main')
    expect(git('status', '--porcelain')).toBe('?? manifest/\n?? other.txt')
    rmSync(join(repository, '.git/hooks/pre-commit'))
    expect((await ask('commit', { branch: 'new-words', message: 'Say it better' })).branch).toBe('new-words')
  })

  it.each(someOf(['main', '../x', 'a b', '-f', '@{-1}'], 3))('is refused on a branch called %j', async (branch) => {
    // The last is how Git calls the branch that was left, which must stay.
    git('switch', '--quiet', '--create', 'mine')
    await ask('save', { changes: [await headingTo('New words')] })
    expect((await send('commit', { branch, message: 'Say it better' })).status).toBe(422)
    expect(git('log', '--oneline').split('\n')).toHaveLength(1)
    expect(git('branch', '--format=%(refname:short)').split('\n')).toEqual(['main', 'mine'])
  })

  it('is offered a branch that exists neither here nor, when last asked, where it will be pushed', {
    tags: ['soak'],
  }, async () => {
    expect(await gitState(folder)).toMatchObject({ branch: 'main', newBranch: 'edit-texts', files: [] })
    git('branch', 'edit-texts')
    git('update-ref', 'refs/remotes/origin/edit-texts-2', 'HEAD')
    git('branch', 'Edit-texts-3/wednesday')
    expect(await gitState(folder)).toMatchObject({ newBranch: 'edit-texts-4' })
    await ask('save', { changes: [await headingTo('New words')] })
    for (const branch of ['edit-texts', 'edit-texts/mine']) {
      const response = await send('commit', { branch, message: 'Say it better' })
      const error = 'There is already a branch "edit-texts": choose another name.'
      expect([response.status, await response.json()]).toEqual([422, { error }])
    }
  })

  it('that git cannot make is refused with the cause and what to do, and leaves the repository as it was', {
    tags: ['soak'],
  }, async () => {
    await ask('save', { changes: [await headingTo('New words')] })
    const inGit = (file: string) => join(repository, '.git', file)
    const emptied = (file: string) => {
      const before = existsSync(inGit(file)) ? readFileSync(inGit(file)) : undefined
      writeFileSync(inGit(file), '')
      return () => (before === undefined ? rmSync(inGit(file)) : writeFileSync(inGit(file), before))
    }
    const withVariable = (name: string, value: string) => {
      vi.stubEnv(name, value)
      return () => void vi.unstubAllEnvs()
    }
    const unnamed = () => {
      git('config', 'user.useConfigOnly', 'true')
      git('config', '--unset', 'user.email')
      vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
      return () => {
        git('config', 'user.email', 'marketer@practice.example')
        vi.unstubAllEnvs()
      }
    }
    const conflicted = () => {
      const [index, blob] = [readFileSync(inGit('index')), git('hash-object', '-w', 'other.txt')]
      const stages = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tother.txt\n`).join('')
      execFileSync('git', ['update-index', '--index-info'], { cwd: repository, input: stages })
      return () => writeFileSync(inGit('index'), index)
    }
    const hook = (words: string) => () => {
      writeFileSync(inGit('hooks/pre-commit'), `#!/bin/sh\n${words}\nexit 1\n`, { mode: 0o755 })
      return () => rmSync(inGit('hooks/pre-commit'))
    }
    const state = () => git('for-each-ref') + git('status', '--porcelain', '--branch')
    const before = state()
    const causes: [() => () => void, RegExp][] = [
      [() => withVariable('PATH', ''), /^git is not installed/],
      [() => withVariable('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1'), /belongs to another user.*safe\.directory "\//],
      [() => emptied('HEAD'), /^git does not recognize .*\.git as a repository: it is damaged/],
      [() => emptied('index'), /damaged \(.*index file smaller than expected\)/],
      [() => emptied('index.lock'), /^Another git command.* delete \/.*index\.lock$/],
      // Only found once the branch has been made.
      [() => emptied('HEAD.lock'), /^Another git command.* delete \/.*HEAD\.lock$/],
      [conflicted, /still have conflicts/],
      [unnamed, /whose commit this is.*user\.email/],
      [hook('echo no such day >&2; echo or hour'), /^A hook .* refused: no such day\nor hour$/],
      [hook(''), /without saying why/],
    ]
    for (const [broken, cause] of causes) {
      const restore = broken()
      const response = await send('commit', { branch: 'new-words', message: 'Say it better' })
      restore()
      expect([response.status, await response.json()]).toEqual([422, { error: expect.stringMatching(cause) }])
      expect(state()).toBe(before)
    }
  })

  it('is refused outside a git repository and where git ignores the manifest, and says so', async () => {
    folder = copyOf(clearwater)
    const why = async () =>
      ((await (await send('commit', { branch: 'new-words', message: 'x' })).json()) as Refusal).error
    expect(await why()).toContain('is not in a git repository')
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    writeFileSync(join(folder, '.gitignore'), '*\n')
    expect(await why()).toContain('git ignores the manifest')
  })
})

describe('a request is refused', () => {
  const evil = 'https://evil.example'
  it.each<[string, number, Sent]>([
    ['without the token', 403, { headers: { [tokenHeader]: '' } }],
    ['with another token', 403, { headers: { [tokenHeader]: 'the token of that run' } }],
    ['from another site', 403, { headers: { origin: evil } }],
    ['from another port of this machine', 403, { headers: { origin: 'http://localhost:3000' } }],
    ['from a page without an origin', 403, { headers: { origin: 'null' } }],
    [
      'to a host name that another site has pointed here',
      403,
      { headers: { host: 'evil.example', origin: 'http://evil.example' } },
    ],
    [
      "to a host name that only starts like this machine's",
      403,
      { headers: { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' } },
    ],
    ['from another machine', 403, { address: '192.168.1.20' }],
    ['as a form, which needs no permission', 415, { headers: { 'content-type': 'text/plain' } }],
    ['that only reads', 405, { method: 'GET' }],
    ['that is not JSON', 400, { body: '{' }],
    ['that asks for something else', 400, { body: '{"changes":[{"file":"/etc/passwd"}]}' }],
    ['that is endless', 413, { body: `"${'a'.repeat(1_100_000)}"` }],
  ])('%s', async (_, status, sent) => {
    const before = read()
    const change = await headingTo('Owned')
    const response = await send('save', { changes: [change] }, sent)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(read()).toBe(before)
  })

  it('for an unknown call', async () => {
    for (const call of ['delete', 'constructor', '../text', '']) expect((await send(call, {})).status, call).toBe(404)
  })

  it('that would write characters no file can hold', async () => {
    for (const text of ['\0', '\u001b[2J', '\ud800'])
      expect((await send('save', { changes: [await headingTo(text)] })).status, JSON.stringify(text)).toBe(400)
    expect(existsSync(join(folder, about))).toBe(true)
  })

  it.each([
    ['Soft\u000breturn', 'The text after "Soft" has an invisible character that no file can hold (U+000B)'],
    ['\u0085Next', 'The text starts with an invisible character that no file can hold (U+0085)'],
  ])('for a pasted invisible character says where it is: %j', async (text, sentence) => {
    for (const call of ['try', 'save']) {
      const { error } = await (await send(call, { changes: [await headingTo(text)] })).json()
      expect(error, call).toBe(`${sentence}: delete it there.`)
    }
  })
})
