import type { Manifest } from '../../parse/manifest.ts'
import type { HeroArtName, TypefaceName } from '../../parse/schemas/theme.ts'
import { defaultTypeface } from '../../theme/typefaces.ts'
import { type Colours, readColours } from './colours.ts'
import { type DrawnLogo, drawnLogo } from './logo.ts'

/** What is the same on all of a practice's pictures: how it looks. */
export interface ShareDesign {
  colours: Colours
  typeface: TypefaceName
  /** What is drawn in the place of the eye or of the mark. */
  art?: HeroArtName | undefined
  /** In the place of the mark beside the practice's name. */
  logo?: DrawnLogo | undefined
}

export const designOf = ({ theme, logos }: Pick<Manifest, 'theme' | 'logos'>): ShareDesign => ({
  colours: readColours(theme.colors),
  typeface: theme.typeface ?? defaultTypeface,
  art: theme.heroArt,
  logo: theme.logo && drawnLogo(theme.logo, logos),
})
