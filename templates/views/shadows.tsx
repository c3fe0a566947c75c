import { type EffectProps, filterRegion } from './effect.ts'
import { Scene } from './scene.tsx'

/** Shapes in the gel, with the stage at which they appear. The first stage is the mildest. */
const threads: readonly [stage: number, path: string][] = [
  [1, 'M212 150c14-22 34-4 26 12s-30 6-18-12 44-20 58 2 4 34 22 40'],
  [2, 'M392 236c-20-16-6-38 12-30s8 34 30 30 26-24 40-14'],
  [2, 'M96 196c12 20 34 4 30-12s-24-12-22 8 26 34 46 24'],
  [3, 'M330 96c30 8 22 34 44 36m-22-30c18-4 30 6 44-6m-56 18c-14 10-8 24-26 30'],
  [3, 'M470 118c16-14 34 0 26 14s-24 4-14-10 34-14 42-2'],
]
const dots: readonly [stage: number, x: number, y: number, r: number][] = [
  [1, 262, 118, 5],
  [1, 330, 186, 4],
  [2, 424, 174, 6],
  [2, 148, 112, 4],
  [3, 236, 214, 4],
  [3, 508, 178, 5],
  [3, 366, 62, 4],
]

/** Shadows that drift before everything, clearest against the sky. In the last stage, a streak of light at the edge. */
export function Floaters({ stage }: EffectProps) {
  return (
    <>
      <Scene />
      <Soft width={1} />
      <g filter="url(#soft1)">
        {threads.map(([from, path]) => from <= stage && <Thread key={path} path={path} width={5} />)}
        {dots.map(([from, x, y, r]) => from <= stage && <Dot key={x} x={x} y={y} r={r} />)}
      </g>
      {stage === 3 && <Flash />}
    </>
  )
}

/** The ring where the gel held on to the optic nerve, strands beside it, a film, and arcs of light off to the side. */
export function VitreousDetachment({ stage }: EffectProps) {
  return (
    <>
      <Scene />
      <Soft width={1} />
      <g filter="url(#soft1)">
        <Thread width={7} path="M330 152c22-12 50 0 50 24s-26 38-50 28-32-34-12-48" />
        {stage > 1 && <Thread width={5} path="M318 200c-24 18-20 44-46 54s-40-6-52 12m100-110c-10-26-34-22-44-42" />}
        {stage > 1 && <Dot x={404} y={140} r={5} />}
        {stage > 2 && <Thread width={4} path="M382 178c30 4 36 26 62 22s30-18 48-12" />}
      </g>
      {stage > 2 && (
        <g filter="url(#film)">
          <filter id="film" {...filterRegion}>
            <feGaussianBlur stdDeviation="16" />
          </filter>
          <path fill="#3b3f4a" opacity=".3" d="M200 240c60-50 200-60 280-20s-20 90-120 90-220-20-160-70Z" />
        </g>
      )}
      {stage > 1 && <Flash />}
    </>
  )
}

/** First flashes and soot, then a dark curtain drawn from one side. */
export function RetinalDetachment({ stage }: EffectProps) {
  return (
    <>
      <Scene />
      <Soft width={1} />
      <Soft width={9} />
      <g fill="#25232a" opacity=".7" filter="url(#soft1)">
        {soot.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g filter="url(#soft1)">
        <Thread width={5} path={threads[0]![1]} />
        <Thread width={5} path={threads[1]![1]} />
      </g>
      {stage === 1 ? (
        <g transform="translate(600) scale(-1 1)">
          <Flash />
        </g>
      ) : (
        <path fill="#19181d" filter="url(#soft9)" d={curtains[stage]} />
      )}
    </>
  )
}

const curtains = {
  2: 'M660-60H540C490 20 470 80 488 150s-14 120 20 180 30 90 40 130h112Z',
  3: 'M660-60H440C390 20 352 80 376 160s-30 110 14 180 40 80 50 120h220Z',
}

const soot = [
  [118, 92, 2],
  [140, 128, 3],
  [163, 84, 2],
  [196, 110, 2.5],
  [214, 72, 2],
  [242, 98, 3],
  [258, 60, 2],
  [281, 170, 2],
  [308, 208, 3],
  [324, 148, 2],
  [347, 112, 2.5],
  [362, 180, 2],
  [388, 150, 3],
  [401, 112, 2],
  [430, 208, 2],
] as const

function Soft({ width }: { width: number }) {
  return (
    <filter id={`soft${width}`} {...filterRegion}>
      <feGaussianBlur stdDeviation={width} />
    </filter>
  )
}

/** A translucent thread: a dark border with a lighter middle. */
function Thread({ path, width }: { path: string; width: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="#2c2f3a" strokeWidth={width} opacity=".5" d={path} />
      <path stroke="#cfd6da" strokeWidth={width / 3} opacity=".45" d={path} />
    </g>
  )
}

function Dot({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="#cfd6da"
      fillOpacity=".3"
      stroke="#2c2f3a"
      strokeOpacity=".55"
      strokeWidth="2.4"
    />
  )
}

/** A streak of light at the outer edge, as it looks for a moment. Static: nothing on these pages flashes. */
function Flash() {
  return (
    <g fill="none" stroke="#f6f8ff" strokeLinecap="round">
      <filter id="glow" {...filterRegion}>
        <feGaussianBlur stdDeviation="7" />
      </filter>
      <path strokeWidth="22" opacity=".7" filter="url(#glow)" d="M46 36C6 110 2 230 28 330" />
      <path strokeWidth="5" filter="url(#soft1)" d="M46 36C6 110 2 230 28 330" />
    </g>
  )
}
