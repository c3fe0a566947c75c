import type { ReactElement } from 'react'
import { Band } from './band.tsx'

const text = <p>Its content.</p>

export const examples: Record<string, ReactElement> = {
  plain: <Band heading="A band">{text}</Band>,
  'on a color of its own': (
    <Band heading="A band" className="band-soft">
      {text}
    </Band>
  ),
}
