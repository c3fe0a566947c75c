import type { ReactElement } from 'react'
import { AppointmentIsland } from './appointment-island.tsx'
import { sampleLayout } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  closed: <AppointmentIsland layout={sampleLayout} pageName="Dry eye" />,
}
