import { drawnBy } from '../../cache/kept-picture.ts'
import { hashOf } from '../../hash.ts'
import type { Manifest } from '../../parse/manifest.ts'
import type { HeroArtName, TypefaceName } from '../../parse/schemas/theme.ts'
import { defaultTypeface } from '../../theme/typefaces.ts'
import { type Colours, readColours } from './colours.ts'
import { type DrawnLogo, drawnLogo } from './logo.ts'

/** What all pictures of a practice share: how it looks. */
export interface ShareDesign {
  colours: Colours
  typeface: TypefaceName
  /** Drawn in place of the eye or the mark. */
  art?: HeroArtName | undefined
  /** Drawn in place of the mark beside the practice's name. */
  logo?: DrawnLogo | undefined
}

export const designOf = ({ theme, logos }: Pick<Manifest, 'theme' | 'logos'>): ShareDesign => ({
  colours: readColours(theme.colors),
  typeface: theme.typeface ?? defaultTypeface,
  art: theme.heroArt,
  logo: theme.logo && drawnLogo(theme.logo, logos),
})

/** Hash of what draws the pictures and of how the practice looks: a change to either makes new pictures. */
export function hashOfDesign(manifest: Pick<Manifest, 'theme' | 'logos'>): string {
  const code = drawnBy('generator/build/share-picture', 'generator/theme/hero-art.ts', 'generator/theme/marks.ts')
  return hashOf(`${code} ${JSON.stringify(designOf(manifest))}`)
}
