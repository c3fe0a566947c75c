import { type EffectProps, filterRegion } from './effect.ts'
import { SceneToUse } from './scene.tsx'

/** The point of gaze. The arc opens toward it. */
const centre = { x: 330, y: 190 }

/** By stage: the arc starts small beside the center, then gets larger and farther out, and its teeth grow with it. */
const arcs = [
  { r: 34, teeth: 9, height: 7 },
  { r: 104, teeth: 13, height: 13 },
  { r: 186, teeth: 17, height: 19 },
]

/** Migraine aura: a zigzag arc around a patch of missing sight, which is filled with nothing rather than black. */
export function Migraine({ stage }: EffectProps) {
  const { r, teeth, height } = arcs[stage - 1]!
  return (
    <>
      <SceneToUse />
      <filter id="gone" {...filterRegion}>
        <feGaussianBlur stdDeviation="17" />
      </filter>
      <filter id="soft" {...filterRegion}>
        <feGaussianBlur stdDeviation={4 + 3 * stage} />
      </filter>
      <mask id="patch" maskUnits="userSpaceOnUse" x="0" y="0" width="600" height="400">
        <path fill="#fff" filter="url(#soft)" d={crescent(r)} />
      </mask>
      <use href="#scene" />
      <g mask="url(#patch)">
        <use href="#scene" filter="url(#gone)" />
        <path fill="#9aa0a8" opacity=".5" d="M0 0H600V400H0Z" />
      </g>
      <g fill="none" strokeLinejoin="miter" strokeWidth={height * 0.26} opacity=".92">
        {bands.map((colour, at) => (
          <path key={colour} stroke={colour} d={zigzag(r, teeth, height, (at - 1) * height * 0.5)} />
        ))}
      </g>
    </>
  )
}

/** From the inside out. */
const bands = ['#2b3350', '#ffffff', '#17181f', '#f7e37a']

/** The left half of the view and a little more, in radians from the right. */
const [from, to] = [Math.PI * 0.56, Math.PI * 1.5]

function point(radius: number, angle: number): string {
  return `${centre.x + Math.cos(angle) * radius} ${centre.y + Math.sin(angle) * radius}`
}

/** Teeth get smaller toward both ends, where the arc fades out. */
function zigzag(r: number, teeth: number, height: number, offset: number): string {
  const points = Array.from({ length: 2 * teeth + 1 }, (_, at) => {
    const along = at / (2 * teeth)
    const size = 0.25 + 0.75 * Math.sin(along * Math.PI)
    return point(r + size * (offset + (at % 2 === 0 ? -height / 2 : height / 2)), from + (to - from) * along)
  })
  return `M${points.join('L')}`
}

/** The area inside the arc: broad in the middle, open toward the point of gaze. */
function crescent(r: number): string {
  return `M${point(r, from)}A${r} ${r} 0 0 1 ${point(r, to)}A${r * 1.5} ${r * 1.5} 0 0 0 ${point(r, from)}Z`
}
