import type { ServiceDrawingName } from '../../generator/page.ts'
import { ServiceDrawing } from './service-drawing.tsx'

/** Where each of four drawings stands: two by two, with a gap between them. */
const places = [
  [0, 0],
  [328, 0],
  [0, 248],
  [328, 248],
] as const

/** The first four of these services, side by side; nothing where there are fewer. */
export function ServicesHero({ names }: { names: readonly ServiceDrawingName[] }) {
  if (names.length < places.length) return null
  return (
    <svg className="drawing services-hero" viewBox="0 0 648 488" aria-hidden="true">
      {places.map(([x, y], index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <rect className="draw-paper" width="320" height="240" rx="16" />
          <ServiceDrawing name={names[index]!} isPart />
        </g>
      ))}
    </svg>
  )
}
