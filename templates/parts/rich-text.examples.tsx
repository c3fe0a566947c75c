import type { ReactElement } from 'react'
import { RichText } from './rich-text.tsx'
import { sampleLinks } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  plain: <RichText text="Plain words." />,
  mixed: <RichText text={['See ', sampleLinks[0]!, ' or ', { strong: 'call us' }, '.']} />,
  cited: <RichText text={['So do most.', { note: 1, isFirst: true }, { note: 2, isFirst: true }]} />,
}
