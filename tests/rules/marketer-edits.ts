import { join } from 'node:path'
import { type Draft, type Entry, halves, list, pages, readDraft } from '../support/draft.ts'
import { drawing, putPhoto } from '../support/photos.ts'
import { clearwater } from '../support/world.ts'

/** An edit that a marketer may make to any manifest. Changes the draft, and puts non-YAML files into `folder`. */
type MarketerEdit = (draft: Draft, folder: string) => void | Promise<void>

/** Pages are borrowed from the small practice: they are complete and easy to read. */
const lent = readDraft(clearwater)

/** Applied one after the other, each on top of those before it. */
export const marketerEdits: Record<string, MarketerEdit> = {
  'adds a city with one line': (draft) => void cities(draft).push({ name: 'Harbor Mills' }),
  'removes a city': (draft) => {
    draft['cities.yaml'] = cities(draft).filter(({ name }) => name !== 'Harbor Mills')
  },
  'adds a city with everything': (draft) => {
    cities(draft).push({
      name: 'Orchard Gate',
      slug: 'orchard-gate',
      path: { es: '/es/ciudades/orchard-gate-oculista' },
      coordinates: { lat: 33.79, lon: -117.8 },
      areas: ['North Side', 'South Side', 'East Side', 'West Side', 'Old Town', 'Station Street'],
      en: {
        intro: 'Orchard Gate is a small town on the hill. We see many of its families.',
        route: 'Take the main road down the hill, then turn left at the station.',
        local: 'The hill is windy, and wind dries the eyes. Ask us about tears.',
      },
      es: {
        intro: 'Orchard Gate es un pueblo en la colina. Vemos a muchas de sus familias.',
        route: 'Baje la colina por la calle grande y doble a la izquierda en la estación.',
        local: 'En la colina hay viento, y el viento seca los ojos. Pregunte por sus lágrimas.',
      },
    })
    driveTimes(draft)['orchard-gate'] = '12-14'
  },
  'renames a city': (draft) => {
    cities(draft).find(({ name }) => name === 'Orchard Gate')!.name = 'Orchard Hill'
  },
  'adds a neighborhood': (draft) =>
    void list(draft['neighborhoods.yaml']).push({
      ...withOwnTitles(list(lent['neighborhoods.yaml'])[0]!),
      name: 'Lantern Row',
      slug: 'lantern-row',
      partOf: 'orchard-gate',
    }),
  ...Object.fromEntries(
    ['condition', 'topic', 'guide', 'faq', 'comparison', 'prose'].map((kind) => [
      `adds a ${kind} page`,
      (draft: Draft) => {
        draft[`pages/added-${kind}.yaml`] = settled(lentPage(kind), draft)
        // The small practice does not know which words the manifest avoids.
        delete draft['ui/glossary.yaml']
      },
    ]),
  ),
  'changes a text': (draft) => {
    for (const half of halves(draft['pages/about.yaml'] as Entry)) half.intro = 'Come in. {doctor}'
  },
  'changes a phone number': (draft) => {
    const { phones } = draft['practice.yaml'] as { phones: Record<string, Entry> }
    phones.default!.number = '(714) 555-0199'
  },
  'changes the hours': (draft) => {
    const { hours } = draft['practice.yaml'] as { hours: { days: Entry[] } }
    Object.assign(hours.days.find(({ closes }) => closes !== undefined)!, {
      closes: '16:00',
      en: 'Open until 4 pm',
      es: 'Abierto hasta las 4 pm',
    })
  },
  'changes a claim': (draft) => {
    const { claims } = draft['practice.yaml'] as { claims: Entry[] }
    Object.assign(claims[0]!, { en: '1996', es: '1996' })
  },
  'adds a redirect': (draft) => void list(draft['redirects.yaml']).push({ from: '/old-town', to: '/contact' }),
  'adds a photo': async (draft, folder) => {
    putPhoto(folder, 'desk.jpg', await drawing(900, 600).jpeg().toBuffer())
    Object.assign(draft['pages/about.yaml'] as Entry, {
      photo: { file: 'desk.jpg', en: { alt: 'The front desk' }, es: { alt: 'La recepción' } },
    })
  },
  'adds a testimonial': (draft) =>
    void list(draft['testimonials.yaml']).push({
      ...structuredClone(list(draft['testimonials.yaml'])[0]),
      id: 'added',
    }),
  'changes an interface word': (draft) => {
    const words = draft['ui/en.yaml'] as { actions: Record<string, string> }
    words.actions.book = 'Book a visit online'
  },
  'takes the Spanish of a page away': (draft) => {
    const file = pages(draft).find((each) => (draft[each] as Entry).kind === 'comparison')!
    delete (draft[file] as Entry).es
  },
}

const cities = (draft: Draft) => list(draft['cities.yaml'])
const driveTimes = (draft: Draft) => (draft['drive-times.yaml'] as { cities: Record<string, string> }).cities

function lentPage(kind: string): Entry {
  const file = pages(lent).find((each) => {
    const page = lent[each] as Entry
    return page.kind === kind && halves(page).length === 2
  })
  if (file === undefined)
    throw new Error(`${join(clearwater, 'pages')} has no page of the kind ${kind} in both languages`)
  const { path: _, ...page } = withOwnTitles(lent[file] as Entry)
  return page
}

/**
 * A borrowed page with the sources and signs of the manifest it is added to: a care card names the manifest's first
 * sign of its level, and texts that might mention others are left out.
 */
function settled(page: Entry, draft: Draft): Entry {
  const signs = list(draft['signs.yaml'])
  const bare = JSON.parse(JSON.stringify(page).replace(/ ?\[\[[\w-]+\]\]/g, '')) as Entry
  for (const half of halves(bare)) {
    for (const section of list(half.sections)) {
      section.blocks = (section.blocks as (string | { care?: Entry })[]).flatMap((block) => {
        if (typeof block === 'string' || block.care === undefined) return [block]
        const { level } = block.care
        const sign = signs.find((each) => each.level === level)
        return sign === undefined ? [] : [{ care: { level, signs: [sign.id] } }]
      })
    }
    for (const question of list(half.questions)) question.answer = 'Ask us when you call {phone}.'
  }
  return {
    ...bare,
    sources: list(draft['sources.yaml'])
      .slice(0, 2)
      .map(({ id }) => id),
  }
}

/** A copy with titles of its own: no two pages may share one. */
function withOwnTitles(entry: Entry): Entry {
  const copy = structuredClone(entry)
  for (const half of halves(copy)) {
    half.title = `${half.title} again`
    half.description = `${half.description} Again.`
  }
  return copy
}
