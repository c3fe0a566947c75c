import { editValue } from '../../edit/edit-value.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Theme, themeFile, themeSchema } from '../../parse/schemas/theme.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { faintBecauseOf, nearestLegible } from '../../theme/nearest-colour.ts'
import type { BrandColours } from '../../theme/palette.ts'

/** The practice's own colors in which, or on which, text would be hard to read, in light or dark mode. */
export function checkTheme({ sources }: LooseManifest): Problem[] {
  const source = sourceOf(sources, themeFile)
  // Malformed colors are reported when the file is checked against its schema.
  const colors = source && themeSchema.safeParse(source.value).data?.colors
  return colors === undefined ? [] : faintColors(source!, colors)
}

function faintColors(source: Source, colors: NonNullable<Theme['colors']>): Problem[] {
  const legible: BrandColours = { ...colors }
  const names = colors.accent === undefined ? (['brand'] as const) : (['brand', 'accent'] as const)
  return names.flatMap((name) => {
    // The accent is judged next to a corrected brand color, so that it is not blamed for the brand's contrast.
    const faint = faintBecauseOf(name, legible)
    if (faint.length === 0) return []
    legible[name] = nearestLegible(name, legible)
    const { ratio, needed } = faint.reduce((one, other) =>
      other.ratio / other.needed < one.ratio / one.needed ? other : one,
    )
    const path = ['colors', name]
    const edit = editValue(source, path, legible[name])
    return problem(
      'LOW_CONTRAST',
      locate(source, path),
      `"${name}" (${colors[name]}) is too light: its contrast with its background is ${ratio.toFixed(1)} to 1, and must be ${needed}`,
      `Write "${legible[name]}": the nearest readable color.`,
      [edit],
    )
  })
}
