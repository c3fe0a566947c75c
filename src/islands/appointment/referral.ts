import { utmNames } from '../../shared/utm.ts'
import { cleanLine } from './request.ts'

/** Where the visitor came from, read from the address: name and value, in the specification's order. */
export function referralOf(query: string): [name: string, value: string][] {
  const parameters = new URLSearchParams(query)
  return utmNames.flatMap((name): [string, string][] => {
    const value = cleanLine(parameters.get(`utm_${name}`) ?? '')
    return value === '' ? [] : [[`utm_${name}`, value]]
  })
}
