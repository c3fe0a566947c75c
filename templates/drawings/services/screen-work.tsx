/** Someone with an aching brow in front of a screen. */
export function ScreenWork() {
  return (
    <>
      <path className="draw-fill" d="M14 210h292v10H14Z" />
      <path className="draw-tint" d="M30 220h260v20H30Z" />
      <path className="draw-fill" d="M28 210q0-46 40-52l44-8q26 10 28 60Z" />
      <path
        className="draw-blush draw-line"
        d="M80 122v40q16 14 36-6v-14h14q12 0 12-12v-14l10-4-12-22q0-46-46-46-44 2-44 42 0 24 20 36Z"
      />
      <path
        className="draw-deep"
        d="M74 134q-30-14-30-52 4-46 52-46 32 0 42 26-30 2-38 22-4 12-12 16-12-4-14 8 2 12 10 14Z"
      />
      <path className="draw-line" d="M122 96q6-4 12-2M126 108h10M128 130h12" />
      <path className="draw-here" d="M146 46l14-12M154 62l18-5M132 36l6-17" strokeWidth="5" />
      <path className="draw-line" d="M142 104l56 4M142 108l56 32" strokeDasharray="5 7" />
      <path className="draw-deep" d="M208 86l84-8v120l-84 4Z" />
      <path className="draw-paper" d="M216 94l68-6v102l-68 4Z" />
      <path className="draw-line" d="M226 112l40-3M226 128l48-3M226 144l34-2M226 160l44-2" />
      <path className="draw-deep" d="M180 202h120v8H180Z" />
    </>
  )
}
