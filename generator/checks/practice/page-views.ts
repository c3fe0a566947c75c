import { isAmerican } from '../../gazetteer/country.ts'
import { isCountry } from '../../gazetteer/is-country.ts'
import { defaultOf } from '../../languages.ts'
import { countryMeant } from '../../parse/issues/country-meant.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'

/** A site that counts only visitors from the United States, but is in another country or never looks up where they are. */
export function checkPageViews({ practiceSource: source, practice, languages }: LooseManifest): Problem[] {
  const { pageViews = 'us' } = asGroup(practice.analytics)
  const address = asGroup(practice.address)
  // The name of a country instead of its code is reported separately.
  const isNamed = typeof address.country === 'string' && !isCountry(address.country)
  const country = isNamed ? countryMeant(address, defaultOf(languages).code) : address.country
  const isAbroad = isCountry(country) && !isAmerican({ country })
  const isLookedUp = asGroup(practice.geoGate).mode !== 'off'
  if (pageViews !== 'us' || (isLookedUp && !isAbroad)) return []
  const why = isAbroad ? 'the practice is in another country' : 'nothing looks up where visitors are'
  const message = `no page view is ever counted: only visitors from the United States count, and ${why}`
  const fix = 'Write "analytics: { pageViews: everyone }", or "none" to count none.'
  return [
    problem('NO_PAGE_VIEWS', locate(source, isLookedUp ? ['address', 'country'] : ['geoGate', 'mode']), message, fix),
  ]
}
