import type { ComponentType } from 'react'
import type { ServiceDrawingName } from '../../generator/page.ts'
import { CornealMap } from './services/corneal-map.tsx'
import { Exam } from './services/exam.tsx'
import { GrowingChild } from './services/growing-child.tsx'
import { LensAtNight } from './services/lens-at-night.tsx'
import { LensOnFinger } from './services/lens-on-finger.tsx'
import { ScreenWork } from './services/screen-work.tsx'
import { TearFilm } from './services/tear-film.tsx'

export const drawings: Record<ServiceDrawingName, ComponentType> = {
  exam: Exam,
  'tear-film': TearFilm,
  'corneal-map': CornealMap,
  'lens-on-finger': LensOnFinger,
  'growing-child': GrowingChild,
  'lens-at-night': LensAtNight,
  'screen-work': ScreenWork,
}

/** A service, shown by its instrument or activity. It says nothing that the words beside it do not. */
export function ServiceDrawing({ name, isPart = false }: { name: ServiceDrawingName; isPart?: boolean }) {
  const Drawn = drawings[name]
  // Within a drawing of several, it keeps its own size of 320 by 240 units.
  const size = isPart ? { width: 320, height: 240 } : {}
  return (
    <svg className="drawing service-drawing" viewBox="0 0 320 240" {...size} aria-hidden="true">
      <Drawn />
    </svg>
  )
}
