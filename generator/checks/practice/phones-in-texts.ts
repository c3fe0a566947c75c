import { formatPhoneNumber } from '../../../src/shared/phone-number.ts'
import { numbersIn } from '../../expand/phones.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
import { phoneNumber } from '../../parse/schemas/text.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { findInTexts, isAfterLink, type TextPlace } from './find-in-texts.ts'

/** Texts with a phone number of the office's area that practice.yaml does not have. */
export function phonesInTexts(loose: LooseManifest): Problem[] {
  const written = Object.values(asGroup(loose.practice.phones)).map((phone) =>
    phoneNumber.safeParse(asGroup(phone).number),
  )
  const own = written.flatMap(({ data }) => (data === undefined ? [] : [digitsOf(data)]))
  // A number with a mistake is reported separately, and may be the one in the text.
  if (own.length === 0 || own.length < written.length) return []
  return find(loose, own, (text, place) => otherPhones(text, place, own))
}

const find = findInTexts<Problem>('phones in texts')

/** The digits after the code of the country. */
const digitsOf = (number: string): string => formatPhoneNumber(number).replace(/^\+1 |\D/g, '')

const areaOf = (digits: string): string => digits.slice(0, 3)

function otherPhones(text: string, { source, path, language }: TextPlace, own: readonly string[]): Problem[] {
  // Interface words show how to type a number.
  if (source.file === wordsFile(language)) return []
  return numbersIn(text).flatMap(({ index, number }) => {
    const digits = digitsOf(number)
    const isOfArea = own.some((each) => each.length === digits.length && areaOf(each) === areaOf(digits))
    // A fax number is not in practice.yaml, which lists only numbers to call.
    if (!isOfArea || own.includes(digits) || isAfterLink(text, index) || /fax/i.test(text)) return []
    const message = `practice.yaml has no number ${number}`
    const fix =
      'Write {phone}, or add the number under "phones:" there. If it is somebody else\'s, link to their website before it.'
    return [problem('OTHER_PHONE', locateInside(source, path, number), message, fix)]
  })
}
