import type { ReactElement } from 'react'
import { AppointmentIsland } from './appointment-island.tsx'
import { sampleFrame } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  closed: <AppointmentIsland frame={sampleFrame} />,
}
