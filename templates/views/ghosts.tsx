import { type EffectProps, filterRegion } from './effect.ts'
import { lights } from './lights.tsx'
import { Scene } from './scene.tsx'

/** Where the cone casts further images, and the share of light each takes from the previous ones. */
const ghosts = [
  { dx: 5, dy: 12, share: 0.34 },
  { dx: -5, dy: 22, share: 0.22 },
  { dx: 7, dy: 33, share: 0.14 },
]

/** Several images of everything, seen with one eye: light is divided among them, and lamps trail a tail. */
export function Keratoconus({ strength }: EffectProps) {
  const shifted = ghosts.map(({ dx, dy, share }) => ({
    dx: dx * strength,
    dy: dy * strength,
    share: share * (0.6 + 0.4 * strength),
  }))
  return (
    <>
      <filter id="ghosts" {...filterRegion}>
        <feGaussianBlur in="SourceGraphic" stdDeviation={1.2 * strength} result="all0" />
        {shifted.map((ghost, at) => (
          <Ghost key={ghost.dy} at={at} {...ghost} />
        ))}
      </filter>
      <filter id="soft" {...filterRegion}>
        <feGaussianBlur stdDeviation={1.6 * strength} />
      </filter>
      <g filter="url(#ghosts)">
        <Scene />
      </g>
      <g filter="url(#soft)">
        {lights.map(({ x, y, r, colour }) => (
          <g key={`${x} ${y}`} fill={colour} transform={`translate(${x} ${y})`}>
            {tails.map(([angle, length]) => (
              <path
                key={angle}
                opacity=".4"
                transform={`rotate(${angle})`}
                d={`M-3.4 0 0 ${r + length * strength} 3.4 0Z`}
              />
            ))}
            <circle r={r} />
            {shifted.map(({ dx, dy, share }) => (
              <circle key={dy} cx={dx} cy={dy} r={r * 0.75} opacity={3.4 * share} />
            ))}
          </g>
        ))}
      </g>
    </>
  )
}

/** Streaks below each lamp, at uneven angles: the cone sags downward. */
const tails = [
  [-44, 46],
  [-26, 70],
  [-12, 88],
  [4, 80],
  [17, 94],
  [33, 62],
  [52, 42],
  [170, 26],
  [205, 22],
] as const

interface GhostProps {
  at: number
  dx: number
  dy: number
  share: number
}

/** Blends one more image into the result of the previous ones, so that all shares of light add up to one. */
function Ghost({ at, dx, dy, share }: GhostProps) {
  return (
    <>
      <feOffset in="all0" dx={dx} dy={dy} result="ghost" />
      <feComposite
        in={`all${at}`}
        in2="ghost"
        operator="arithmetic"
        k2={(1 - share).toFixed(2)}
        k3={share.toFixed(2)}
        result={`all${at + 1}`}
      />
    </>
  )
}
