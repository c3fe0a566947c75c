import type { CountryCode } from 'libphonenumber-js'
import { called } from '../called.ts'
import { isCurrency } from '../currencies.ts'
import type { Coordinates } from '../drive/miles.ts'
import { readCoordinates } from '../drive/read-coordinates.ts'
import { insertEntry } from '../edit/insert-entry.ts'
import { removeAt } from '../edit/remove-at.ts'
import { onOneLine, spell } from '../edit/spell.ts'
import { pointAsYaml } from '../edit/spell-point.ts'
import { unitedStates } from '../gazetteer/country.ts'
import { countryCode } from '../gazetteer/country-called.ts'
import { inCountry } from '../languages.ts'
import { phoneMeant } from '../parse/issues/phone-meant.ts'
import { emailAddress, webAddress } from '../parse/schemas/text.ts'
import { isUserError, UserError } from '../problems/user-error.ts'
import { addLanguage } from './add-language.ts'
import type { Draft } from './draft.ts'
import { wrongCode } from './language-code.ts'
import { readOffice } from './office.ts'
import { schemaLine } from './schema-line.ts'
import { copyStarter, starterLanguages } from './starter.ts'
import { asAbroad } from './starter-abroad.ts'

/** A person's answers about a new practice, as typed. */
export interface Answers {
  name: string
  /** `US`. */
  country: string
  /** `Portland, OR`. */
  city: string
  /** `45.52,-122.68`; not needed for a city that the gazetteer knows. */
  coordinates?: string | undefined
  phone: string
  website: string
  /** `en, es`: the first is the default language, whose addresses have no prefix. */
  languages: string
  /** `USD`. */
  currency: string
  /** The number that people call in an emergency. */
  emergency: string
}

/**
 * What is wrong with the answers given so far, a sentence each. An answer that depends on one that is still missing is
 * not looked at.
 */
export function faultsOf({ country = unitedStates, ...given }: Partial<Answers>): string[] {
  const wrongCountry = faultIn(() => readCountry(country))
  if (wrongCountry !== undefined) return [wrongCountry]
  const code = readCountry(country)
  const { name, city, coordinates, phone, website, languages, currency, emergency } = given
  const isLocated = code === unitedStates || coordinates !== undefined
  const readings = [
    name !== undefined && (() => readName(name)),
    coordinates !== undefined && (() => readPlace(coordinates)),
    city !== undefined && isLocated && (() => readOffice(city, code, readPlace(coordinates))),
    phone !== undefined && (() => readPhone(phone, code)),
    website !== undefined && (() => readWebsite(website)),
    languages !== undefined && (() => readLanguages(languages)),
    currency !== undefined && (() => readCurrency(currency)),
    emergency !== undefined && (() => readEmergency(emergency)),
  ]
  // Coordinates are read for the office too.
  return [...new Set(readings.flatMap((reading) => (reading ? (faultIn(reading) ?? []) : [])))]
}

/** The message of the `UserError` that `read` throws, if it does. */
function faultIn(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (!isUserError(error)) throw error
    return error.message
  }
}

/**
 * Writes a complete small practice into a draft. What only its owner knows is filled with marked stand-ins. Throws a
 * `UserError` that names all answers that cannot be right.
 */
export function init(draft: Draft, answers: Answers): void {
  const faults = faultsOf(answers)
  if (faults.length > 0) throw new UserError(faults.join('\n'))
  const country = readCountry(answers.country)
  const office = readOffice(answers.city, country, readPlace(answers.coordinates))
  const website = readWebsite(answers.website)
  const codes = readLanguages(answers.languages)
  const currency = readCurrency(answers.currency)
  const { town, place } = office
  const written = codes.filter((code) => starterLanguages.includes(code))
  copyStarter(
    draft,
    {
      name: asValue(readName(answers.name)),
      // In a text, and as the whole of a value, which may need quotes: 's-Hertogenbosch.
      city: town,
      town: asValue(town),
      region: asValue(office.facts.state),
      'city slug': office.slug,
      phone: readPhone(answers.phone, country),
      website,
      email: mailboxAt(website),
      lat: String(place.lat),
      lon: String(place.lon),
      'page views': country === unitedStates ? 'us' : 'everyone',
      ...office.facts,
      currency: currency === 'USD' ? '' : `\ncurrency: ${currency}`,
    },
    written,
    country === unitedStates ? undefined : asAbroad(country, readEmergency(answers.emergency)),
  )
  if (!office.hasRegion) draft.edit('practice.yaml', (source) => removeAt(source, ['address', 'state']))
  if (!office.isKnown)
    draft.edit('cities.yaml', (source) => insertEntry(source, [0], `coordinates: ${pointAsYaml(place)}`))
  draft.write('languages.yaml', languagesFile(written, country))
  for (const code of codes.filter((each) => !written.includes(each))) addLanguage(draft, code)
}

