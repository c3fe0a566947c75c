import type { Dice } from '../dice.ts'
import { type Draft, forgetPlace, halves, list, servicesInCity, slugOf } from '../draft.ts'
import { codes } from '../languages.ts'
import { anyPage, moveEntry, rewriteText, toggleSpanish } from './edit-steps.ts'

/** Edits of cities, drive times and neighborhoods. */
export const editsOfPlaces = {
  'add a city': (draft, dice) => {
    const name = `City ${dice.slug()}`
    const coordinates = somewhere(dice)
    list(draft['cities.yaml']).splice(dice.below(9), 0, {
      name,
      ...(dice.below(2) ? { coordinates } : {}),
      ...(dice.below(4) === 0 ? { locationPage: false } : {}),
      ...(dice.below(3) === 0 ? { en: cityText(dice) } : {}),
    })
  },
  'remove a city': (draft, dice) => {
    const cities = list(draft['cities.yaml'])
    if (cities.length > 1) forgetPlace(draft, slugOf(cities.splice(dice.below(cities.length), 1)[0]!))
  },
  'rename a city': (draft, dice) => {
    const city = dice.pick(list(draft['cities.yaml']))!
    if (dice.below(2)) city.slug ??= slugOf(city)
    else forgetPlace(draft, slugOf(city))
    city.name = `City ${dice.slug()}`
  },
  'move a city in its list': (draft, dice) => moveEntry(list(draft['cities.yaml']), dice),
  'move a city on the map': (draft, dice) => {
    const city = dice.pick(list(draft['cities.yaml']))!
    city.coordinates = somewhere(dice)
  },
  'add or remove the page of a city': (draft, dice) => {
    const city = dice.pick(list(draft['cities.yaml']))!
    city.locationPage = city.locationPage === false
  },
  'give a city another Spanish address': (draft, dice) => {
    const city = dice.pick(list(draft['cities.yaml']))!
    if (city.path === undefined) city.path = { es: `/es/ciudades/${dice.slug()}` }
    else delete city.path
  },
  'call a place something else in Spanish, or no longer': (draft, dice) => {
    const place = dice.pick([...list(draft['cities.yaml']), ...list(draft['neighborhoods.yaml'])])!
    if (place.names === undefined || dice.below(2)) place.names = { es: dice.words() }
    else delete place.names
  },
  'add or remove texts of a city': (draft, dice) => {
    const city = dice.pick(list(draft['cities.yaml']))!
    const language = dice.pick(codes)!
    if (city[language] === undefined) city[language] = cityText(dice)
    else if (dice.below(2)) rewriteText(city, ['intro', 'route', 'local'], dice)
    else delete city[language]
  },
  'change what a service tells visitors from a city': (draft, dice) => {
    const [city, service] = [dice.pick(list(draft['cities.yaml']))!, dice.pick(list(draft['services.yaml']))!]
    const file = servicesInCity(slugOf(city))
    const others = list(draft[file]).filter((each) => each.service !== service.slug)
    const own = { service: service.slug, en: pairText(dice), es: pairText(dice) }
    draft[file] = dice.below(4) === 0 ? others : [...others, own]
  },
  'name the parts of a city': (draft, dice) => {
    const city = dice.pick(list(draft['cities.yaml']))!
    if (city.areas === undefined || dice.below(2)) city.areas = Array.from({ length: 6 }, () => dice.words())
    else delete city.areas
  },
  'link from a city': (draft, dice) => {
    const half = dice.pick(list(draft['cities.yaml']).flatMap(halves))
    if (half !== undefined) half.local = `${dice.words()} [there](${anyPage(draft, dice)}).`
  },
  'change a drive time': (draft, dice) => {
    const times = draft['drive-times.yaml'] as { default: string; cities: Record<string, string> }
    const range = `${dice.below(20)}-${20 + dice.below(20)}`
    const city = slugOf(dice.pick(list(draft['cities.yaml']))!)
    if (dice.below(4) === 0) times.default = range
    else if (times.cities[city] !== undefined && dice.below(3) === 0) delete times.cities[city]
    else times.cities[city] = range
  },
  'add roads or the coast to the map, or remove them': (draft, dice) => {
    const points = [somewhere(dice), somewhere(dice), somewhere(dice)]
    const coast = { points, name: { en: dice.words() }, nameAt: points[0] }
    if (dice.below(3) === 0) delete draft['area.yaml']
    else draft['area.yaml'] = { roads: [{ name: dice.slug(), points }], ...(dice.below(2) && { coast }) }
  },
  'add a neighborhood': (draft, dice) => {
    const half = () => {
      const fields = ['title', 'description', 'heading', 'intro', 'place', 'route', 'question', 'answer']
      return Object.fromEntries(fields.map((field) => [field, dice.words()]))
    }
    const inside = [...list(draft['cities.yaml']), ...list(draft['neighborhoods.yaml'])].map(slugOf)
    const partOf = dice.below(4) ? { partOf: dice.pick(inside) } : {}
    const es = dice.below(3) ? { es: half() } : {}
    list(draft['neighborhoods.yaml']).push({ name: `Place ${dice.slug()}`, ...partOf, en: half(), ...es })
  },
  'remove a neighborhood': (draft, dice) => {
    const places = list(draft['neighborhoods.yaml'])
    if (places.length > 0) forgetPlace(draft, slugOf(places.splice(dice.below(places.length), 1)[0]!))
  },
  'rename a neighborhood': (draft, dice) => {
    const place = dice.pick(list(draft['neighborhoods.yaml']))
    if (place !== undefined) Object.assign(place, { slug: slugOf(place), name: `Place ${dice.slug()}` })
  },
  'move a neighborhood to another place': (draft, dice) => {
    const place = dice.pick(list(draft['neighborhoods.yaml']))
    if (place !== undefined) place.partOf = slugOf(dice.pick(list(draft['cities.yaml']))!)
  },
  'turn a neighborhood into a city': (draft, dice) => {
    const places = list(draft['neighborhoods.yaml'])
    const [place] = places.splice(dice.below(places.length), 1)
    if (place === undefined) return
    forgetPlace(draft, slugOf(place))
    list(draft['cities.yaml']).push({ name: place.name, ...(place.slug !== undefined && { slug: place.slug }) })
  },
  'rewrite a neighborhood': (draft, dice) =>
    rewriteText(
      dice.pick(list(draft['neighborhoods.yaml'])),
      ['title', 'description', 'intro', 'place', 'answer'],
      dice,
    ),
  'add or remove the Spanish of a neighborhood': (draft, dice) =>
    toggleSpanish(dice.pick(list(draft['neighborhoods.yaml'])), dice),
} satisfies Record<string, (draft: Draft, dice: Dice) => void>

/** Coordinates in the county. */
const somewhere = (dice: Dice) => ({ lat: 33 + dice.below(100) / 100, lon: -118 + dice.below(100) / 100 })

const cityText = (dice: Dice) => ({ intro: dice.words(), route: dice.words(), local: dice.words() })

const pairText = (dice: Dice) => ({
  intro: `${dice.words()} {minutes} {phone}.`,
  heading: dice.words(),
  blocks: [dice.words()],
  questions: [{ question: dice.words(), answer: dice.words() }],
})
