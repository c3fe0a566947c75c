import type { Language } from '../../src/shared/languages.ts'
import { type Address, unitedStates } from '../gazetteer/country.ts'
import { countryCalled } from '../gazetteer/country-called.ts'
import { stateOf } from '../gazetteer/us-states.ts'

/** The code of the country that the address of the practice names, in English or `language`: Georgia may be the state. */
export const countryMeant = ({ country, state }: Address, language?: Language): string | undefined =>
  stateOf(String(state))?.name === country ? unitedStates : countryCalled(String(country), language)
