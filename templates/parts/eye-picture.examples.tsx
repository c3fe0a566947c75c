import type { ReactElement } from 'react'
import { EyeCloseUp, SmallEye } from './eye-picture.tsx'

export const examples: Record<string, ReactElement> = {
  'small, one part': <SmallEye parts={['cornea']} />,
  'small, with the brain': <SmallEye parts={['lens', 'brain']} />,
  'close to the cornea': <EyeCloseUp parts={['cornea']} />,
  'close to the optic nerve, with another part': <EyeCloseUp parts={['optic-nerve', 'drainage-angle']} />,
  'the brain, which is seen as a whole': <EyeCloseUp parts={['brain']} />,
}
