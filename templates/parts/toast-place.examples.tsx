import type { ReactElement } from 'react'
import { sampleLayout } from './sample-layout.ts'
import { ToastPlace } from './toast-place.tsx'

export const examples: Record<string, ReactElement> = {
  empty: <ToastPlace layout={sampleLayout} />,
}
