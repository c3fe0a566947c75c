import type { ReactElement } from 'react'
import { Actions, ScheduleLink } from './actions.tsx'
import { sampleLayout, samplePhone } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  schedule: <Actions layout={sampleLayout} phone={samplePhone} via="schedule" />,
  call: <Actions layout={sampleLayout} phone={samplePhone} via="call" />,
  book: <Actions layout={sampleLayout} phone={samplePhone} via="book" />,
  'one link': <ScheduleLink layout={sampleLayout} label="Schedule" />,
}
