import type { ReactElement } from 'react'
import type { ServiceDrawingName } from '../../generator/page.ts'
import { ServiceDrawing } from './service-drawing.tsx'

export const examples: Record<ServiceDrawingName, ReactElement> = {
  exam: <ServiceDrawing name="exam" />,
  'tear-film': <ServiceDrawing name="tear-film" />,
  'corneal-map': <ServiceDrawing name="corneal-map" />,
  'lens-on-finger': <ServiceDrawing name="lens-on-finger" />,
  'growing-child': <ServiceDrawing name="growing-child" />,
  'lens-at-night': <ServiceDrawing name="lens-at-night" />,
  'screen-work': <ServiceDrawing name="screen-work" />,
}
