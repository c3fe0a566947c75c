import type { ReactElement } from 'react'
import { ContactPanel } from './contact-panel.tsx'
import { sampleLayout, samplePhone } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  panel: <ContactPanel layout={sampleLayout} phone={samplePhone} via="schedule" />,
}
