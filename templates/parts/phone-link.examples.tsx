import type { ReactElement } from 'react'
import { unbroken } from '../../src/shared/unbroken.ts'
import { PhoneLink } from './phone-link.tsx'
import { samplePhone } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  number: <PhoneLink phone={samplePhone} />,
  button: <PhoneLink phone={samplePhone} label={unbroken('Call now')} className="button" />,
  "somebody else's": <PhoneLink phone={{ text: '1-800-222-1222', href: 'tel:+18002221222' }} isOthers />,
}
