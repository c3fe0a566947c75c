import type { ReactElement } from 'react'
import { ContactForm } from './contact-form.tsx'
import { sampleFrame } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  empty: <ContactForm frame={sampleFrame} />,
}
