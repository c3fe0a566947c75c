import parsePhoneNumber from 'libphonenumber-js'
import { unitedStates } from '../../gazetteer/country.ts'
import { isCountry } from '../../gazetteer/is-country.ts'
import { inCountry } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { phoneNumber } from '../../parse/schemas/text.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'

/** Phone numbers that cannot be dialed as written from the practice's country. */
export function checkPhones({ practiceSource: source, practice }: LooseManifest): Problem[] {
  const { country = unitedStates } = asGroup(practice.address)
  if (!isCountry(country)) return []
  return Object.entries(asGroup(practice.phones)).flatMap(([group, phone]) => {
    const { success, data } = phoneNumber.safeParse(asGroup(phone).number)
    if (!success || parsePhoneNumber(data, country)?.isPossible()) return []
    const message = `"${data}" has too few or too many digits for a phone number ${inCountry(country)}`
    const fix = 'Write it as people dial it there, or with + and the code of its country.'
    return [problem('BAD_PHONE', locate(source, ['phones', group, 'number']), message, fix)]
  })
}
