import type { ReactElement } from 'react'
import { CallButton } from './call-button.tsx'
import { sampleLayout, samplePhone } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'with its number': <CallButton phone={samplePhone} layout={sampleLayout} />,
}
