import { kilometersPerMile } from '../../drive/miles.ts'
import { defaultOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { valueAt } from '../../read/raw-values.ts'
import { inKilometers } from '../../text/unit-of-distance.ts'

/** Says a distance in miles, in the unit that the pages of the site use: `9 miles`, `14 kilometers`. */
export type SayDistance = (miles: number, digits?: number) => string

export function sayDistances({ languages, words }: Pick<LooseManifest, 'languages' | 'words'>): SayDistance {
  const label = valueAt(words[defaultOf(languages).code]?.value, ['map', 'miles'])
  const [unit, perMile] = inKilometers(String(label)) ? ['kilometers', kilometersPerMile] : ['miles', 1]
  return (miles, digits = 0) => `${(miles * perMile).toFixed(digits)} ${unit}`
}
