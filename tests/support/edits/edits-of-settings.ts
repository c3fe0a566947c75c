import { hosts } from '../../../generator/hosts/index.ts'
import { businessTypes } from '../../../generator/parse/schemas/vertical.ts'
import type { Dice } from '../dice.ts'
import { both, type Draft, type Entry, idOf, isEnglish, list, pages } from '../draft.ts'

/** Edits of what the whole site shares, and of optional files. */
export const editsOfSettings = {
  'take a language off the site, or publish it': (draft) => {
    const spanish = list(draft['languages.yaml'])[1]!
    spanish.published = spanish.published === false ? undefined : false
  },
  'rename a language': (draft, dice) => {
    const spanish = list(draft['languages.yaml'])[1]!
    spanish.name = dice.pick(['Español', 'Castellano'])
    spanish.locale = dice.pick(['es-US', 'es-MX'])
    spanish.flag = dice.pick(['us', 'mx', undefined])
  },
  'add or remove a notice': (draft, dice) => {
    const notices = list(draft['notices.yaml'])
    if (dice.below(3) === 0) notices.splice(dice.below(notices.length), 1)
    else notices.push(notice(dice))
    draft['notices.yaml'] = notices
  },
  'change a source': (draft, dice) => {
    const source = dice.pick(list(draft['sources.yaml']))!
    const change = dice.pick<Entry>([
      { title: dice.words() },
      { publisher: dice.words() },
      { year: 1990 + dice.below(30) },
      { url: `https://health.example/${dice.slug()}` },
    ])
    Object.assign(source, change)
  },
  'change what a search finds': (draft, dice) => {
    const entries = list(draft['search.yaml'])
    if (dice.below(3) === 0) entries.splice(dice.below(entries.length), 1)
    else {
      const page = dice.pick(conditions(draft))
      if (page !== undefined) entries.push({ page: idOf(page), called: { en: [dice.slug()], es: [dice.slug()] } })
    }
    draft['search.yaml'] = entries
  },
  'add or remove a price': (draft, dice) => {
    const confirmed = dice.below(3) && confirmation
    const price = { id: dice.slug(), from: 20 + dice.below(100), ...confirmed }
    draft['prices.yaml'] = dice.below(4) ? [{ ...price, en: { name: dice.words() }, es: { name: dice.words() } }] : []
  },
  'change the profession': (draft, dice) => {
    const vertical = draft['vertical.yaml'] as { visitTypes: string[] }
    const [first, ...rest] = vertical.visitTypes
    const change = dice.pick<Entry>([
      { mark: dice.pick(['eye', 'tooth', 'cross']) },
      { businessType: dice.pick(Object.keys(businessTypes)) },
      { specialty: dice.pick(['Optometric', 'Dentistry', 'PrimaryCare']) },
      { jobTitle: dice.pick([dice.words(), { en: dice.words(), es: dice.words() }]) },
      { visitTypes: [...rest, first] },
      { usualVisit: dice.pick(vertical.visitTypes) },
      { generalVisits: [dice.pick(vertical.visitTypes)] },
    ])
    Object.assign(vertical, change)
  },
  'change the suffixes of place addresses': (draft, dice) => {
    const { placeSuffix } = draft['vertical.yaml'] as { placeSuffix: string }
    const moved = JSON.stringify(draft).replaceAll(placeSuffix, `doctor-${dice.slug()}`)
    Object.assign(draft, JSON.parse(moved))
  },
  'move to another host': (draft, dice) =>
    void Object.assign(draft['practice.yaml'] as Entry, { host: dice.pick(hosts)!.name }),
  'add or remove outside tools': (draft, dice) => {
    const tool = { kind: 'tag-manager', id: `GTM-${dice.slug().toUpperCase()}` }
    Object.assign(draft['practice.yaml'] as Entry, { vendors: dice.below(2) ? [tool] : [] })
  },
  'switch the indexing of bare pages': (draft, dice) =>
    void Object.assign(draft['practice.yaml'] as Entry, { indexBarePages: dice.below(2) === 0 }),
  'add or remove a contact for security problems': (draft, dice) => {
    const security = dice.below(3) ? { email: `${dice.slug()}@safe.example`, expires: '2027-05-01' } : undefined
    Object.assign(draft['practice.yaml'] as Entry, { security })
  },
  'add or remove a hub of pages': (draft, dice) => {
    const hubs = [{ id: 'hub', pages: conditions(draft).map(idOf), en: hub(dice), es: hub(dice) }]
    Object.assign(draft['navigation.yaml'] as Entry, { hubs: dice.below(3) && hubs[0]!.pages.length > 1 ? hubs : [] })
  },
  'change equipment or promises, confirmed or not': (draft, dice) => {
    const [key, mark] = dice.pick([
      ['equipment', '{has.own}'],
      ['promises', '{promise.own}'],
    ] as const)!
    const state = dice.below(3) ? confirmation : { placeholder: true }
    Object.assign(draft['practice.yaml'] as Entry, {
      [key]: [{ id: 'own', ...state, en: { words: dice.words() }, es: { words: dice.words() } }],
    })
    both(draft['pages/about.yaml'] as Entry, (half) => {
      half.intro = `${dice.words()}. ${dice.words()} ${mark}.`
    })
  },
} satisfies Record<string, (draft: Draft, dice: Dice) => void>

const confirmation = { confirmedBy: 'Dr. Robin Vale', on: '2026-11-20' }

const conditions = (draft: Draft) =>
  pages(draft).filter((file) => isEnglish(file) && (draft[file] as Entry).kind === 'condition')

const hub = (dice: Dice) => ({ heading: dice.words() })

const notice = (dice: Dice) => {
  const half = () => ({ name: dice.words(), text: [dice.words()] })
  return {
    id: dice.slug(),
    why: { law: dice.words(), url: 'https://law.example/one' },
    when: dice.words(),
    applies: dice.below(4) > 0,
    where: dice.pick([[], ['footer'], ['contact'], ['footer', 'contact']]),
    ...(dice.below(4) ? confirmation : { draft: true }),
    en: half(),
    ...(dice.below(3) && { es: half() }),
  }
}
