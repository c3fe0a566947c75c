import type { ReactElement } from 'react'
import { sampleFrame } from './sample-frame.ts'
import { ToastPlace } from './toast-place.tsx'

export const examples: Record<string, ReactElement> = {
  empty: <ToastPlace frame={sampleFrame} />,
}
