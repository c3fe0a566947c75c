import type { ReactElement } from 'react'
import { NamePlate } from './name-plate.tsx'
import { OfficeDrawing } from './office-drawing.tsx'

export const examples: Record<string, ReactElement> = {
  office: <OfficeDrawing practice="Clearwater Eye Care" doctor="Dr. Jane Roe, OD" />,
  plate: <NamePlate name="Dr. Jane Roe, OD" />,
}
