import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Article, Care } from '../../../generator/page.ts'
import { plainText } from '../../../src/shared/plain-text.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, pageAt, siteOf, world } from '../../support/world.ts'

const site = siteOf(clearwater)
const article = (url: string) => pageAt<'condition'>(url, site).content as Article
const cardsOf = ({ sections }: Article): Care[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'care' ? [block] : [])))

describe('a card that names signs', () => {
  const [emergency, urgent, routine] = cardsOf(article('/conditions/dry-eye'))

  it('shows their words in order, with first aid, then its reasons in free text', () => {
    expect(emergency!.reasons).toEqual([
      { text: 'sight suddenly goes dark or drops sharply in one eye', note: 'Even if it comes back.' },
      {
        text: 'a chemical, cleaner or glue gets into the eye',
        note: 'Rinse it under running water for 15 minutes, then go.',
      },
    ])
    expect(routine!.reasons.map(({ text }) => text)).toEqual([
      'store-bought drops only help for minutes',
      'dryness changes how you read, drive or work',
    ])
  })

  it('has the heading of its level unless it has one of its own', () => {
    expect(emergency!.heading).toBe('Call 911 or go to an emergency room now if:')
    expect(plainText(urgent!.heading)).toMatch(/^Call us today on \(\d{3}\)/)
    expect(routine!.heading).toBe('Make an appointment if:')
  })

  it('says what to do while the office is closed, with its hours, if waiting may do harm', () => {
    expect(emergency!.closed).toContain('Do not wait for our office to open.')
    expect(urgent!.closed).toMatch(/^We are open Monday to Thursday.*; Friday.*Closed, or no answer/)
    expect(routine!.closed).toBeUndefined()
  })

  it('ends those hours with one period, even if they end with an abbreviation', () => {
    const folder = editText(
      copyOf(clearwater),
      'practice.yaml',
      'Viernes, de 9 am a 5 pm',
      'Viernes, de 9 a. m. a 5 p. m.',
    )
    const page = pageAt<'condition'>('/es/condiciones/ojos-secos', siteOf(folder))
    const [, urgent] = cardsOf(page.content as Article)
    expect(urgent!.closed).toMatch(/5\sp\.\sm\. ¿/)
  })

  it('is the same in every language', () => {
    const spanish = cardsOf(article('/es/condiciones/ojos-secos'))
    expect(spanish.map(({ level }) => level)).toEqual(['emergency', 'urgent', 'routine'])
    expect(spanish[0]!.reasons[0]).toEqual({
      text: 'la vista de un ojo se oscurece o baja mucho de repente',
      note: 'Aunque regrese.',
    })
  })
})

describe('an answer that refers to a sign', () => {
  const answer = (url: string, folder = clearwater) =>
    (pageAt<'how-soon'>(url, siteOf(folder)).content as Article).questions[0]!.answer

  it('states its level in a whole sentence', () => {
    expect(plainText(answer('/how-soon'))).toMatch(
      /If sight suddenly goes dark or drops sharply in one eye, call 911 or go to an emergency room now\. Even if it comes back\.$/,
    )
  })

  it('takes the sentence that a sign has of its own, such as one that begins with first aid', () => {
    const folder = editText(copyOf(clearwater), 'pages/how-soon.yaml', /\{sign\..*?\}/g, '{sign.chemical}')
    expect(plainText(answer('/how-soon', folder))).toMatch(
      /notice\. If a chemical, cleaner or glue gets into the eye, rinse it under running water for 15 minutes\. Then go to an emergency room\.$/,
    )
    expect(plainText(answer('/es/que-tan-pronto', folder))).toMatch(
      /nota\. Si le entra un químico, un limpiador o pegamento, enjuague 15 minutos bajo la llave del agua\. Luego vaya a una sala de emergencias\.$/,
    )
  })

  it('links the number that such a sentence says to call', () => {
    const own = 'note: Even if it comes back.\n    sentence: Before anything else, dial {phone}.'
    const folder = editText(copyOf(clearwater), 'signs.yaml', 'note: Even if it comes back.', own)
    const spanish = 'note: Aunque regrese.\n    sentence: Antes que nada, marque {phone}.'
    editText(folder, 'signs.yaml', 'note: Aunque regrese.', spanish)
    expect([answer('/how-soon', folder)].flat().at(-2)).toMatchObject({ href: expect.stringMatching(/^tel:/) })
  })
})

