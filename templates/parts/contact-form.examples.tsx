import type { ReactElement } from 'react'
import { ContactForm } from './contact-form.tsx'
import { sampleLayout } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  empty: <ContactForm layout={sampleLayout} phone={sampleLayout.practice.phone} />,
}
