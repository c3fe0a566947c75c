import type { ReactElement } from 'react'
import { sampleLinks } from './sample-layout.ts'
import { TextLink } from './text-link.tsx'

export const examples: Record<string, ReactElement> = {
  'same language': <TextLink link={sampleLinks[0]!} />,
  'an address to write to': <TextLink link={{ label: 'office@example.com', href: 'mailto:office@example.com' }} />,
  'other language': <TextLink link={sampleLinks[2]!} />,
}
