import { cleanLine } from '../shared/clean-line.ts'
import { utmNames } from '../shared/utm.ts'

/** Where a visitor came from: the name and value of each campaign tag, in the specification's order. */
export type Referral = [name: string, value: string][]

/** The campaign tags in a query string, cleaned. */
export function referralOf(query: string): Referral {
  const parameters = new URLSearchParams(query)
  return utmNames.flatMap((name): Referral => {
    const value = cleanLine(parameters.get(`utm_${name}`) ?? '')
    return value === '' ? [] : [[`utm_${name}`, value]]
  })
}

/** Whether a value read from storage is a referral as we write it. */
export const isReferral = (value: unknown): value is Referral =>
  Array.isArray(value) &&
  value.every((tag) => Array.isArray(tag) && tag.length === 2 && tag.every((part) => typeof part === 'string'))
