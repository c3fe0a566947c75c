import type { ReactElement } from 'react'
import { sampleLayout, samplePhone } from './sample-layout.ts'
import { WayPanel } from './way-panel.tsx'

const irvine = { city: 'Irvine', minutes: '12-15', isEstimate: false }

export const examples: Record<string, ReactElement> = {
  'with directions': (
    <WayPanel drive={{ ...irvine, route: 'Take the 5 north.' }} layout={sampleLayout} phone={samplePhone} via="book" />
  ),
  'without directions': <WayPanel drive={irvine} layout={sampleLayout} phone={samplePhone} via="schedule" />,
}
