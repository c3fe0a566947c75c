import type { CountryCode } from 'libphonenumber-js'
import { emergencyNumber } from '../gazetteer/country.ts'
import { valueAt } from '../read/raw-values.ts'
import { inKilometers } from '../text/unit-of-distance.ts'
import type { Adapt } from './starter.ts'

/** Countries whose roads are measured in miles. */
const inMiles: readonly CountryCode[] = ['GB']

/** The notices that the laws of the United States require, and the page that shows them. */
const isAmerican = (file: string, text: string) => file === 'notices.yaml' || /^kind: notices$/m.test(text)

/** `(911 in the United States)` */
const explained = new RegExp(` \\(${emergencyNumber} [^)]*\\)`, 'g')

/** The starter for another country: with its emergency number and unit of distance, and without American notices. */
export const asAbroad =
  (country: CountryCode, emergency: string): Adapt =>
  (file, text) => {
    if (isAmerican(file, text)) return undefined
    return adapted(text.replaceAll(explained, ''), { emergency, isMetric: !inMiles.includes(country) })
  }

interface Customs {
  /** The number that people call in an emergency. */
  emergency: string
  /** Whether distances are in kilometers. */
  isMetric: boolean
}

/** Sightline's own text, with a practice's emergency number and unit of distance. */
export function adapted(text: string, { emergency, isMetric }: Customs): string {
  const called = text.replaceAll(new RegExp(`\\b${emergencyNumber}\\b`, 'g'), emergency)
  return isMetric ? called.replaceAll(/\{miles\} \p{L}+/gu, '{kilometers} km') : called
}

/** The emergency number and unit of distance in a practice's interface words. */
export function customsIn(words: unknown): Customs {
  const [emergency = emergencyNumber] =
    /\b\d{2,4}\b/.exec(String(valueAt(words, ['care', 'sentence', 'emergency']))) ?? []
  return { emergency, isMetric: inKilometers(String(valueAt(words, ['map', 'miles']))) }
}
