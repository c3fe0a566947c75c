interface Light {
  x: number
  y: number
  /** The radius of the lamp itself. What spreads around it grows from this. */
  r: number
  colour: string
}

/** All lamps of the scene. Glare, halos and streaks are drawn around them. */
export const lights: readonly Light[] = [
  { x: 296, y: 77, r: 9, colour: '#ff5a45' },
  { x: 219, y: 287, r: 7, colour: '#fff7dc' },
  { x: 277, y: 287, r: 7, colour: '#fff7dc' },
  { x: 180, y: 133, r: 7, colour: '#ffe9ae' },
]

/** The lamps with the faint glow that healthy eyes see too. */
export function Lights() {
  return lights.map(({ x, y, r, colour }) => (
    <g key={`${x} ${y}`} fill={colour}>
      <circle cx={x} cy={y} r={r * 2.2} opacity=".22" />
      <circle cx={x} cy={y} r={r} />
    </g>
  ))
}

interface GlareProps {
  radius: number
  opacity: number
}

/** Light scattered around each lamp, in the lamp's own color. */
export function Glare({ radius, opacity }: GlareProps) {
  return lights.map(({ x, y, r, colour }, at) => (
    <g key={`${x} ${y}`}>
      <radialGradient id={`glare${at}`}>
        <stop stopColor="#fff" stopOpacity=".9" />
        <stop offset=".14" stopColor={colour} stopOpacity=".8" />
        <stop offset=".45" stopColor={colour} stopOpacity=".28" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#glare${at})`} opacity={opacity} />
      <circle cx={x} cy={y} r={r * 0.8} fill="#fff" opacity=".5" />
    </g>
  ))
}
