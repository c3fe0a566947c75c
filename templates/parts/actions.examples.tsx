import type { ReactElement } from 'react'
import { Actions, ScheduleLink } from './actions.tsx'
import { sampleFrame, samplePhone } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  schedule: <Actions frame={sampleFrame} phone={samplePhone} via="schedule" />,
  book: <Actions frame={sampleFrame} phone={samplePhone} via="book" />,
  'one link': <ScheduleLink frame={sampleFrame} label="Schedule" />,
}
