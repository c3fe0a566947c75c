import type { ReactElement } from 'react'
import { ContactPanel } from './contact-panel.tsx'
import { sampleFrame, samplePhone } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  panel: <ContactPanel frame={sampleFrame} phone={samplePhone} />,
}
