import type { CountryCode } from 'libphonenumber-js'
import type { Adapt } from './starter.ts'

/** Countries whose roads are measured in miles. */
const inMiles: readonly CountryCode[] = ['GB']

/** The notices that the laws of the United States require. */
const american = ['notices.yaml', 'pages/notices.yaml']

/** The starter for another country: with its emergency number and unit of distance, and without American notices. */
export const asAbroad =
  (country: CountryCode, emergency: string): Adapt =>
  (file, text) => {
    if (american.includes(file)) return undefined
    const called = text.replaceAll(/ \(911 [^)]*\)/g, '').replaceAll(/\b911\b/g, emergency)
    return inMiles.includes(country) ? called : called.replaceAll(/\{miles\} \p{L}+/gu, '{kilometers} km')
  }
