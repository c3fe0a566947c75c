import findTimeZone from '@photostructure/tz-lookup'
import { parsePhoneNumber } from 'libphonenumber-js'
import { called } from '../called.ts'
import { type Coordinates, milesBetween } from '../drive/miles.ts'
import { insertEntry } from '../edit/insert-entry.ts'
import { spell } from '../edit/spell.ts'
import { placesCalled, placesIn } from '../gazetteer/us-places.ts'
import { allStates, type State } from '../gazetteer/us-states.ts'
import { languageCode } from '../parse/schemas/languages.ts'
import { webAddress } from '../parse/schemas/text.ts'
import { nearest } from '../problems/nearest.ts'
import { isUserError, UserError } from '../problems/user-error.ts'
import { slugOf } from '../urls.ts'
import { addLanguage } from './add-language.ts'
import type { Draft } from './draft.ts'
import { schemaLine } from './schema-line.ts'
import { copyStarter, starterLanguages } from './starter.ts'

/** A person's answers about a new practice, as typed. */
export interface Answers {
  name: string
  /** `Portland, OR`. */
  city: string
  phone: string
  website: string
  /** `en, es`: the first is the default language, whose addresses have no prefix. */
  languages: string
}

/** In miles: patients from farther away are told that they are outside the area. */
const reach = 100

/**
 * Writes a complete small practice into a draft. What only its owner knows is filled with marked stand-ins. Throws a
 * `UserError` that names all answers that cannot be right.
 */
export function init(draft: Draft, answers: Answers, coordinates?: Coordinates): void {
  const read = readAll({
    name: () => readName(answers.name),
    office: () => readOffice(answers.city, coordinates),
    phone: () => readPhone(answers.phone),
    website: () => readWebsite(answers.website),
    codes: () => readLanguages(answers.languages),
  })
  const { name, phone, website, codes } = read
  const { town, state, place } = read.office
  const written = codes.filter((code) => starterLanguages.includes(code))
  copyStarter(
    draft,
    {
      name: spell(name, { type: 'PLAIN', place: 'flow', indent: 0, width: 0, newLine: '\n' }),
      city: town,
      'city slug': slugOf(town),
      state: state.code,
      zip: `${String(state.zips[0]![0]).padStart(3, '0')}01`,
      phone,
      website,
      email: `hello@${new URL(website).hostname.replace(/^www\./, '')}`,
      lat: String(place.lat),
      lon: String(place.lon),
      'time zone': findTimeZone(place.lat, place.lon),
      reach: String(reach),
      ...boxAround(place, state),
    },
    written,
  )
  if (knownPlace(town, state) === undefined)
    draft.edit('cities.yaml', (source) =>
      insertEntry(source, [0], `coordinates: { lat: ${place.lat}, lon: ${place.lon} }`),
    )
  draft.write('languages.yaml', languagesFile(written))
  for (const code of codes.filter((each) => !written.includes(each))) addLanguage(draft, code)
}

/** What each reader returns, or one `UserError` with the messages of all that threw one. */
function readAll<T>(readers: { [K in keyof T]: () => T[K] }): T {
  const wrong: string[] = []
  const values: Partial<T> = {}
  for (const key in readers) {
    try {
      values[key] = readers[key]()
    } catch (error) {
      if (!isUserError(error)) throw error
      wrong.push(error.message)
    }
  }
  if (wrong.length > 0) throw new UserError(wrong.join('\n'))
  return values as T
}

function readName(text: string): string {
  const name = text.trim()
  if (name === '') throw new UserError('Give the name of the practice.')
  return name
}

function readOffice(text: string, coordinates: Coordinates | undefined) {
  const { town, state } = readCity(text)
  return { town, state, place: coordinates ?? placeOf(town, state) }
}

/** `Portland, OR` or `Portland, Oregon`. */
function readCity(text: string): { town: string; state: State } {
  const [town = '', code = ''] = text.split(',').map((part) => part.trim())
  const state = allStates().find((each) =>
    [each.code.toLowerCase(), each.name.toLowerCase()].includes(code.toLowerCase()),
  )
  if (town === '' || state === undefined)
    throw new UserError(
      `"${text}" is not a city and state. Write it like this: Portland, OR. For a practice in another country, give any city of the United States, and change the address in practice.yaml afterwards.`,
    )
  return { town, state }
}

const knownPlace = (town: string, state: State) => placesCalled(town).find((place) => place.state === state.code)

function placeOf(town: string, state: State): Coordinates {
  const found = knownPlace(town, state)
  if (found !== undefined) return found.coordinates
  const places = placesIn(state.code).map(({ name }) => name)
  const meant = nearest(town, places)
  const give = meant === undefined ? 'Give' : `Did you mean ${meant}? If not, give`
  throw new UserError(
    `The gazetteer does not know ${town} in ${state.name}. ${give} its location: --coordinates 45.52,-122.68`,
  )
}

function readPhone(text: string): string {
  try {
    const phone = parsePhoneNumber(text, 'US')
    if (phone.isPossible() && phone.country === 'US' && phone.ext === undefined) return phone.formatNational()
  } catch {
    // Reported below.
  }
  throw new UserError(`"${text}" is not a US phone number without an extension. Write it like this: (503) 555-0142`)
}

function readWebsite(text: string): string {
  const address = `https://${text
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')}`.toLowerCase()
  if (!webAddress.safeParse(address).success || new URL(address).pathname !== '/')
    throw new UserError(`"${text}" is not the address of a website. Write it like this: www.your-practice.com`)
  return address
}

function readLanguages(text: string): string[] {
  const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))]
  const bad = codes.find((code) => !languageCode.safeParse(code).success)
  if (bad !== undefined) throw new UserError(`"${bad}" is not a language code, such as en, es or vi.`)
  if (!starterLanguages.includes(codes[0]!))
    throw new UserError(
      `The first language must be one of ${starterLanguages.join(', ')}: a new practice starts with texts in these. Once yours has texts, move it to the top of languages.yaml.`,
    )
  return codes
}

/** A box around the places of the state within reach, plus a margin: the geo gate lets in everybody inside it. */
function boxAround(office: Coordinates, state: State): Record<'north' | 'south' | 'east' | 'west', string> {
  const near = [
    office,
    ...placesIn(state.code)
      .map(({ coordinates }) => coordinates)
      .filter((place) => milesBetween(office, place) <= reach),
  ]
  const margin = 0.2
  const [lats, lons] = [near.map(({ lat }) => lat), near.map(({ lon }) => lon)]
  return {
    north: (Math.max(...lats) + margin).toFixed(1),
    south: (Math.min(...lats) - margin).toFixed(1),
    east: (Math.max(...lons) + margin).toFixed(1),
    west: (Math.min(...lons) - margin).toFixed(1),
  }
}

const known: Readonly<Record<string, string>> = {
  en: '- code: en\n  name: English\n  locale: en-US\n  flag: us\n',
  es: '- code: es\n  name: Español\n  locale: es-US\n  flag: mx\n',
}

const languagesFile = (codes: readonly string[]) =>
  `${schemaLine('languages.yaml', 'languages')}
# The languages of the site. The first is the default: every page is written in it, its addresses have no prefix, and it is
# shown where another language has no text yet. "${called} add language" adds one.
${codes.map((code) => known[code]).join('')}`