describe('the page of all signs', () => {
  const { levels } = pageAt<'how-soon'>('/how-soon', site).content

  it('lists each sign once, the most urgent first, grouped by what it concerns', () => {
    expect(levels.map(({ level }) => level)).toEqual(['emergency', 'urgent', 'routine'])
    expect(levels[0]!.groups.map(({ heading, signs }) => [heading, signs.map(({ id }) => id)])).toEqual([
      ['Sight', ['sudden-loss', 'curtain']],
      ['Injury', ['chemical']],
    ])
    const ids = levels.flatMap(({ groups }) => groups.flatMap(({ signs }) => signs.map(({ id }) => id)))
    expect(ids.toSorted()).toEqual(site.manifest.signs.map(({ id }) => id).toSorted())
  })

  const pagesOf = (id: string, of = levels) =>
    of.flatMap(({ groups }) => groups.flatMap(({ signs }) => signs)).find((sign) => sign.id === id)!.pages

  it('links from a sign to the pages that name it', () => {
    expect(pagesOf('curtain').map(({ href }) => href)).toEqual(['/conditions/floaters-flashes'])
    expect(pagesOf('chemical').map(({ href }) => href)).toEqual(['/conditions/dry-eye'])
  })

  it('links instead to the pages that signs.yaml lists for a sign, even if the list is empty', () => {
    const linked = (pages: string) => {
      const folder = editText(copyOf(clearwater), 'signs.yaml', '- id: curtain\n', `- id: curtain\n  pages: ${pages}\n`)
      return pagesOf('curtain', pageAt<'how-soon'>('/es/que-tan-pronto', siteOf(folder)).content.levels)
    }
    expect(linked('[/conditions/dry-eye]').map(({ href }) => href)).toEqual(['/es/condiciones/ojos-secos'])
    expect(linked('[]')).toEqual([])
  })

  it('links to no page where many begin with the sign: any two of them would be arbitrary', () => {
    const folder = copyOf(clearwater)
    const file = (id: string) => join(folder, `pages/conditions/${id}.yaml`)
    const text = readFileSync(file('floaters-flashes'), 'utf8')
    for (const id of ['one', 'two', 'three']) {
      const titled = text.replace(/^( +(?:title|description): ['"]?)/gm, `$1${id} `)
      writeFileSync(file(id), titled.replace('moscas-volantes', id))
    }
    expect(pagesOf('curtain', pageAt<'how-soon'>('/how-soon', siteOf(folder)).content.levels)).toEqual([])
  })

  it('has a poster of the emergencies alone, and each links to the other', () => {
    const poster = pageAt<'how-soon'>('/es/que-tan-pronto/cartel', site).content
    expect(poster.levels.map(({ level }) => level)).toEqual(['emergency'])
    expect(poster.other?.href).toBe('/es/que-tan-pronto')
    expect(pageAt<'how-soon'>('/how-soon', site).content.other?.href).toBe('/how-soon/poster')
  })
})

describe('the geo gate', () => {
  it('never blocks a page with advice for today', () => {
    for (const url of [
      '/conditions/dry-eye',
      '/es/condiciones/ojos-secos',
      '/contact',
      '/how-soon',
      '/how-soon/poster',
    ])
      expect(pageAt(url, site).isGated, url).toBe(false)
    expect(pageAt('/about', site).isGated).toBe(true)
  })

  it('never blocks a page whose advice for today is in a text about a neighborhood, or about a service in a city', () => {
    const page = '/services/dry-eye-doctor-near-me/irvine'
    expect(pageAt(page, site).isGated).toBe(true)
    const folder = editText(
      copyOf(clearwater),
      'services-in-cities/irvine.yaml',
      /answer: .*/g,
      "answer: '{sign.curtain}'",
    )
    expect(pageAt(page, siteOf(folder)).isGated).toBe(false)

    const harbor = world('base')
    cpSync(join(clearwater, 'signs.yaml'), join(harbor, 'signs.yaml'))
    editText(harbor, 'signs.yaml', /^ +source: .*\n/gm, '')
    const neighborhood = '/neighborhoods/old-harbor-eye-doctor'
    expect(pageAt(neighborhood, siteOf(harbor)).isGated).toBe(true)
    editText(harbor, 'neighborhoods.yaml', /answer: .*/g, "answer: '{sign.curtain}'")
    expect(pageAt(neighborhood, siteOf(harbor)).isGated).toBe(false)
  })
})
