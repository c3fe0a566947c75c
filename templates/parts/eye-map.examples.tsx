import type { ReactElement } from 'react'
import type { EyeMapPart } from '../../generator/page.ts'
import { EyeMap, EyeMapList } from './eye-map.tsx'
import { sampleLinks, sampleWords } from './sample-layout.ts'

const parts: EyeMapPart[] = [
  { part: 'cornea', links: sampleLinks },
  { part: 'retina', links: sampleLinks.slice(0, 1) },
  { part: 'brain', links: sampleLinks.slice(0, 1) },
]

export const examples: Record<string, ReactElement> = {
  'the picture above the list it leads to': (
    <>
      <EyeMap parts={parts} words={sampleWords} />
      <EyeMapList parts={parts} words={sampleWords} />
    </>
  ),
  'no part': <EyeMapList parts={[]} words={sampleWords} />,
}
