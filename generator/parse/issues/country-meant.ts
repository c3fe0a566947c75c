import type { Language } from '../../../src/shared/languages.ts'
import { type Address, unitedStates } from '../../gazetteer/country.ts'
import { countryCalled } from '../../gazetteer/country-called.ts'
import { stateOf } from '../../gazetteer/us-states.ts'

/**
 * The code of the country that an address names in words, in English or `language`. The name of the state that it is in,
 * such as Georgia, stands for the United States.
 */
export const countryMeant = ({ country, state }: Address, language?: Language): string | undefined =>
  stateOf(String(state))?.name === country ? unitedStates : countryCalled(String(country), language)
