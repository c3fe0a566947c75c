import type { Language } from '../../../src/shared/languages.ts'
import { formatPhoneNumber } from '../../../src/shared/phone-number.ts'
import { numbersIn } from '../../expand/phones.ts'
import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { wordsFile } from '../../parse/schemas/index.ts'
import { phoneNumber } from '../../parse/schemas/text.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { eachText } from '../writing/each-text.ts'
import { isAfterLink } from './after-link.ts'

/** Texts with a phone number of the office's area that practice.yaml does not have. */
export function phonesInTexts({ sources, languages, practice }: LooseManifest): Problem[] {
  const written = Object.values(asGroup(practice.phones)).map((phone) => phoneNumber.safeParse(asGroup(phone).number))
  const own = written.flatMap(({ data }) => (data === undefined ? [] : [digitsOf(data)]))
  // One with a mistake is reported as such, and may be the number in the text.
  if (own.length === 0 || own.length < written.length) return []
  const codes = codesOf(languages)
  const given = JSON.stringify([codes, own])
  // Interface words show how to type a number.
  const others = ['practice.yaml', 'search.yaml', ...codes.map(wordsFile)]
  return sources
    .filter(({ file }) => !others.includes(file))
    .flatMap((source) => remember(source, given, () => otherPhones(source, codes, own)))
}

const remember = keptPerSource('phones in texts')

/** The digits after the code of the country. */
const digitsOf = (number: string): string => formatPhoneNumber(number).replace(/^\+1 |\D/g, '')

const areaOf = (digits: string): string => digits.slice(0, 3)

function otherPhones(source: Source, codes: readonly Language[], own: readonly string[]): Problem[] {
  const problems: Problem[] = []
  eachText(source, codes, (text, { path, language }) => {
    if (language === undefined) return
    for (const { index, number } of numbersIn(text)) {
      const digits = digitsOf(number)
      const isOfArea = own.some((each) => each.length === digits.length && areaOf(each) === areaOf(digits))
      // Nobody calls a fax, which practice.yaml does not list.
      if (!isOfArea || own.includes(digits) || isAfterLink(text, index) || /fax/i.test(text)) continue
      const message = `practice.yaml has no number ${number}`
      const fix =
        'Write {phone}, or add the number under "phones:" there. If it is somebody else\'s, link to their website before it.'
      problems.push(problem('OTHER_PHONE', locateInside(source, [...path], number), message, fix))
    }
  })
  return problems
}
