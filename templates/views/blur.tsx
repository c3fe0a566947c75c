import { type EffectProps, filterRegion } from './effect.ts'
import { lights } from './lights.tsx'
import { Phone } from './phone.tsx'
import { Far, Scene } from './scene.tsx'

/** Distant objects are out of focus, and lamps become discs. Near ones stay sharp. */
export function Myopia({ strength }: EffectProps) {
  return (
    <>
      <filter id="far" {...filterRegion}>
        <feGaussianBlur stdDeviation={6.6 * strength} />
      </filter>
      <g filter="url(#far)">
        <Far />
      </g>
      {lights.map(({ x, y, r, colour }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r + 12 * strength} fill={colour} opacity=".55" />
      ))}
      <Phone />
    </>
  )
}

/** Blur along one axis, near and far: vertical lines stay, level ones smear. Lamps grow a streak along that axis. */
export function Astigmatism({ strength }: EffectProps) {
  return (
    <>
      <filter id="axis" {...filterRegion}>
        <feGaussianBlur stdDeviation={`${0.6 * strength} ${6 * strength}`} />
      </filter>
      <g filter="url(#axis)">
        <Scene />
      </g>
      {lights.map(({ x, y, r, colour }) => (
        <g key={`${x} ${y}`} fill={colour} transform={`translate(${x} ${y})`}>
          <ellipse rx={r * 0.9} ry={r + 12 * strength} opacity=".6" />
          <ellipse rx="2.4" ry={10 + 62 * strength} opacity=".75" />
        </g>
      ))}
    </>
  )
}
