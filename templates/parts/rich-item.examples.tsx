import type { ReactElement } from 'react'
import { listItem } from './rich-item.tsx'
import { sampleLinks } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'in a list': <ul>{['Plain words.', ['See ', sampleLinks[0]!, '.']].map(listItem)}</ul>,
}
