import type { ReactNode } from 'react'
import { type EffectProps, filterRegion } from './effect.ts'
import { Glare, lights } from './lights.tsx'
import { Scene } from './scene.tsx'

/** A yellowed, cloudy lens: contrast drops, blue fades first, and lamps dazzle. */
export function Cataract({ strength }: EffectProps) {
  const kept = (share: number) => 1 - (1 - share) * strength
  return (
    <Haze blur={1.9 * strength} veil="#d9a85c" thickness={0.3 * strength} tint={[kept(0.92), kept(0.84), kept(0.5)]}>
      <Glare radius={22 + 70 * strength} opacity={0.4 + 0.6 * strength} />
    </Haze>
  )
}

/** A swollen cornea after waking: white mist, pale colors, a soft ring around lamps. */
export function Fuchs({ strength }: EffectProps) {
  return (
    <Haze blur={2.6 * strength} veil="#e6e9ea" thickness={0.46 * strength}>
      <Ring radius={56} stops={mist} opacity={0.3 + 0.5 * strength} />
      <Glare radius={20 + 40 * strength} opacity={0.4 + 0.5 * strength} />
    </Haze>
  )
}

/** While the pressure is high, the cornea swells: haze, and rings with blue inside and red outside. */
export function NarrowAngles({ strength }: EffectProps) {
  return (
    <Haze blur={2.4 * strength} veil="#cfd6dc" thickness={0.3 * strength}>
      <Ring radius={62} stops={rainbow} opacity={0.3 + 0.6 * strength} />
      <Glare radius={30} opacity={0.5 + 0.4 * strength} />
    </Haze>
  )
}

type Stops = readonly (readonly [offset: number, colour: string, opacity: number])[]

const mist: Stops = [
  [0.45, '#fff', 0],
  [0.75, '#fff', 0.42],
  [1, '#fff', 0],
]

const rainbow: Stops = [
  [0.56, '#8a7dff', 0],
  [0.66, '#6f93ff', 0.62],
  [0.74, '#74dcc6', 0.55],
  [0.81, '#fbeb8c', 0.6],
  [0.88, '#ffa860', 0.6],
  [0.93, '#ff6a5e', 0.5],
  [1, '#ff6a5e', 0],
]

/** A ring around each lamp. */
function Ring({ radius, stops, opacity }: { radius: number; stops: Stops; opacity: number }) {
  return (
    <>
      <radialGradient id="ring">
        {stops.map(([offset, colour, shown]) => (
          <stop key={offset} offset={offset} stopColor={colour} stopOpacity={shown} />
        ))}
      </radialGradient>
      <g fill="url(#ring)" opacity={opacity}>
        {lights.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </>
  )
}

interface HazeProps {
  blur: number
  veil: string
  thickness: number
  /** The remaining share of red, green and blue. */
  tint?: readonly [number, number, number]
  children: ReactNode
}

/** The scene, blurred and tinted behind a veil. Its lamps are in front, because they shine through. */
function Haze({ blur, veil, thickness, tint: [r, g, b] = [1, 1, 1], children }: HazeProps) {
  return (
    <>
      <filter id="haze" {...filterRegion}>
        <feGaussianBlur stdDeviation={blur} />
        <feColorMatrix values={`${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0`} />
      </filter>
      <g filter="url(#haze)">
        <Scene />
      </g>
      <path fill={veil} opacity={thickness} d="M0 0H600V400H0Z" />
      {children}
    </>
  )
}
