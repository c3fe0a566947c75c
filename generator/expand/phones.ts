import parsePhoneNumber, { getCountryCallingCode } from 'libphonenumber-js'
import { formatPhoneNumber, phoneCode } from '../../src/shared/phone-number.ts'
import { isAmerican } from '../gazetteer/country.ts'
import { type Languages, languageOf } from '../languages.ts'
import { memo } from '../memo.ts'
import type { Inline, Language, Link, Phone } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Context } from '../site.ts'

/** The phone number of a page group, formatted for people and for phones. Parsed once, since every page shows one. */
export const phoneOf = (group: string, practice: Practice): Phone =>
  memo(practice, `phone ${group}`, () => {
    const { number } = practice.phones[group] ?? practice.phones.default!
    return phoneWith(isAmerican(practice.address) ? formatPhoneNumber(number) : number, practice)
  })

const phoneWith = (number: string, { address }: Practice): Phone => ({
  text: number,
  href: parsePhoneNumber(number, address.country)!.getURI(),
})

/** A phone number as written within texts in `around`. */
export const isolatedPhone = (phone: Phone, around: readonly Language[], languages: Languages): Phone => ({
  ...phone,
  text: isolated(phone.text, around, languages),
})

/**
 * A phone number or a street within texts in `around`: in right-to-left text, Unicode isolates keep its groups in order.
 * In other text they do nothing.
 */
export const isolated = (text: string, around: readonly Language[], languages: Languages): string =>
  around.some((language) => languageOf(language, languages).direction === 'rtl') ? `\u2066${text}\u2069` : text

/** North American numbers as authors type them: `1-800-222-1222`, `(714) 555-0100`, `450 555-0134`. */
const american = `(?:\\+?1[-. ])?(?:(?:\\(${phoneCode}\\) ?|${phoneCode}[-.])${phoneCode}[-.]|${phoneCode} ${phoneCode}-)\\d{4}`

/** Numbers of other countries: `+44 161 496 0123`, `+44 (0)161 496 0123`. */
const international = '\\+[2-9]\\d{0,2}(?: ?\\(0\\) ?|[ -])\\d{1,5}(?:[ -]\\d{1,5}){1,4}'

/**
 * Matches whole numbers. Separators are required, and the digits may not continue before or after the match, so that no
 * figure, year or code is taken for a phone number.
 */
const typed = new RegExp(`(?<![\\w./,-]|\\d )(${american}|${international})(?![\\w/-]|[.,]\\d)`)

const everyTyped = new RegExp(typed, 'g')

export const hasNumber = (text: string): boolean => typed.test(text)

/** The numbers in a text that become links to call, and where they are. */
export const numbersIn = (text: string) =>
  [...text.matchAll(everyTyped)].map(({ index, 0: number }) => ({ index, number }))

/** A text in pieces, with a link to call each number that its author typed. */
export const withNumbers = (text: string, context: Context): Inline[] =>
  text.split(typed).flatMap((part, index): Inline[] => {
    if (index % 2 === 1) return [canBeCalled(part, context) ? numberLink(part, context) : part]
    return part === '' ? [] : [part]
  })

/** Whether the practice is in one of the countries that share the code `+1` and the format of their numbers. */
export const isNorthAmerican = ({ address }: Practice): boolean => getCountryCallingCode(address.country) === '1'

/** From outside North America, a North American number can be called only with its `+1`. */
function canBeCalled(number: string, { site: { manifest } }: Context): boolean {
  const { practice } = manifest
  const isWhole = number.startsWith('+') || isNorthAmerican(practice)
  return isWhole && parsePhoneNumber(number, practice.address.country)?.isPossible() === true
}

function numberLink(number: string, { site: { manifest }, bodyLanguage }: Context): Link {
  const { practice, languages } = manifest
  const phone = phoneWith(number, practice)
  const isOurs = Object.keys(practice.phones).some((group) => phoneOf(group, practice).href === phone.href)
  const { text, href } = isolatedPhone(phone, [bodyLanguage], languages)
  return { label: text, href, ...(!isOurs && { isOthers: true }) }
}
