import type { ReactElement } from 'react'
import { RichText } from './rich-text.tsx'
import { sampleLinks } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  plain: <RichText text="Plain words." />,
  mixed: <RichText text={['See ', sampleLinks[0]!, ' or ', { strong: 'call us' }, '.']} />,
}