function readName(text: string): string {
  const name = text.trim()
  if (name === '') throw new UserError('Give the name of the practice.')
  return name
}

function readCountry(text: string): CountryCode {
  const country = countryCode(text)
  if (country === undefined) throw new UserError(`"${text}" is not the code of a country, such as US, CA or GB.`)
  return country
}

function readPlace(text: string | undefined): Coordinates | undefined {
  const place = text === undefined ? undefined : readCoordinates(text)
  if (text !== undefined && place === undefined)
    throw new UserError(`"${text}" is not a latitude and a longitude in degrees. Write them like this: 49.28,-123.12`)
  return place
}

function readPhone(text: string, country: CountryCode): string {
  const written = phoneMeant(text, { country })
  if (written !== undefined) return written
  const like = country === unitedStates ? 'like this: (503) 555-0142' : 'as people dial it there.'
  throw new UserError(`"${text}" is not a phone number ${inCountry(country)} without an extension. Write it ${like}`)
}

function readCurrency(text: string): string {
  const code = text.trim().toUpperCase()
  if (!isCurrency(code)) throw new UserError(`"${text}" is not the code of a currency, such as CAD.`)
  return code
}

function readEmergency(text: string): string {
  const number = text.trim()
  if (!/^\d{2,4}$/.test(number)) throw new UserError(`"${text}" is not an emergency number, such as 112.`)
  return number
}

function readWebsite(text: string): string {
  const address = `https://${text
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')}`.toLowerCase()
  const isSite = webAddress.safeParse(address).success && new URL(address).pathname === '/'
  if (!isSite || !emailAddress.safeParse(mailboxAt(address)).success)
    throw new UserError(`"${text}" is not the address of a website. Write it like this: www.your-practice.com`)
  return new URL(address).origin
}

const asValue = (text: string) => spell(text, onOneLine('PLAIN'))

/** A stand-in for the address that the practice reads. */
const mailboxAt = (website: string): string => `hello@${new URL(website).hostname.replace(/^www\./, '')}`

function readLanguages(text: string): string[] {
  const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))]
  const wrong = codes.flatMap((code) => wrongCode(code) ?? [])
  if (wrong.length > 0) throw new UserError(wrong.join('\n'))
  if (!starterLanguages.includes(codes[0]!))
    throw new UserError(
      `The first language must be one of ${starterLanguages.join(', ')}: a new practice starts with texts in these. Put one of them first, as in ${[...new Set([starterLanguages[0], ...codes])].join(',')}. Once yours has texts, move it to the top of languages.yaml.`,
    )
  return codes
}

const known: Readonly<Record<string, { name: string; flag: string }>> = {
  en: { name: 'English', flag: 'us' },
  es: { name: 'Español', flag: 'mx' },
}

function languageIn(code: string, country: CountryCode): string {
  const { name, flag } = known[code]!
  const drawn = country === unitedStates ? `  flag: ${flag}\n` : ''
  return `- code: ${code}\n  name: ${name}\n  locale: ${code}-${country}\n${drawn}`
}

const languagesFile = (codes: readonly string[], country: CountryCode) =>
  `${schemaLine('languages.yaml', 'languages')}
# The languages of the site. The first is the default: every page is written in it, its addresses have no prefix, and it is
# shown where another language has no text yet. "${called} add language" adds one.
${codes.map((code) => languageIn(code, country)).join('')}`
