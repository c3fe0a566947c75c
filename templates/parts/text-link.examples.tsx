import type { ReactElement } from 'react'
import { sampleLinks } from './sample-layout.ts'
import { TextLink } from './text-link.tsx'

export const examples: Record<string, ReactElement> = {
  'same language': <TextLink link={sampleLinks[0]!} />,
  'other language': <TextLink link={sampleLinks[2]!} />,
}
