import { plainLetters } from '../../../src/shared/plain-letters.ts'
import { englishName, nativeName } from '../../languages.ts'
import { certain } from '../../problems/nearest.ts'
import { remembered } from '../../remembered.ts'

/** What other programs and people call our keys. */
const others: Record<string, string> = {
  latitude: 'lat',
  latitud: 'lat',
  lng: 'lon',
  long: 'lon',
  longitude: 'lon',
  longitud: 'lon',
  postcode: 'zip',
  postal_code: 'zip',
  postalcode: 'zip',
  zipcode: 'zip',
  province: 'state',
  primary: 'brand',
  secondary: 'accent',
  font: 'typeface',
  q: 'question',
  a: 'answer',
}

/** The one of the keys `known` that can replace an unknown key without asking: see `certain`. */
export const certainKey = (key: string, known: readonly string[]): string | undefined =>
  certain(key, known) ?? otherName(key, known)

/** The one of the keys `known` that goes by another name elsewhere: `lon` for `lng`, `es` for `spanish`. */
export function otherName(key: string, known: readonly string[]): string | undefined {
  const name = plain(key)
  return known.find(
    (each) => each === others[name] || isVariety(key, each) || namesOf(each).some((full) => isNameOf(name, full)),
  )
}

/** Whether a key is the name of a language, or the start of it as people shorten it: `sp`, `esp`, `eng`. */
const isNameOf = (name: string, full: string) => full === name || (/^[a-z]{2,3}$/.test(name) && full.startsWith(name))

/** Whether a key names a language as spoken in one country, `es-MX`, and `code` the language. */
const isVariety = (key: string, code: string) =>
  /^[a-z]{2}$/.test(code) && new RegExp(`^${code}[-_][a-z]{2}$`, 'i').test(key)

/**
 * The names of a language, for a key that is the code of one. Memoized: looking up a name takes milliseconds, and a file
 * may have many such keys.
 */
const namesOf = remembered((key: string): readonly string[] =>
  /^[a-z]{2}$/.test(key) ? [plain(englishName(key)), plain(nativeName(key))] : [],
)

const plain = (name: string) => plainLetters(name).toLowerCase()
