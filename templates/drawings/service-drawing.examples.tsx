import type { ReactElement } from 'react'
import type { ServiceDrawingName } from '../../generator/page.ts'
import { drawings, ServiceDrawing } from './service-drawing.tsx'

export const examples: Record<string, ReactElement> = Object.fromEntries(
  (Object.keys(drawings) as ServiceDrawingName[]).map((name) => [name, <ServiceDrawing key={name} name={name} />]),
)
