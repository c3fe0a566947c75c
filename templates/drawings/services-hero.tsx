import type { ServiceDrawingName } from '../../generator/page.ts'
import { ServiceDrawing } from './service-drawing.tsx'

/** The positions of four drawings: two by two, with a gap in between. */
const places = [
  [0, 0],
  [328, 0],
  [0, 248],
  [328, 248],
] as const

/** The first four of these services as a grid. */
export const ServicesHero = ({ names }: { names: readonly ServiceDrawingName[] }) => (
  <svg className="drawing" viewBox="0 0 648 488" aria-hidden="true">
    {places.map(([x, y], index) => (
      <g key={index} transform={`translate(${x} ${y})`}>
        <rect className="draw-paper" width="320" height="240" rx="16" />
        <ServiceDrawing name={names[index]!} isPart />
      </g>
    ))}
  </svg>
)
