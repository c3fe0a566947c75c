import type { Dice } from '../dice.ts'
import { both, type Draft, type Entry, halves, list, menus, slugOf, texts } from '../draft.ts'
import { codes } from '../languages.ts'
import { anyPage, moveEntry, rewriteText, toggleSpanish } from './edit-steps.ts'

/** Edits of services, facts, words, menus and everything else that has a file of its own. */
export const editsOfLists = {
  'rewrite a service': (draft, dice) => {
    const fields = ['name', 'summary', 'title', 'description', 'heading', 'intro', 'cityTitle', 'inCity', 'cityHeading']
    rewriteText(dice.pick(list(draft['services.yaml'])), fields, dice)
  },
  'change a list of a service': (draft, dice) => {
    const service = dice.pick(list(draft['services.yaml']))!
    const half = dice.pick(halves(service))!
    const lines = texts(half, dice.pick(['benefits', 'expertise', 'visit', 'keywords'])!)
    lines[dice.below(lines.length)] = dice.words()
    if (dice.below(2)) both(service, (each) => texts(each, 'expertise').push(dice.words()))
  },
  'change the related pages of a service': (draft, dice) => {
    const service = dice.pick(list(draft['services.yaml']))!
    const slugs = list(draft['services.yaml']).map(slugOf)
    if (dice.below(3)) {
      service.readMore = [anyPage(draft, dice)]
      return
    }
    const others = slugs.filter((slug) => slug !== slugOf(service))
    const first = dice.below(others.length)
    if (others.length > 1) service.related = [others[first], others[(first + 1) % others.length]]
  },
  'link from a service': (draft, dice) => {
    const half = dice.pick(halves(dice.pick(list(draft['services.yaml']))))!
    texts(half, 'expertise')[0] = `${dice.words()} [there](${anyPage(draft, dice)}).`
  },
  'change the audience of a service': (draft, dice) => {
    const service = dice.pick(list(draft['services.yaml']))!
    service.audience = dice.pick(list(draft['audiences.yaml']))!.id
    service.partners = dice.pick(['default', 'lenses', 'frames'])
    service.phone = dice.pick(['default', 'keratoconus'])
  },
  'choose other testimonials for a service': (draft, dice) => {
    const ids = list(draft['testimonials.yaml']).map(({ id }) => id)
    const first = dice.below(ids.length)
    dice.pick(list(draft['services.yaml']))!.testimonials = [0, 1, 2].map((each) => ids[(first + each) % ids.length])
  },
  'move a service in its list': (draft, dice) => moveEntry(list(draft['services.yaml']), dice),
  'add or remove the Spanish of a service': (draft, dice) =>
    toggleSpanish(dice.pick(list(draft['services.yaml'])), dice),
  'add a service': (draft, dice) => {
    const copy = structuredClone(dice.pick(list(draft['services.yaml']))!)
    both(copy, (half) => {
      const { cityTitle, cityDescription } = half as Record<string, string>
      const own = dice.slug()
      Object.assign(half, { title: dice.words(), description: dice.words(), name: `Care ${own}` })
      Object.assign(half, { cityTitle: `${cityTitle} ${own}`, cityDescription: `${cityDescription} ${own}` })
    })
    list(draft['services.yaml']).push({ ...copy, slug: dice.slug() })
    relateServices(list(draft['services.yaml']))
    showThree(draft)
  },
  'remove a service': (draft, dice) => {
    const services = list(draft['services.yaml'])
    if (services.length < 3) return
    const { slug } = services.splice(2 + dice.below(services.length - 2), 1)[0]!
    for (const file of Object.keys(draft).filter((each) => each.startsWith('services-in-cities/')))
      draft[file] = list(draft[file]).filter((each) => each.service !== slug)
    relateServices(services)
    showThree(draft)
  },
  'change a redirect': (draft, dice) => {
    const redirects = list(draft['redirects.yaml'])
    if (redirects.length > 0 && dice.below(3) === 0) redirects.splice(dice.below(redirects.length), 1)
    else redirects.push({ from: `/old-${dice.slug()}`, to: anyPage(draft, dice) })
  },
  'change a fact of the practice': (draft, dice) => {
    const practice = draft['practice.yaml'] as Record<string, Entry>
    const change = dice.pick<() => void>([
      () => Object.assign(practice.name!, { value: `Eye Care ${dice.slug()}` }),
      () => Object.assign(practice.doctor!, { value: `Dr. ${dice.slug()}`, placeholder: dice.below(2) === 0 }),
      () => Object.assign(practice.email!, { value: `${dice.slug()}@harbor-eye.example` }),
      () => Object.assign(practice.address!, { street: `${dice.below(99)} Pier Street` }),
      () => Object.assign(practice.phones!.default!, { number: `(714) 555-01${10 + dice.below(89)}` }),
      () => Object.assign(practice.phones!.keratoconus!, { number: `(714) 555-01${10 + dice.below(89)}` }),
      () => Object.assign(practice.rating!, { count: 1 + dice.below(999) }),
      () => Object.assign(practice.coordinates!, { lat: 33 + dice.below(100) / 100 }),
      () => Object.assign(practice.booking!, { url: `https://booking.example/${dice.slug()}` }),
      () => Object.assign(practice, { url: `https://${dice.slug()}.example` }),
      () => Object.assign(list(practice.hours!.days)[0]!, { opens: `0${dice.below(9)}:30`, en: dice.words() }),
      () => Object.assign(dice.pick(list(practice.claims))!, { en: dice.words(), es: dice.words() }),
      () => Object.assign(list(practice.insurers)[0]!, { plans: [dice.words()] }),
      () =>
        Object.assign(practice.geoGate!, { mode: dice.pick(['redirect', 'banner', 'off']), cities: [dice.words()] }),
      () => Object.assign(practice, { contact: { delivery: 'endpoint', url: `https://post.example/${dice.slug()}` } }),
    ])!
    change()
  },
  'change an interface word': (draft, dice) => {
    const words = draft[`ui/${dice.pick(codes)}.yaml`] as Record<string, Record<string, unknown>>
    const group = words[dice.pick(Object.keys(words))!]!
    const texts = Object.entries(group).filter((each): each is [string, string] => typeof each[1] === 'string')
    const [key, text] = dice.pick(texts)!
    group[key] = `${dice.words()} ${(text.match(/\{\w+\}/g) ?? []).join(' ')}`.trim()
  },
  'add or remove Spanish interface words': (draft, dice) => {
    const [en, es] = codes.map((language) => draft[`ui/${language}.yaml`] as Record<string, Entry>)
    const group = dice.pick(['home', 'footer', 'visit'])!
    if (es![group] === undefined) es![group] = structuredClone(en![group]!)
    else delete es![group]
  },
  'move a link in the menus': (draft, dice) => moveEntry(dice.pick(menus(draft))!, dice),
  'rename a link in the menus': (draft, dice) =>
    void Object.assign(dice.pick(dice.pick(menus(draft))!)!, { en: dice.words(), es: dice.words() }),
  'add or remove a link in the menus': (draft, dice) => {
    const menu = dice.pick(menus(draft))!
    if (menu.length > 2 && dice.below(2)) menu.splice(dice.below(menu.length), 1)
    else {
      const page = anyPage(draft, dice)
      if (menu.every((link) => link.page !== page)) menu.push({ page })
    }
  },
  'change a testimonial': (draft, dice) => {
    const testimonial = dice.pick(list(draft['testimonials.yaml']))!
    const spanish = testimonial.es === undefined ? dice.words() : undefined
    if (dice.below(3) === 0) testimonial.es = spanish
    else if (dice.below(2)) testimonial.sample = testimonial.sample !== true
    else testimonial[dice.pick(['en', 'author', 'location'])!] = dice.words()
  },
  'add a testimonial': (draft, dice) => {
    list(draft['testimonials.yaml']).push({ id: dice.slug(), author: 'E. F.', location: 'Here', en: dice.words() })
  },
  'change an audience': (draft, dice) => {
    const half = dice.pick(halves(dice.pick(list(draft['audiences.yaml']))))!
    half.lead = `${dice.words()} {city}`
    texts(half, 'lines')[dice.below(6)] = `{city} - ${dice.words()}`
  },
  'move an audience in its list': (draft, dice) => moveEntry(list(draft['audiences.yaml']), dice),
  'change a partner': (draft, dice) => {
    const partners = list(draft['partners.yaml'])
    if (dice.below(2)) dice.pick(partners)!.name = dice.words()
    else partners.push({ name: dice.words(), categories: [dice.pick(['default', 'lenses', 'frames'])] })
  },
  'move a partner in its list': (draft, dice) => moveEntry(list(draft['partners.yaml']), dice),
} satisfies Record<string, (draft: Draft, dice: Dice) => void>

/** Relates each service to two others, keeping what it had. When there are only two services, one of them is itself. */
function relateServices(services: readonly Entry[]): void {
  const slugs = services.map(slugOf)
  for (const service of services) {
    const own = slugOf(service)
    const others = slugs.filter((slug) => slug !== own)
    const kept = texts(service, 'related').filter((slug) => others.includes(slug))
    service.related = [...new Set([...kept, ...others])].slice(0, 2)
  }
}

/** Shows three services on the home page, or all if there are fewer. */
function showThree(draft: Draft): void {
  const home = draft['pages/index.yaml'] as Entry
  home.services = list(draft['services.yaml']).map(slugOf).slice(0, 3)
}
