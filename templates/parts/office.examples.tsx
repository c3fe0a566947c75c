import type { ReactElement } from 'react'
import { AtHand, Office } from './office.tsx'
import { sampleLayout, samplePhone } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  office: <Office layout={sampleLayout} phone={samplePhone} />,
  'at hand': <AtHand layout={sampleLayout} phone={samplePhone} />,
}
