import type { ReactElement } from 'react'
import { CalendarForm } from './calendar-form.tsx'
import { sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'a form for the calendar': (
    <CalendarForm
      type="calendar"
      timeZone="America/Los_Angeles"
      place="Alder Bay Eye Care, 12 Pier Street, Alder Bay, CA 92705"
      phone="(714) 555-0100"
      words={sampleWords}
    />
  ),
}
