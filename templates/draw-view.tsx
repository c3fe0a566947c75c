import { renderToStaticMarkup } from 'react-dom/server'
import type { ViewName } from '../generator/page.ts'
import { type Stage, stages, viewSize } from '../src/shared/views.ts'
import { Astigmatism, Myopia } from './views/blur.tsx'
import type { Effect } from './views/effect.ts'
import { Keratoconus } from './views/ghosts.tsx'
import { Cataract, Fuchs, NarrowAngles } from './views/haze.tsx'
import { DryEye } from './views/patches.tsx'
import { Scene } from './views/scene.tsx'
import { Floaters, RetinalDetachment, VitreousDetachment } from './views/shadows.tsx'
import { Migraine } from './views/zigzag.tsx'

const effects: Record<ViewName, Effect> = {
  astigmatism: Astigmatism,
  cataract: Cataract,
  'dry-eye': DryEye,
  floaters: Floaters,
  fuchs: Fuchs,
  keratoconus: Keratoconus,
  migraine: Migraine,
  myopia: Myopia,
  'narrow-angles': NarrowAngles,
  'retinal-detachment': RetinalDetachment,
  'vitreous-detachment': VitreousDetachment,
}

/** The views that have a drawing. */
export const drawnViews = Object.keys(effects) as ViewName[]

/**
 * The street as someone with the condition may see it or, without a name, as healthy eyes do. A file of its own rather
 * than part of a page: it adds no bytes to any page, and a browser draws its filters once, however the slider moves.
 */
export function drawView(name?: ViewName, stage: Stage = 3): string {
  const Drawn = name && effects[name]
  const svg = renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file of its own, described by the page that shows it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={viewSize.width}
      height={viewSize.height}
      viewBox={`0 0 ${viewSize.width} ${viewSize.height}`}
    >
      {Drawn === undefined ? <Scene /> : <Drawn stage={stage} strength={stage / stages.length} />}
    </svg>,
  )
  return svg.replace(longNumber, (number) => String(Math.round(Number(number) * 100) / 100))
}

/** Two decimals are finer than any screen, shorter, and identical on every machine. */
const longNumber = /\d+\.\d{3,}/g
