import { type EffectProps, filterRegion } from './effect.ts'
import { lights } from './lights.tsx'
import { SceneToUse } from './scene.tsx'

/** Holes in the tear film, with the stage at which they open. */
const holes: readonly [stage: number, path: string][] = [
  [1, 'M300 20c80-20 190 0 190 50s-80 60-160 50-90-84-30-100Z'],
  [1, 'M40 270c30-30 130-20 140 20s-60 60-110 50-60-44-30-70Z'],
  [2, 'M190 230c50-20 130 0 130 50s-60 60-110 40-60-70-20-90Z'],
  [2, 'M480 160c40-20 100 10 90 70s-60 70-90 40-40-90 0-110Z'],
  [3, 'M60 60c60-40 150-10 160 50s-90 70-140 40-70-60-20-90Z'],
  [3, 'M60 340c60-20 160 0 180 30s-20 50-100 40-130-50-80-70Z'],
  [3, 'M330 300c50-20 130-10 140 40s-60 60-110 40-80-60-30-80Z'],
]

/** A tear film that breaks up between blinks: clear in places, smeared and doubled in others. */
export function DryEye({ stage, strength }: EffectProps) {
  return (
    <>
      <SceneToUse />
      <filter id="smear" {...filterRegion}>
        <feGaussianBlur stdDeviation={`${1.8 + 2 * strength} ${1.2 + strength}`} />
      </filter>
      <filter id="soft" {...filterRegion}>
        <feGaussianBlur stdDeviation="11" />
      </filter>
      <mask id="holes" maskUnits="userSpaceOnUse" x="0" y="0" width="600" height="400">
        <g fill="#fff" filter="url(#soft)">
          {holes.map(([from, path]) => from <= stage && <path key={path} d={path} />)}
        </g>
      </mask>
      <use href="#scene" />
      <g mask="url(#holes)">
        <g filter="url(#smear)">
          <use href="#scene" />
          <use href="#scene" x="7" y="4" opacity=".45" />
        </g>
      </g>
      <Rays strength={strength} />
    </>
  )
}

/** In radians. */
const angles = [0.2, 0.9, 1.7, 2.5]

/** Lines through each lamp, one for every angle. */
function Rays({ strength }: { strength: number }) {
  return lights.map(({ x, y, r, colour }) => (
    <path
      key={`${x} ${y}`}
      stroke={colour}
      strokeWidth="1.4"
      opacity={0.5 * strength}
      d={angles.map((angle) => ray(x, y, angle, r + 20 * strength)).join('')}
    />
  ))
}

function ray(x: number, y: number, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`
}
