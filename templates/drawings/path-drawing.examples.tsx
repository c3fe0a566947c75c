import type { ReactElement } from 'react'
import { PathDrawing } from './path-drawing.tsx'

export const examples: Record<string, ReactElement> = {
  three: <PathDrawing steps={['What to bring', 'What we will ask you about your eyes and your health', 'Drops']} />,
}
