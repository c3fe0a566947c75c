import type { ReactElement } from 'react'
import { OptionsDrawing } from './options-drawing.tsx'

const reasons = [{ text: 'You want to see soon' }, { text: 'Your eyes are dry' }]

export const examples: Record<string, ReactElement> = {
  two: (
    <OptionsDrawing
      options={[
        { choice: 'Go to the emergency room if:', level: 'emergency', when: reasons },
        { choice: 'Call us today if:', level: 'urgent', when: reasons.slice(1) },
      ]}
    />
  ),
  four: (
    <OptionsDrawing options={['A', 'B', 'C', 'D'].map((name) => ({ choice: `Choose ${name} if:`, when: reasons }))} />
  ),
}
