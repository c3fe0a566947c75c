import type { ReactElement } from 'react'
import { Office } from './office.tsx'
import { sampleFrame, samplePhone } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  office: <Office frame={sampleFrame} phone={samplePhone} />,
}
